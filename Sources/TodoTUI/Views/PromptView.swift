import TodoText

/// The line above the status line that is being typed into: what for, and the text.
struct PromptView: View {
  let state: AppState
  let prompt: LinePrompt

  /// Draws label, text and, for a date, what it will be.
  func draw(on surface: inout Surface, in area: Area) {
    let label = " " + state.strings.label(prompt.purpose)
    let room = max(1, min(DisplayWidth.of(label) + 1, area.columns / 2))
    surface.put(
      label, at: area.origin, style: state.theme[.heading], limit: room - 1, ellipsis: true)
    var (_, field) = area.splitLeft(room)
    if let feedback {
      let columns = DisplayWidth.of(feedback.text) + 2
      if field.columns - columns >= 12 {
        let parts = field.splitRight(columns)
        field = parts.rest
        surface.put([feedback], at: 0, of: parts.right, from: 1)
      }
    }
    surface.target(.typing(field), in: field)
    prompt.field.draw(on: &surface, in: field, style: state.theme[.field], focused: true)
  }

  private var feedback: Span? {
    switch prompt.purpose {
    case .due(let item):
      DueFeedback(text: prompt.field.text, done: item.done, state: state).span
    case .dueOfMarked: DueFeedback(text: prompt.field.text, done: false, state: state).span
    default: nil
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
}
