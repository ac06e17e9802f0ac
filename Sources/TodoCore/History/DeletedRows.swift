import CSQLite
import FoundationEssentials
import TodoText

/// The items that one step deleted and that are still gone because of it, read from its changesets.
struct DeletedRows {
  let store: TodoStore
  let seq: Int
  private let names: [String]

  init(store: TodoStore, seq: Int) throws(StoreError) {
    self.store = store
    self.seq = seq
    names = try store.database.columns(of: "item")
  }

  /// A row of the table `item` as it was.
  struct Row {
    let id: UUID
    /// How many deletions of items the changesets have before it.
    let index: Int
    /// In the order of the table's columns.
    var values: [Value]
    let deletedAt: Int64
    var tags: [Value] = []
    /// The name of its group, where the step deleted that too.
    var groupName: String?
  }

  /// Up to `limit` rows from that index on; fewer only at the end.
  func rows(from start: Int, limit: Int, only id: UUID? = nil) throws(StoreError) -> [Row] {
    var rows: [Row] = []
    var index = start
    while rows.count < limit {
      let found = try candidates(from: index, limit: limit - rows.count, only: id)
      guard let last = found.last else { break }
      rows += try completed(found)
      index = last.index + 1
    }
    return rows
  }

  /// Deleted items that are gone now, whatever deleted them last.
  private func candidates(from start: Int, limit: Int, only id: UUID?) throws(StoreError) -> [Row] {
    var rows: [Row] = []
    guard limit > 0 else { return [] }
    try eachBuried(from: start, only: id) { (index, rowID, change, time) throws(StoreError) in
      let values = (0..<change.columnCount).map { change.old($0) ?? .null }
      rows.append(Row(id: rowID, index: index, values: values, deletedAt: time))
      return rows.count < limit
    }
    return rows
  }

  /// Items that the step deleted and that are gone now, whatever deleted them last.
  ///
  /// - Parameter body: told the index, the id, the change and the mark's time; false ends it.
  func eachBuried(
    from start: Int, only id: UUID? = nil,
    _ body: (Int, UUID, Change, Int64) throws(StoreError) -> Bool
  ) throws(StoreError) {
    var index = -1
    var isEnded = false
    let buried = try store.database.prepare(
      """
      SELECT deleted_at FROM tombstone
      WHERE kind = 0 AND id = ?1 AND NOT EXISTS(SELECT 1 FROM item WHERE id = ?1)
      """)
    try eachChange { (change) throws(StoreError) in
      guard !isEnded else { return false }
      guard change.table == "item", change.operation == SQLITE_DELETE else { return true }
      index += 1
      guard index >= start, let key = change.key, let rowID = key.uuid, id == nil || id == rowID
      else { return true }
      buried.reset()
      try buried.bind([key])
      guard try buried.step() else { return true }
      isEnded = try !body(index, rowID, change, buried.int64(0))
      return !isEnded
    }
  }

  /// Those whose mark is the one that this step left, with their tags. A step lists the tags before the items, the
  /// groups and marks behind them: these are read only where times leave a doubt.
  private func completed(_ candidates: [Row]) throws(StoreError) -> [Row] {
    var rows = Dictionary(candidates.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let times = try DeletionTimes(database: store.database, seq: seq)
    let isSure = try times.own(Set(candidates.map(\.deletedAt)))
    let groups = isSure ? try times.groupNames(Set(candidates.compactMap(groupID))) : nil
    var buried = isSure ? Set(rows.keys) : []
    let readsAll = !isSure || groups == nil
    var found: [Value: String] = [:]
    try eachChange { (change) throws(StoreError) in
      switch (change.table, change.operation) {
      case ("item_tag", SQLITE_DELETE):
        if let id = change.key?.uuid, let tag = change.old(1) { rows[id]?.tags.append(tag) }
      case ("item_tag", _): break
      case ("todo_group", SQLITE_DELETE):
        if let key = change.key, case .text(let name)? = change.old(1) { found[key] = name }
      case ("tombstone", SQLITE_INSERT), ("tombstone", SQLITE_UPDATE):
        guard let id = (change.new(1) ?? change.old(1))?.uuid, let row = rows[id] else { break }
        if change.new(2) == .integer(row.deletedAt) { buried.insert(id) }
      default: return readsAll
      }
      return true
    }
    return candidates.compactMap { candidate in
      guard buried.contains(candidate.id), var row = rows[candidate.id] else { return nil }
      row.groupName = groupID(row).flatMap { (groups ?? found)[$0] }
      return row
    }
  }

  private func groupID(_ row: Row) -> Value? {
    value("group_id", row).flatMap { $0 == .null ? nil : $0 }
  }

  /// - Parameter body: false ends the piece.
  private func eachChange(_ body: (Change) throws(StoreError) -> Bool) throws(StoreError) {
    for piece in try ChangesetStream.pieces(store.database, seq: seq) {
      try ChangesetStream(store.database, seq: seq, piece: piece).each(body)
    }
  }

  private func value(_ name: String, _ row: Row) -> Value? {
    names.firstIndex(of: name).flatMap { row.values.indices.contains($0) ? row.values[$0] : nil }
  }

  /// The row as a person sees it.
  func deletedItem(_ row: Row) throws(StoreError) -> DeletedItem {
    func int(_ name: String) -> Int? { value(name, row)?.number }
    func text(_ name: String) -> String { value(name, row)?.string ?? "" }
    func date(_ name: String) -> Date? { int(name).map { Date(milliseconds: Int64($0)) } }
    var tags: [String] = []
    for tag in row.tags {
      if let name = try store.database.text("SELECT name FROM tag WHERE id = ?", tag) {
        tags.append(name)
      }
    }
    let group = value("group_id", row)?.uuid
    let name = try store.database.text("SELECT name FROM todo_group WHERE id = ?", .id(group))
    let item = TodoItem(
      id: row.id, title: text("title"), done: int("done") == 1, groupID: group,
      priority: Priority(rawValue: int("priority") ?? 0) ?? .none,
      due: DueDate(day: int("due_day"), minute: int("due_minute") ?? DueDate.noMinute),
      notes: text("notes"), tags: tags.sorted { Folding.nameKey($0) < Folding.nameKey($1) },
      createdAt: date("created_at") ?? Date(milliseconds: 0), modifiedAt: date("modified_at"),
      completedAt: date("completed_at"))
    return DeletedItem(
      item: item, deletedAt: Date(milliseconds: row.deletedAt), seq: seq,
      groupName: name ?? row.groupName, isGroupGone: group != nil && name == nil)
  }

  /// Where the row stood in the list.
  func place(_ row: Row) -> Int { value("ord", row)?.number ?? 0 }

  /// Writes the row again. Needs a recorded transaction around it.
  func insert(_ row: Row) throws(StoreError) {
    let database = store.database
    var row = row
    let columns = names.prefix(row.values.count)
    for (index, name) in columns.enumerated() {
      switch name {
      case "group_id":
        let isThere = try database.integer(
          "SELECT 1 FROM todo_group WHERE id = ?", row.values[index])
        if isThere == nil { row.values[index] = .null }
      case "ord":
        // Places are never given twice, but another program may have taken it.
        let isTaken = try database.integer("SELECT 1 FROM item WHERE ord = ?", row.values[index])
        if isTaken != nil {
          row.values[index] = .integer(try store.place(createdAt: store.clock()))
        }
      default: break
      }
    }
    try database.run("DELETE FROM tombstone WHERE kind = 0 AND id = ?", .id(row.id))
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    try database.run(
      "INSERT INTO item(\(columns.joined(separator: ", "))) VALUES (\(marks))", row.values)
    for tag in row.tags {
      try database.run(
        """
        INSERT OR IGNORE INTO item_tag(item_id, tag_id, ord)
        SELECT item.id, tag.id, item.ord FROM item CROSS JOIN tag WHERE item.id = ? AND tag.id = ?
        """, .id(row.id), tag)
    }
    try store.refillTagKeys(of: "SELECT ?", [.id(row.id)])
  }
}
