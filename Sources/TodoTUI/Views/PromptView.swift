import TodoText

/// The line above the status line that is being typed into: what for, the text, and where there is room a line
/// below it that tells what it means.
struct PromptView: View {
  /// A line to type in that is narrower than that is worth less than the name of what is typed.
  private static let narrowestField = 8

  let state: AppState
  let prompt: LinePrompt

  /// Draws label, text and, for a date, what it will be.
  func draw(on surface: inout Surface, in area: Area) {
    let (area, below) = area.splitTop(1)
    let label = label(columns: area.columns)
    let room = max(1, min(DisplayWidth.of(label) + 1, area.columns - 4))
    surface.put(
      label, at: area.origin, style: state.theme[.heading], limit: room - 1, ellipsis: true)
    var (_, field) = area.splitLeft(room)
    // The longest that leaves room for typing.
    let fitting = feedback.first { field.columns - DisplayWidth.of($0.text) - 2 >= 12 }
    if let fitting {
      let parts = field.splitRight(DisplayWidth.of(fitting.text) + 2)
      field = parts.rest
      surface.put([fitting], at: 0, of: parts.right, from: 1)
    }
    surface.target(.typing(field), in: field)
    prompt.field.draw(
      on: &surface, in: field, style: state.theme[.field], focused: true, marks: marks)
    drawMeaning(on: &surface, in: below)
  }

  /// What is asked for, in half of the line, or more where that is too little for the beginning of a title.
  private func label(columns: Int) -> String {
    func text(_ titleColumns: Int) -> String {
      " " + state.strings.label(prompt.purpose.shortened(to: titleColumns))
    }
    let half = columns / 2 - 1
    let most = columns - PromptView.narrowestField - 1
    let fitted = FittingText.of(columns: half, text)
    return DisplayWidth.of(fitted) <= half
      ? fitted : FittingText.of(columns: min(most, DisplayWidth.of(fitted)), orNone: true, text)
  }

  private func drawMeaning(on surface: inout Surface, in area: Area) {
    guard !area.isEmpty else { return }
    switch prompt.purpose {
    case .quickAdd(let base):
      guard let reading = state.reading(of: prompt) else { return }
      QuickAddPreview(state: state, reading: reading, base: base).draw(on: &surface, in: area)
    case .tags: surface.put(state.feedback(onTags: prompt.field), at: 0, of: area, from: 1)
    case .tagsOfMarked:
      surface.put(state.feedback(onTagChanges: prompt.field), at: 0, of: area, from: 1)
    case .title, .due, .dueOfMarked, .newGroup, .renameGroup, .renameTag: break
    }
  }

  /// How the words look that were understood.
  private var marks: [TextField.Mark] {
    guard let reading = state.reading(of: prompt) else { return [] }
    return reading.marks.map { mark in
      let style =
        switch mark.meaning {
        case .tag: state.theme[.tag]
        case .group: state.theme[.group]
        case .priority: state.theme[.urgent]
        case .due: state.theme[.soon]
        case .escape: state.theme[.quiet]
        }
      return TextField.Mark(range: mark.range, style: style)
    }
  }

  /// What a typed date means, from the most to the least that is said of it.
  private var feedback: [Span] {
    switch prompt.purpose {
    case .due(let item):
      DueFeedback(text: prompt.field.text, done: item.done, state: state).spans
    case .dueOfMarked: DueFeedback(text: prompt.field.text, done: false, state: state).spans
    default: []
    }
  }
}

/// What a typed date would be saved as.
struct DueFeedback {
  let text: String
  let done: Bool
  let state: AppState

  /// The date spelled out, or how dates are written.
  var span: Span {
    switch state.parseDue(text) {
    case .none: Span(state.strings.noDue, state.theme[.quiet])
    case .due(let due): Span(state.strings.fullDue(due, now: state.now, done: done))
    case .unknown: Span(state.strings.dueExamples, state.theme[.quiet])
    }
  }

  /// The same for a line beside which there may be little room, from the longest to the shortest.
  var spans: [Span] {
    switch state.parseDue(text) {
    case .none: [span]
    case .due(let due):
      [span, Span(state.strings.due(due, now: state.now, done: done))]
    case .unknown:
      [state.strings.dueExamples, ""].map { examples in
        let text = state.strings.notYetADate + (examples.isEmpty ? "" : ": " + examples)
        return Span(text, state.theme[.quiet])
      }
    }
  }
}
