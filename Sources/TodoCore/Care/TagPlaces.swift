/// The column `item_tag.ord`, compared with the places of the items that it repeats.
struct TagPlaces {
  let database: Database

  private static let stale = """
    item_tag.ord IS NOT (SELECT ord FROM item WHERE item.id = item_tag.item_id)
    """

  /// How many rows have another place than their items, as one finding.
  func findings() throws(StoreError) -> [Finding] {
    let rows = try database.integer("SELECT count(*) FROM item_tag WHERE \(Self.stale)") ?? 0
    return rows > 0 ? [.staleKeys(table: "item_tag", column: "ord", rows: rows)] : []
  }

  /// Writes what is stale anew. Needs a transaction around it.
  func refill() throws(StoreError) {
    try database.run(
      """
      UPDATE item_tag SET ord = (SELECT ord FROM item WHERE item.id = item_tag.item_id)
      WHERE \(Self.stale)
      """)
  }
}
