import TodoCore
import TodoText

/// The words of one row of the list.
struct RowText: Hashable {
  let item: TodoItem
  let group: String
  let tags: String
  let due: String
  let isLate: Bool
  let isToday: Bool

  /// The words for an item; the group is left out in its own list, where it says nothing.
  init(_ item: TodoItem, state: AppState) {
    self.item = item
    var group = state.groupName(item.groupID)
    if case .group = state.list.source { group = "" }
    self.group = group.isEmpty ? "" : "@" + group
    tags = item.tags.map { "#" + $0 }.joined(separator: " ")
    due = item.due.map { state.strings.due($0, now: state.now, done: item.done) } ?? ""
    isLate = !item.done && item.due.map { $0.day < state.now.day } ?? false
    isToday = !item.done && item.due?.day == state.now.day
  }
}

extension RowText {
  /// What this row shows at the right edge takes so much of it, with the gap before; the title gets the rest.
  func rightColumns(_ columns: RowColumns) -> Int {
    if !group.isEmpty, columns.group > 0 { return columns.total }
    let afterTags = columns.due > 0 ? columns.due + 2 : 0
    if !tags.isEmpty, columns.tags > 0 { return columns.tags + 2 + afterTags }
    return due.isEmpty || columns.due == 0 ? 0 : min(columns.due, DisplayWidth.of(due)) + 2
  }
}

/// How wide the parts at the right edge are, the same in all rows of a screen so that they stand below each
/// other. When it gets narrow the tags go first, then the group, the due date last.
struct RowColumns: Hashable {
  /// Less than that of a name tells nothing.
  private static let narrowestGroup = 6

  private(set) var tags: Int
  private(set) var group: Int
  private(set) var due: Int

  /// The widths for these rows; where a tag is searched for, the group goes before the tags.
  init(_ rows: [RowText], columns: Int, tagsMatter: Bool = false) {
    func widest(_ part: (RowText) -> String, atMost limit: Int) -> Int {
      min(limit, rows.map { DisplayWidth.of(part($0)) }.max() ?? 0)
    }
    tags = widest(\.tags, atMost: 20)
    group = widest(\.group, atMost: 18)
    due = widest(\.due, atMost: 18)
    let room = columns - RowView.titleColumn
    if room - total < 30 { if tagsMatter { group = 0 } else { tags = 0 } }
    if tagsMatter, room - total < 18 { tags = 0 }
    // One long name must not take the groups from all rows: it is cut before they go.
    let spare = room - 22 - (total - group)
    if spare < group { group = spare >= RowColumns.narrowestGroup ? spare : 0 }
    if room - total < 10 { due = 0 }
  }

  /// All that stands at the right edge, with the gaps before each part.
  var total: Int { [tags, group, due].reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) } }
}
