import FoundationEssentials

/// Places in the list (the column `ord`). None is ever given twice: an undo puts a row back at its own.
extension TodoStore {
  /// The place of a new item: behind all that are or were, and by the clock where that is later.
  func place(createdAt: Date) throws(StoreError) -> Int64 {
    max(try lastPlace() + 1, ItemOrder.first(createdAt: createdAt.milliseconds))
  }

  /// The last place that was ever given, or -1.
  func lastPlace() throws(StoreError) -> Int64 {
    let last = try database.integer(
      """
      SELECT max(coalesce((SELECT max(ord) FROM item), -1),
        coalesce((SELECT value FROM setting WHERE key = 'last-place'), -1))
      """)
    return Int64(last ?? -1)
  }

  /// Notes the last place before rows go, for they may be the last ones.
  func keepPlaces() throws(StoreError) {
    let last = try lastPlace()
    try database.run(
      """
      INSERT INTO setting VALUES ('last-place', ?1)
      ON CONFLICT(key) DO UPDATE SET value = ?1 WHERE value < ?1
      """, .integer(last))
  }
}
