import FoundationEssentials
import TodoText

/// Writes to many items at once, each one step of undo.
extension TodoStore {
  /// Writes the fields that the patch names to everything that the query finds.
  ///
  /// - Returns: how many items were changed; those that have these values already are not touched.
  /// - Throws: `blankTitle`, `blankName`, `noSuchGroup`; then nothing is written.
  public func update(_ query: TodoQuery, _ patch: ItemPatch) throws(StoreError) -> Int {
    try step(Self.action(of: patch)) { note throws(StoreError) in
      let patch = try validated(patch)
      guard !patch.isEmpty else { return 0 }
      note.count = try choose(query, only: try Self.differs(from: patch))
      note.subject = try firstChosenTitle()
      if let value = try stepValue(of: patch) { note.values = [value] }
      let isText = !patch.fields.isDisjoint(with: [.title, .notes, .tags])
      try indexing(
        Self.chosen, setBySet: isText && note.count >= TextIndex.setBySetRows
      ) { () throws(StoreError) in
        let sql = SQL("UPDATE item SET ") + columns(of: patch).joined(separator: ", ")
        try runOnChosen(sql, share: note.count)
        if let tags = patch.tags { try setTags(tags, ofAll: Self.chosen) }
      }
      return note.count
    }
  }

  /// Deletes everything that the query finds.
  ///
  /// - Returns: how many items that were.
  public func delete(_ query: TodoQuery) throws(StoreError) -> Int {
    try step(.deleteItem) { note throws(StoreError) in
      note.count = try choose(query)
      note.subject = try firstChosenTitle()
      note.deletes = true
      try keepPlaces()
      try bury(Self.chosen, [], .item)
      // Set by set, each row is taken out of the index, deleted, and looked for to be put in again.
      let isSetBySet = note.count >= TextIndex.setBySetRows
      let third = isSetBySet ? note.count / 3 : 0
      try indexing(
        Self.chosen, setBySet: isSetBySet, openMeter, share: third
      ) { () throws(StoreError) in
        try runOnChosen(SQL("DELETE FROM item"), share: note.count - 2 * third)
      }
      return note.count
    }
  }

  /// Writes items with the ids that they bring: a known id updates that row, an unknown one makes a new row behind
  /// all others, never a second one. `modifiedAt` and `completedAt` are kept by the store, as with every write.
  ///
  /// - Returns: the items as they are now, in the same order.
  /// - Throws: `blankTitle`, `blankName`, `noSuchGroup`; then nothing is written.
  public func upsert(_ items: [TodoItem]) throws(StoreError) -> [TodoItem] {
    try step(.saveItems) { note throws(StoreError) in
      note.count = items.count
      note.subject = items.first.map { SafeText.title($0.title) } ?? ""
      var written: [TodoItem] = []
      for item in items {
        var wanted = try validated(item)
        if let current = try self.item(item.id) {
          try write(ItemPatch(from: current, to: wanted), to: item.id)
        } else {
          wanted.completedAt = wanted.done ? clock() : nil
          try insert(wanted)
        }
        written.append(try existing(item.id))
      }
      return written
    }
  }

  static let chosen = "SELECT id FROM temp.chosen"

  /// Notes the ids of what a query finds, before the write changes what it finds; of those only the items with
  /// that condition, where there is one.
  func choose(_ query: TodoQuery, only condition: SQL? = nil) throws(StoreError) -> Int {
    // In no order, and each source by itself: the sorting of a page has no use here.
    try choose(
      try compiler(for: query, inOrder: false).sources.map { source in
        SQL("SELECT item.id FROM \(source.walk) WHERE ")
          + (source.conditions + (condition.map { [$0] } ?? [])).joined(separator: " AND ")
      })
  }

  /// Notes the ids that these statements give, and returns how many they are.
  func choose(_ statements: SQL...) throws(StoreError) -> Int { try choose(statements) }

  private func choose(_ statements: [SQL]) throws(StoreError) -> Int {
    try database.execute(
      "CREATE TEMP TABLE IF NOT EXISTS chosen(id BLOB PRIMARY KEY) WITHOUT ROWID; DELETE FROM temp.chosen"
    )
    for statement in statements {
      let sql = SQL("INSERT OR IGNORE INTO temp.chosen ") + statement
      try database.run(sql.text, sql.values)
    }
    return try database.integer("SELECT count(*) FROM temp.chosen") ?? 0
  }

  /// Runs a write on the chosen items.
  ///
  /// - Parameter share: what all of it is for the meter.
  func runOnChosen(_ sql: SQL, share: Int) throws(StoreError) {
    try forChosen(share: share) { ids throws(StoreError) in
      let all = sql + SQL(" WHERE id IN (") + ids + SQL(")")
      try database.run(all.text, all.values)
    }
  }

  /// Does something to the chosen items: to all at once, or where a meter is told how far it is in pieces.
  ///
  /// - Parameters:
  ///   - share: what all of it is for the meter.
  ///   - body: is given a subquery of ids.
  func forChosen(
    share: Int, _ body: (_ ids: SQL) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let meter = openMeter else { return try body(SQL(Self.chosen)) }
    var last = Value.blob([])
    var done = 0
    var rows = 0
    let total = try database.integer("SELECT count(*) FROM temp.chosen") ?? 0
    while rows < total {
      let piece = SQL("\(Self.chosen) WHERE id > ? ORDER BY id LIMIT 500", last)
      try body(piece)
      let ids = try database.prepare(piece.text)
      try ids.bind(piece.values)
      while try ids.step() {
        last = ids.value(0)
        rows += 1
      }
      try meter.advance(by: share * rows / total - done)
      done = share * rows / total
    }
  }

  func firstChosenTitle() throws(StoreError) -> String {
    try database.text(
      "SELECT title FROM item WHERE id IN (\(Self.chosen)) ORDER BY ord LIMIT 1") ?? ""
  }

  /// The condition that an item is not yet as the patch wants it.
  private static func differs(from patch: ItemPatch) throws(StoreError) -> SQL {
    var conditions: [SQL] = []
    if let title = patch.title { conditions.append(SQL("item.title <> ?", .text(title))) }
    if let done = patch.done { conditions.append(SQL("item.done <> ?", .bool(done))) }
    if let group = patch.group {
      conditions.append(SQL("item.group_id IS NOT ?", .id(group.value)))
    }
    if let priority = patch.priority {
      conditions.append(SQL("item.priority <> ?", .int(priority.rawValue)))
    }
    if let due = patch.due {
      conditions.append(
        SQL(
          "(item.due_day IS NOT ? OR item.due_minute <> ?)", .int(due.value?.day.number),
          .int(due.value?.storedMinute ?? DueDate.noMinute)))
    }
    if let notes = patch.notes { conditions.append(SQL("item.notes <> ?", .text(notes))) }
    // Which tags a row has takes a look at each; writing the same ones again changes nothing.
    if patch.tags != nil { conditions.append(SQL("1")) }
    return SQL("(") + conditions.joined(separator: " OR ") + SQL(")")
  }

  /// The patch as it is stored: title, notes and tags cleaned, its group there.
  private func validated(_ patch: ItemPatch) throws(StoreError) -> ItemPatch {
    let blank = TodoItem(id: UUID(), title: "-", createdAt: clock())
    let clean = try validated(patch.applied(to: blank))
    var patch = patch
    if patch.title != nil { patch.title = clean.title }
    if patch.notes != nil { patch.notes = clean.notes }
    if patch.tags != nil { patch.tags = clean.tags }
    return patch
  }
}
