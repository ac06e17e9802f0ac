import TodoCore
import TodoText

/// Lines that were left with text in them: the same line opened again offers them.
extension AppState {
  /// Opens a line, with the drafts of its kind at hand.
  mutating func openLine(_ purpose: LinePrompt.Purpose, text: String = "") {
    mode = .line(LinePrompt(purpose, text: text, drafts: drafts.texts(of: purpose.draftKind)))
  }

  /// An earlier or a later draft in the line.
  mutating func recallDraft(_ step: Int) {
    guard case .line(var prompt) = mode, prompt.recall(step) else { return }
    mode = .line(prompt)
  }

  /// Closes a line that was not accepted. What is in it is kept; a draft that was emptied was emptied on purpose.
  mutating func leave(_ prompt: LinePrompt) -> [Effect] {
    mode = .browse
    if !SafeText.isBlank(prompt.field.text), prompt.isInDraft || prompt.field.text != prompt.start {
      message = .draftKept(prompt.purpose.command)
    } else if prompt.isInDraft {
      message = .draftDropped
    }
    return keep(prompt, accepted: false)
  }

  /// Closes a line whose text was taken.
  mutating func close(_ prompt: LinePrompt) -> [Effect] {
    mode = .browse
    return keep(prompt, accepted: true)
  }

  /// Keeps what would be lost with a line; that of quick add for the next start too.
  mutating func keep(_ prompt: LinePrompt, accepted: Bool) -> [Effect] {
    let change = drafts.keep(prompt, accepted: accepted)
    guard prompt.purpose.draftKind == .quickAdd, !change.isEmpty else { return [] }
    return [.rememberLines(.drafts, change)]
  }

  /// A line of text that is open, also below the help or a question.
  func openLine(in mode: Mode) -> LinePrompt? {
    switch mode {
    case .line(let prompt): return prompt
    case .help(_, let over): return openLine(in: over)
    case .ask(let choice):
      switch choice.question {
      case .bulk(_, _, let over): return openLine(in: over)
      case .addLines(let lines): return lines.prompt
      default: return nil
      }
    default: return nil
    }
  }

  /// What is told of drafts while nothing else is: that there are some, or how one is put back.
  var draftMessage: Message? {
    guard case .line(let prompt) = mode, let newest = prompt.offered.last else { return nil }
    if prompt.isInDraft { return .draftTaken }
    guard prompt.field.text == prompt.start else { return nil }
    return .draftOffered(newest, of: prompt.offered.count)
  }
}
