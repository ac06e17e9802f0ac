import TodoCore

/// Lines that were pasted to become items, one each.
struct PastedLines: Hashable, Sendable {
  let items: [NewItem]
  /// The same with every character in the title.
  let plainItems: [NewItem]
  /// How many of them hold more than a title.
  let marked: Int
  /// The line that they were pasted into; it comes back where nothing is added.
  let prompt: LinePrompt?

  /// Reads the lines as quick add does. A line of nothing but marks is a title as it is.
  init(
    _ lines: [String], base: TodoDraft, now: DueDate, groups: [TodoGroup], weekStart: WeekStart,
    prompt: LinePrompt?
  ) {
    var items: [NewItem] = []
    var plainItems: [NewItem] = []
    var marked = 0
    for line in lines {
      var draft = base
      draft.title = line
      let plain = NewItem(draft: draft)
      plainItems.append(plain)
      let reading = QuickAddLine(line, now: now, groups: groups, weekStart: weekStart)
      if reading.isPlain || reading.title.isEmpty {
        items.append(reading.title.isEmpty ? plain : reading.item(from: base))
      } else {
        items.append(reading.item(from: base))
        marked += 1
      }
    }
    self.items = items
    self.plainItems = plainItems
    self.marked = marked
    self.prompt = prompt
  }

  /// The lines of a text that hold anything.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
