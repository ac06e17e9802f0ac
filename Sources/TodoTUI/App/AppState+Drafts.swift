import TodoCore
import TodoText

/// Lines of quick add that were left with text in them: the next one offers the last of them again, also after a
/// restart.
extension AppState {
  /// Opens quick add, with what was left in it.
  mutating func openQuickAdd() {
    let purpose = LinePrompt.Purpose.quickAdd(draft())
    if let left = drafts.popLast() {
      mode = .line(left.with(purpose))
      message = .draftOffered
    } else {
      mode = .line(LinePrompt(purpose))
    }
  }

  /// Closes quick add. What is in it is kept; an empty line was emptied on purpose.
  mutating func leave(_ prompt: LinePrompt) -> [Effect] {
    mode = .browse
    guard case .quickAdd = prompt.purpose else { return [] }
    if !SafeText.isBlank(prompt.field.text) {
      drafts.append(prompt)
      message = .draftKept
      return rememberDrafts()
    }
    let effects = rememberDrafts()
    if !effects.isEmpty { message = .draftDropped }
    return effects
  }

  /// Keeps them for the next start, where they are other ones than were kept.
  mutating func rememberDrafts() -> [Effect] {
    let text = drafts.map(\.field.text).joined(separator: "\n")
    guard text != storedDrafts else { return [] }
    storedDrafts = text
    return [.remember(.drafts, text.isEmpty ? nil : text)]
  }

  /// The lines that an earlier window left.
  static func drafts(stored text: String) -> [LinePrompt] {
    text.split(separator: "\n").map {
      LinePrompt(.quickAdd(TodoDraft(title: "")), text: String($0))
    }
  }
}
