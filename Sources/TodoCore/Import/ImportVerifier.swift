import FoundationEssentials

/// Reads back what an import saved, record by record, on a connection that did not write it.
struct ImportVerifier {
  let store: TodoStore

  /// - Parameter goOn: asked now and then with the number of records checked; false cancels.
  /// - Returns: the title of the first record that is not as it was saved, and that nobody changed since.
  /// - Throws: `cancelled`, or what went wrong with reading.
  func firstUnsaved(
    _ records: [LegacyRecord], except kept: Set<UUID>, goOn: (Int) -> Bool
  ) throws(StoreError) -> String? {
    let statement = try store.database.prepare(
      """
      SELECT item.title, item.done, item.modified_at IS NOT NULL,
        EXISTS(SELECT 1 FROM import_base WHERE id = ?1)
      FROM (SELECT 1) LEFT JOIN item ON item.id = ?1
      """)
    // A snapshot for each stretch: none is held for long, which would keep the log from shrinking.
    for start in stride(from: 0, to: records.count, by: Self.stretch) {
      guard goOn(start) else { throw .cancelled }
      let part = records[start..<min(start + Self.stretch, records.count)]
      let unsaved = try store.database.snapshot { () throws(StoreError) -> String? in
        for record in part where !kept.contains(record.id) {
          if try !isSaved(record, statement) { return record.title }
        }
        return nil
      }
      if let unsaved { return unsaved }
    }
    return nil
  }

  private static let stretch = 10_000

  private func isSaved(
    _ record: LegacyRecord, _ statement: borrowing Statement
  ) throws(StoreError) -> Bool {
    defer { statement.reset() }
    try statement.bind([.id(record.id)])
    _ = try statement.step()
    // Gone, yet known to have been imported: a person deleted it, before this import or just now.
    if statement.isNull(0) { return statement.bool(3) }
    // Another window may have changed it between saving and reading.
    return statement.bool(2)
      || statement.text(0) == record.title && statement.bool(1) == record.done
  }
}
