import TodoCore
import TodoText

/// What the line of quick add will be saved as, spelled out in a row, or two where one is too narrow.
struct QuickAddPreview: View {
  /// How much is said of a mark: less, where there is less room.
  private enum Detail { case full, shortDate, signs }

  let state: AppState
  let reading: QuickAddLine
  let base: TodoDraft

  /// Draws as many rows as there are.
  func draw(on surface: inout Surface, in area: Area) {
    let lines = lines(columns: area.columns - 2, mostRows: area.rows)
    for (row, line) in lines.enumerated() { surface.put(line, at: row, of: area, from: 1) }
  }

  /// The rows at that width: one, with less said of each mark where that helps, else two if they may be.
  func lines(columns: Int, mostRows: Int) -> [[Span]] {
    for detail in [Detail.full, .shortDate] {
      let marks = marks(detail)
      if width(marks) + min(12, width([title])) <= columns { return [line(marks, columns)] }
    }
    guard mostRows > 1 else { return [line(marks(.signs), columns)] }
    var marks = marks(.shortDate)
    var first: [Span] = []
    // The title and what fits behind it, then the rest.
    while let next = marks.first,
      width(first + [next]) + min(12, width([title])) <= columns
    {
      first.append(next)
      marks.removeFirst()
    }
    return [line(first, columns), Array(marks.map { [$0] }.joined(separator: [Span("  ")]))]
  }

  /// The title, which gets what room is left, and the marks behind it.
  private func line(_ marks: [Span], _ columns: Int) -> [Span] {
    var title = title
    let room = max(10, columns - width(marks))
    if DisplayWidth.of(title.text) > room {
      title.text = DisplayWidth.prefix(title.text, columns: room - 1) + Surface.cutMark
    }
    let spans = (title.text.isEmpty ? [] : [title]) + marks
    return Array(spans.map { [$0] }.joined(separator: [Span("  ")]))
  }

  /// How wide they are, with a gap behind each.
  private func width(_ spans: [Span]) -> Int {
    spans.reduce(0) { $0 + DisplayWidth.of($1.text) + 2 }
  }

  private var title: Span {
    if SafeText.isBlank(reading.text) {
      let isEmpty = marks(.signs).isEmpty
      return Span(isEmpty ? state.strings.quickAddExample : "", state.theme[.quiet])
    }
    if SafeText.isBlank(reading.title) { return Span(state.strings.noTitle, state.theme[.fault]) }
    return Span(reading.title, state.theme[.heading])
  }

  /// Due date, group, priority and tags as they will be: typed, or those of the list that is shown.
  private func marks(_ detail: Detail) -> [Span] {
    let strings = state.strings
    let item = reading.item(from: base)
    var spans: [Span] = []
    if let due = item.draft.due {
      let text =
        detail == .full
        ? strings.fullDue(due, now: state.now, done: false)
        : strings.due(due, now: state.now, done: false)
      spans.append(Span(text, state.theme[.soon]))
    }
    if let name = item.newGroup {
      spans.append(Span(strings.new("@" + name), state.theme[.group]))
    } else if let group = item.draft.groupID {
      spans.append(Span("@" + state.groupName(group), state.theme[.group]))
    }
    if item.draft.priority > .none {
      let signs = String(repeating: "!", count: item.draft.priority.rawValue)
      spans.append(
        Span(
          detail == .signs ? signs : strings.priorityText(item.draft.priority), state.theme[.urgent]
        ))
    }
    return spans + state.spans(ofTags: item.draft.tags)
  }
}
