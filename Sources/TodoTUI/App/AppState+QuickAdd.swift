import TodoCore
import TodoText

/// Quick add: a line is understood while it is typed.
extension AppState {
  /// What the line means, where it is one of quick add.
  func reading(of prompt: LinePrompt) -> QuickAddLine? {
    guard case .quickAdd = prompt.purpose else { return nil }
    return QuickAddLine(
      prompt.field.text, now: now, groups: groups, weekStart: preferences.weekStart,
      plain: prompt.plain.ranges)
  }

  /// How many rows tell what the line means: none in a low window, two where one is too narrow.
  func previewRows(of prompt: LinePrompt) -> Int {
    guard size.rows >= 7, case .quickAdd(let base) = prompt.purpose,
      let reading = reading(of: prompt)
    else { return 0 }
    return QuickAddPreview(state: self, reading: reading, base: base)
      .lines(columns: size.columns - 2, mostRows: size.rows >= 10 ? 2 : 1).count
  }

  /// A key in a line. Backspace right behind a word that was understood turns it back into text first.
  mutating func type(_ key: Key, into prompt: LinePrompt) {
    var prompt = prompt
    if EditingCommand(key) == .deleteLeft,
      let mark = reading(of: prompt)?.mark(endingAt: prompt.field.caretByte)
    {
      prompt.turnBack(mark)
    } else {
      prompt.handle(key)
    }
    mode = .line(prompt)
  }

  /// Pasted text is text. Several lines become items after a question.
  mutating func paste(_ text: String, into prompt: LinePrompt) {
    if case .quickAdd(let base) = prompt.purpose {
      let (before, after) = prompt.field.parts
      let lines = PastedLines.lines(of: before + text + after)
      if PastedLines.lines(of: text).count > 1 {
        ask(lines, base: base, prompt: prompt)
        return
      }
    }
    var prompt = prompt
    prompt.insert(text)
    mode = .line(prompt)
  }

  /// Text that was pasted over the list: a line for quick add, or several.
  mutating func paste(overList text: String) {
    let lines = PastedLines.lines(of: text)
    if lines.count > 1 {
      ask(lines, base: draft(), prompt: nil)
    } else if let line = lines.first {
      openLine(.quickAdd(draft()))
      guard case .line(var prompt) = mode else { return }
      prompt.insert(line)
      mode = .line(prompt)
    }
  }

  private mutating func ask(_ lines: [String], base: TodoDraft, prompt: LinePrompt?) {
    mode = .ask(
      Choice(
        .addLines(
          PastedLines(
            lines, base: base, now: now, groups: groups, weekStart: preferences.weekStart,
            prompt: prompt))))
  }

  /// The next name for the word at the caret.
  mutating func completeLine(_ step: Int) {
    guard case .line(var prompt) = mode else { return }
    prompt.complete(step, tags: tagNames, groups: groups)
    mode = .line(prompt)
  }

  /// Adds what was typed; an empty line closes.
  mutating func accept(_ prompt: LinePrompt, addingTo base: TodoDraft) -> [Effect] {
    if prompt.field.isEmpty { return leave(prompt) }
    guard let reading = reading(of: prompt) else { return [] }
    if SafeText.isBlank(reading.title) {
      message = reading.isPlain ? .failed(.blankTitle) : .onlyMarks
      return []
    }
    let item = reading.item(from: base)
    return [.write(.add(item.draft, newGroup: item.newGroup))]
  }
}
