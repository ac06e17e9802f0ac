import FoundationEssentials
import TodoText

/// How a row of the table `item` becomes a value.
enum ItemRow {
  /// What to select; `init(_:)` of an item reads it in this order.
  static let columns = """
    item.id, item.title, item.done, item.group_id, item.priority, item.due_day, item.due_minute, \
    item.notes, item.created_at, item.modified_at, item.completed_at, \
    (SELECT group_concat(tag.name, char(31)) FROM item_tag JOIN tag ON tag.id = item_tag.tag_id \
    WHERE item_tag.item_id = item.id)
    """

  /// How many columns that is.
  static let columnCount: Int32 = 12

  /// The current row of a statement that selects `columns` first.
  static func item(_ row: borrowing Statement) -> TodoItem? {
    guard let id = row.id(0) else { return nil }
    return TodoItem(
      id: id, title: row.text(1), done: row.bool(2), groupID: row.id(3),
      priority: Priority(rawValue: row.int(4)) ?? .none,
      due: DueDate(day: row.optionalInt(5), minute: row.int(6)), notes: row.text(7),
      tags: tags(row), createdAt: row.date(8) ?? Date(milliseconds: 0),
      modifiedAt: row.date(9), completedAt: row.date(10))
  }

  private static func tags(_ row: borrowing Statement) -> [String] {
    guard !row.isNull(11) else { return [] }
    let names = row.text(11)
    // Most items have one, for which nothing need be put in order.
    guard names.utf8.contains(0x1F) else { return [names] }
    return names.split(separator: "\u{1F}").map(String.init)
      .sorted { Folding.nameKey($0) < Folding.nameKey($1) }
  }
}
