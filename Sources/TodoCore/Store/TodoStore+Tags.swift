import FoundationEssentials
import TodoText

extension TodoStore {
  /// The names as they will be read back: cleaned, each once by `Folding.nameKey`, spelled as the list knows
  /// them, in alphabetical order.
  func storedTags(_ names: [String]) throws(StoreError) -> [String] {
    var namesByKey: [String: String] = [:]
    for name in names {
      let name = SafeText.title(name)
      guard !SafeText.isBlank(name) else { throw .blankName }
      let key = Folding.nameKey(name)
      guard namesByKey[key] == nil else { continue }
      namesByKey[key] =
        try database.text("SELECT name FROM tag WHERE name_key = ?", .text(key)) ?? name
    }
    return namesByKey.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Gives an item exactly these tags; a tag that is new to the list is made.
  func setTags(_ names: [String], of item: UUID) throws(StoreError) {
    try setTags(names, ofAll: "SELECT ?", [.id(item)])
  }

  /// Gives every item of `ids` (a subquery) exactly these tags.
  func setTags(
    _ names: [String], ofAll ids: String, _ values: [Value] = []
  ) throws(StoreError) {
    try database.run("DELETE FROM item_tag WHERE item_id IN (\(ids))", values)
    for name in names {
      let key = Folding.nameKey(name)
      try database.run(
        "INSERT INTO tag(id, name, name_key) VALUES (?, ?, ?) ON CONFLICT(name_key) DO NOTHING",
        .id(makeID()), .text(name), .text(key))
      try database.run(
        """
        INSERT INTO item_tag(item_id, tag_id, ord)
        SELECT item.id, tag.id, item.ord FROM item CROSS JOIN tag WHERE item.id IN (\(ids)) AND tag.name_key = ?
        """, values + [.text(key)])
    }
    // The same names for all give the same folded text.
    try database.run(
      "UPDATE item SET tags_key = ? WHERE id IN (\(ids)) AND tags_key <> ?",
      [.text(SearchKey.column(names.joined(separator: " ")))] + values
        + [.text(SearchKey.column(names.joined(separator: " ")))])
  }

  /// Gives the items' places to tagged rows without one: a changeset of version 3 knows none, and a row that comes
  /// before its item can't.
  func fillTagPlaces() throws(StoreError) {
    try database.run(
      """
      UPDATE item_tag INDEXED BY item_tag_unplaced
      SET ord = (SELECT ord FROM item WHERE id = item_id) WHERE ord IS NULL
      """)
  }

  /// Writes the folded tag names of these items (a subquery of ids) anew, in the order in which `setTags` gets them.
  func refillTagKeys(of ids: String, _ values: [Value] = []) throws(StoreError) {
    var keys: [UUID: String] = [:]
    try database.each(
      """
      SELECT touched.id, (SELECT group_concat(name, ' ') FROM (
        SELECT name FROM item_tag JOIN tag ON tag.id = item_tag.tag_id
        WHERE item_tag.item_id = touched.id ORDER BY name_key))
      FROM (SELECT id FROM item WHERE id IN (\(ids))) touched
      """, values
    ) { row in
      if let id = row.id(0) { keys[id] = SearchKey.column(row.text(1)) }
    }
    for (id, key) in keys {
      try database.run(
        "UPDATE item SET tags_key = ?1 WHERE id = ?2 AND tags_key <> ?1", .text(key), .id(id))
    }
  }
}
