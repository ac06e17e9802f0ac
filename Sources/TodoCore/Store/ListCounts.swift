public import FoundationEssentials

/// How many items the lists of the side bar hold: open ones, except for `done`.
public struct ListCounts: Hashable, Sendable {
  /// Everything open.
  public var all = 0
  /// Due today.
  public var today = 0
  /// Due after today.
  public var upcoming = 0
  /// Due before today.
  public var overdue = 0
  /// Ticked.
  public var done = 0
  /// Whether items were deleted that nothing has brought back.
  public var hasDeleted = false
  /// In no group.
  public var ungrouped = 0
  /// In each group; a group without open items is missing.
  public var groups: [UUID: Int] = [:]

  /// With each tag, by its name; a tag without open items is missing, and all are where they were not asked for.
  public var tags: [String: Int] = [:]

  /// No items at all.
  public init() {}
}

extension ListCounts {
  /// What is counted, its number and its group; `?1` is today. The index is named since one that begins with
  /// `done` looks as good to SQLite, but has no groups.
  static let sql = """
    SELECT 0, group_id, count(*) FROM item INDEXED BY item_group_open
      WHERE done = 0 GROUP BY group_id
    UNION ALL
    SELECT CASE WHEN due_day < ?1 THEN 1 WHEN due_day = ?1 THEN 2 ELSE 3 END, NULL, count(*)
      FROM item WHERE done = 0 AND due_day IS NOT NULL GROUP BY 1
    UNION ALL
    SELECT 4, NULL, count(*) FROM item WHERE done = 1
    UNION ALL
    SELECT 6, NULL, EXISTS(SELECT 1 FROM tombstone WHERE kind = 0)
    """

  /// The part for tags: which of a tag's items are open is told by the index of open items, in the order in which the
  /// tag's stand. By their ids, which come in no order, it would be a look at each row, at fourteen times the cost. What
  /// others wrote without a place is looked for by its id.
  static let tagSQL = """

    UNION ALL
    SELECT 5, tag.name,
      (SELECT count(*) FROM item_tag INDEXED BY item_tag_place
        CROSS JOIN item INDEXED BY item_open ON item.ord = item_tag.ord
        WHERE item_tag.tag_id = tag.id AND item.done = 0)
      + (SELECT count(*) FROM item_tag INDEXED BY item_tag_unplaced
        CROSS JOIN item ON item.id = item_tag.item_id
        WHERE item_tag.ord IS NULL AND item_tag.tag_id = tag.id AND item.done = 0)
    FROM tag
    """
}

extension TodoStore {
  /// All counts of the side bar, from covering indexes. Grows with the list: ask for it away from the
  /// interactive thread.
  ///
  /// - Parameters:
  ///   - today: what "overdue" and "upcoming" are seen from.
  ///   - includingTags: whether tags are counted too, in the same query.
  public func listCounts(
    today: CalendarDay, includingTags: Bool = false
  ) throws(StoreError) -> ListCounts {
    var counts = ListCounts()
    let sql = ListCounts.sql + (includingTags ? ListCounts.tagSQL : "")
    try database.each(sql, [.int(today.number)]) { row in
      let count = row.int(2)
      switch row.int(0) {
      case 0:
        counts.all += count
        if let group = row.id(1) { counts.groups[group] = count } else { counts.ungrouped = count }
      case 1: counts.overdue = count
      case 2: counts.today = count
      case 3: counts.upcoming = count
      case 4: counts.done = count
      case 6: counts.hasDeleted = count != 0
      default: if count > 0 { counts.tags[row.text(1)] = count }
      }
    }
    return counts
  }
}
