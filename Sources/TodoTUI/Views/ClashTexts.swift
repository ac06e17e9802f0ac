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
    func isTooLong(_ text: String, _ columns: Int) -> Bool {
      DisplayWidth.prefix(text, columns: columns).endIndex < text.endIndex
    }
    let common = String(one[..<place(at: difference(one, other), in: one, other)])
    // What follows the place gets two thirds of the line.
    guard isTooLong(common, columns * 2 / 3), isTooLong(one, columns) || isTooLong(other, columns)
    else { return (one, other) }
    var start = common.endIndex
    var lead = 0
    while start > common.startIndex {
      lead += DisplayWidth.of(common[common.index(before: start)])
      if lead > columns / 3 { break }
      start = common.index(before: start)
    }
    let mark = Surface.cutMark + common[start...]
    func rest(_ text: String) -> Substring {
      text[text.utf8.index(text.startIndex, offsetBy: common.utf8.count)...]
    }
    return (mark + rest(one), mark + rest(other))
  }

  /// How many bytes at their beginning two texts have in common.
  private static func difference(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).lazy.prefix { $0 == $1 }.count
  }

  /// The last place up to that byte at which a cluster ends in both.
  private static func place(at byte: Int, in one: String, _ other: String) -> String.Index {
    var byte = byte
    while true {
      let place = one.utf8.index(one.startIndex, offsetBy: byte)
      let otherPlace = other.utf8.index(other.startIndex, offsetBy: byte)
      if String.Index(place, within: one) != nil, String.Index(otherPlace, within: other) != nil {
        return place
      }
      byte -= 1
    }
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
