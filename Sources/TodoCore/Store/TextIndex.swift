/// The full-text index of items, kept row by row by triggers or, for many rows, set by set.
enum TextIndex {
  /// From so many rows on a write indexes set by set: triggers take about three times as long.
  static let setBySetRows = 1_000
  /// The same in bytes of a changeset.
  static let setBySetBytes = 200_000
}

extension TodoStore {
  /// Runs a write that changes the items of `ids` (a subquery). Set by set, the triggers rest meanwhile, the
  /// old text is taken out before and the new text put in after.
  func indexing(
    _ ids: String, setBySet: Bool, _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    guard setBySet else { return try body() }
    let keys = "item.ord, item.title_key, item.notes_key, item.tags_key"
    try database.run("INSERT INTO bulk VALUES (1)")
    try database.run(
      """
      INSERT INTO item_text(item_text, rowid, title_key, notes_key, tags_key)
      SELECT 'delete', \(keys) FROM item WHERE id IN (\(ids))
      """)
    try body()
    try database.run(
      """
      INSERT INTO item_text(rowid, title_key, notes_key, tags_key)
      SELECT \(keys) FROM item WHERE id IN (\(ids))
      """)
    try database.run("DELETE FROM bulk")
  }
}
