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
    for (index, record) in records.enumerated() {
      if index % 10_000 == 0, !goOn(index) { throw .cancelled }
      statement.reset()
      try statement.bind([.id(record.id)])
      _ = try statement.step()
      if statement.isNull(0) {
        // Gone, yet known to have been imported: a person deleted it, before this import or just now.
        if !statement.bool(3) { return record.title }
        continue
      }
      if kept.contains(record.id) { continue }
      let isAsInFile = statement.text(0) == record.title && statement.bool(1) == record.done
      // Another window may have changed it between saving and reading.
      if !isAsInFile, !statement.bool(2) { return record.title }
    }
    return nil
  }
}
