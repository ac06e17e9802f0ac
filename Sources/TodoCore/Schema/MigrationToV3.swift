import FoundationEssentials
import TodoText

extension MigrationPlan.Stage {
  /// Groups get global ids and equal names are merged; items get order, folded text and a floating due date.
  static let v2ToV3 = MigrationPlan.Stage.custom(
    to: .v3,
    willMigrate: { _ throws(StoreError) in },
    sql: SchemaVersion.v3.ddl,
    didMigrate: { database throws(StoreError) in
      let groups = try mergedGroups(database)
      try database.run("INSERT INTO bulk VALUES (1)")
      try copyItems(database, groups: groups)
      try database.run("INSERT INTO item_text(item_text) VALUES ('rebuild')")
      try database.run("DELETE FROM bulk")
      try database.execute("DROP TABLE items; DROP TABLE groups")
    })

  /// Writes a row for each distinct name and returns the new id of every old group.
  private static func mergedGroups(_ database: Database) throws(StoreError) -> [Int64: UUID] {
    var idByOldID: [Int64: UUID] = [:]
    var idByKey: [String: UUID] = [:]
    let insert = try database.prepare("INSERT INTO todo_group(id, name, name_key) VALUES (?, ?, ?)")
    try database.each("SELECT id, name FROM groups ORDER BY id") { row throws(StoreError) in
      let name = SafeText.title(row.text(1))
      // A name that nobody could see or type would be a group that nobody could reach.
      let shown = SafeText.isBlank(name) ? "Group \(row.int64(0))" : name
      let key = Folding.nameKey(shown)
      if let known = idByKey[key] {
        idByOldID[row.int64(0)] = known
        return
      }
      let id = UUID()
      idByKey[key] = id
      idByOldID[row.int64(0)] = id
      try insert.run([.id(id), .text(shown), .text(key)])
    }
    return idByOldID
  }

  private static func copyItems(
    _ database: Database, groups: [Int64: UUID]
  ) throws(StoreError) {
    let insert = try database.prepare(
      """
      INSERT INTO item(id, ord, title, done, priority, group_id, due_day, due_minute, created_at, title_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    var used: Set<UUID> = []
    var ord: Int64 = 0
    try database.each(
      """
      SELECT id, title, done, createdAt, "group", priority, dueDate FROM items
      ORDER BY createdAt, rowid
      """
    ) { row throws(StoreError) in
      // An id that is no UUID, or one in two spellings, must not cost the row.
      var id = UUID(uuidString: row.text(0)) ?? UUID()
      if !used.insert(id).inserted {
        id = UUID()
        used.insert(id)
      }
      let title = SafeText.title(row.text(1))
      let shown = SafeText.isBlank(title) ? "(no title)" : title
      let created = row.int64(3)
      ord = max(ord + 1, ItemOrder.first(createdAt: created))
      let due = row.isNull(6) ? nil : LocalTime.due(at: Date(milliseconds: row.int64(6)))
      let priority = Priority(rawValue: row.int(5)) ?? .none
      try insert.run([
        .id(id), .integer(ord), .text(shown), .bool(row.bool(2)), .int(priority.rawValue),
        .id(row.isNull(4) ? nil : groups[row.int64(4)]), .int(due?.day.number),
        .int(due?.storedMinute ?? DueDate.noMinute), .integer(created),
        .text(SearchKey.column(shown)),
      ])
    }
  }
}
