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
  /// In no group.
  public var ungrouped = 0
  /// In each group; a group without open items is missing.
  public var groups: [UUID: Int] = [:]

  /// No items at all.
  public init() {}
}

extension ListCounts {
  /// What is counted, its number and its group; `?1` is today.
  static let sql = """
    SELECT 0, group_id, count(*) FROM item WHERE done = 0 GROUP BY group_id
    UNION ALL
    SELECT CASE WHEN due_day < ?1 THEN 1 WHEN due_day = ?1 THEN 2 ELSE 3 END, NULL, count(*)
      FROM item WHERE done = 0 AND due_day IS NOT NULL GROUP BY 1
    UNION ALL
    SELECT 4, NULL, count(*) FROM item WHERE done = 1
    """
}

extension TodoStore {
  /// All counts of the side bar, from covering indexes. Grows with the list: ask for it away from the
  /// interactive thread.
  public func listCounts(today: CalendarDay) throws(StoreError) -> ListCounts {
    var counts = ListCounts()
    try database.each(ListCounts.sql, [.int(today.number)]) { row in
      let count = row.int(2)
      switch row.int(0) {
      case 0:
        counts.all += count
        if let group = row.id(1) { counts.groups[group] = count } else { counts.ungrouped = count }
      case 1: counts.overdue = count
      case 2: counts.today = count
      case 3: counts.upcoming = count
      default: counts.done = count
      }
    }
    return counts
  }
}
