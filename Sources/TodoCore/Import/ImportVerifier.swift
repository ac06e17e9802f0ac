import FoundationEssentials

/// Reads back what an import saved, record by record, on a connection that did not write it.
struct ImportVerifier {
  let store: TodoStore
  /// When the import began: what has another time was written by someone else.
  let now: Date

  /// - Parameter goOn: asked now and then with the number of records checked; false cancels.
  /// - Returns: the title of the first record that is not as it was saved, and that nobody changed since.
  /// - Throws: `cancelled`, or what went wrong with reading.
  func firstUnsaved(
    _ records: [LegacyRecord], except others: Set<UUID>, goOn: (Int) -> Bool
  ) throws(StoreError) -> String? {
    // Ids come in no order: a larger cache saves reading the same pages of their index again.
    try store.database.execute("PRAGMA cache_size = -65536")
    let statement = try store.database.prepare(
      """
      SELECT item.title, item.done, coalesce(item.modified_at <> ?2, 0),
        item.id IS NULL AND EXISTS(SELECT 1 FROM tombstone WHERE kind = 0 AND id = ?1)
      FROM (SELECT 1) LEFT JOIN item ON item.id = ?1
      """)
    // A snapshot for each stretch: none is held for long, which would keep the log from shrinking.
    for start in stride(from: 0, to: records.count, by: Self.stretch) {
      guard goOn(start) else { throw .cancelled }
      let part = records[start..<min(start + Self.stretch, records.count)]
      let unsaved = try store.database.snapshot { () throws(StoreError) -> String? in
        for record in part where !others.contains(record.id) {
          if try !isSaved(record, statement) { return record.title }
        }
        return nil
      }
      if let unsaved { return unsaved }
    }
    return nil
  }

  private static let stretch = 2_000

  private func isSaved(
    _ record: LegacyRecord, _ statement: borrowing Statement
  ) throws(StoreError) -> Bool {
    defer { statement.reset() }
    try statement.bind([.id(record.id), .date(now)])
    _ = try statement.step()
    // Another window may have deleted or changed it between saving and reading.
    if statement.isNull(0) { return statement.bool(3) }
    let row = LegacyRecord.hash(title: statement.text(0), done: statement.bool(1))
    return row == record.hash || statement.bool(2)
  }
}
