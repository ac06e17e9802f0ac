import TodoCore
import TodoText

/// What two windows made of the same fields: for each a line of mine and a line of theirs.
struct ClashTexts {
  let state: AppState
  let form: EditForm
  let fields: [ItemField]
  /// The item as the other window left it.
  let current: TodoItem

  /// The lines, cut so that each pair shows where it differs.
  func lines(columns: Int) -> [[Span]] {
    let theirs = EditForm(current, groupName: state.groupName(current.groupID)).values
    return fields.flatMap { field -> [[Span]] in
      let name = FormField.allCases.first { $0.itemField == field }.map(state.strings.label) ?? ""
      let labels = [true, false].map { state.strings.clashLabel(name, isMine: $0) }
      let room = columns - (labels.map { DisplayWidth.of($0) }.max() ?? 0)
      let texts = ClashTexts.aroundDifference(
        text(field, of: form.values), text(field, of: theirs), columns: room)
      return zip(labels, [texts.one, texts.other]).map { label, text in
        [Span(label, state.theme[.quiet]), Span(text)]
      }
    }
  }

  /// Two texts, both without the same part of their beginning where the place at which they part would
  /// else be beyond the edge.
  static func aroundDifference(
    _ one: String, _ other: String, columns: Int
  ) -> (one: String, other: String) {
    var common = zip(one, other).prefix { $0 == $1 }.map(\.0)[...]
    var lead = common.reduce(0) { $0 + DisplayWidth.of($1) }
    // What follows the place gets two thirds of the line.
    guard lead > columns * 2 / 3, max(DisplayWidth.of(one), DisplayWidth.of(other)) > columns else {
      return (one, other)
    }
    let count = common.count
    while lead > columns / 3, let first = common.popFirst() { lead -= DisplayWidth.of(first) }
    let mark = Surface.cutMark + String(common)
    return (mark + one.dropFirst(count), mark + other.dropFirst(count))
  }

  private func text(_ field: ItemField, of values: EditForm.Values) -> String {
    switch field {
    case .title: values.title
    case .done: state.strings.doneWord(values.done)
    case .group: values.group
    case .priority: state.strings.priorityText(values.priority)
    case .due: values.due
    case .notes: ClashTexts.oneLine(values.notes)
    case .tags: values.tags
    }
  }

  /// Also of empty lines nothing is left out: they may be all that differs.
  private static func oneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .joined(separator: " / ")
  }
}
