import TodoCore
import TodoText

/// What the line of quick add will be saved as, spelled out in one row.
struct QuickAddPreview: View {
  /// How much is said of a mark: less, where there is less room.
  private enum Detail { case full, shortDate, signs }

  let state: AppState
  let reading: QuickAddLine
  let base: TodoDraft

  /// Draws the title, which gets what room is left, and behind it all that was understood.
  func draw(on surface: inout Surface, in area: Area) {
    let room = area.columns - 2
    var marks = marks(.full)
    for detail in [Detail.shortDate, .signs] where columns(marks) + 10 > room {
      marks = self.marks(detail)
    }
    let title = SafeText.title(reading.title)
    var spans: [Span]
    if reading.text.isEmpty {
      spans = [Span(state.strings.quickAddExample, state.theme[.quiet])]
      if !marks.isEmpty { spans = [] }
    } else if SafeText.isBlank(title) {
      spans = [Span(state.strings.noTitle, state.theme[.fault])]
    } else {
      let left = max(10, room - columns(marks) - 2)
      let isLong = DisplayWidth.of(title) > left
      let start = DisplayWidth.prefix(title, columns: left - 1)
      spans = [Span(isLong ? start + Surface.cutMark : title, state.theme[.heading])]
    }
    for mark in marks { spans += (spans.isEmpty ? [] : [Span("  ")]) + [mark] }
    surface.put(spans, at: 0, of: area, from: 1)
  }

  private func columns(_ marks: [Span]) -> Int {
    marks.reduce(0) { $0 + DisplayWidth.of($1.text) + 2 }
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
