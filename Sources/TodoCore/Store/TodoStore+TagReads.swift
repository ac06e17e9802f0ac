extension TodoStore {
  /// Every tag that an item has, by name.
  public func tags() throws(StoreError) -> [TodoTag] {
    var tags: [TodoTag] = []
    try database.each(
      """
      SELECT id, name FROM tag
      WHERE EXISTS (SELECT 1 FROM item_tag WHERE item_tag.tag_id = tag.id) ORDER BY name_key
      """
    ) { row in
      if let id = row.id(0) { tags.append(TodoTag(id: id, name: row.text(1))) }
    }
    return tags
  }
}
