import TodoCore

/// A line of text with a purpose.
struct LinePrompt: Hashable, Sendable {
  /// What the typed line is for.
  enum Purpose: Hashable, Sendable {
    /// New items like this one, with what is typed.
    case quickAdd(TodoDraft)
    /// The title of an item, typed in its row.
    case title(TodoItem)
    case due(TodoItem)
    /// The due date of all that are marked, so many.
    case dueOfMarked(Int?)
    case tags(TodoItem)
    /// Tags that all that are marked, so many, get or lose.
    case tagsOfMarked(Int?)
    case newGroup
    case renameGroup(TodoGroup)
    case renameTag(TodoTag)
  }

  private(set) var purpose: Purpose
  private(set) var field: TextField
  /// What of a new item was turned back into text.
  private(set) var plain = QuickAddPlain()
  private var completion = NameCompletion()

  /// The empty line, or one with the text that is to be changed.
  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextField(text)
  }

  /// The same text for another purpose.
  func with(_ purpose: Purpose) -> LinePrompt {
    var prompt = self
    prompt.purpose = purpose
    return prompt
  }

  /// Does what the key means in a line of text.
  mutating func handle(_ key: Key) { edit { _ = $0.handle(key) } }

  /// Pasted text.
  mutating func insert(_ text: String) { edit { $0.insert(text) } }

  /// Puts the caret where it was clicked.
  mutating func placeCaret(at point: Point, in area: Area) {
    edit { $0.placeCaret(at: point, in: area, focused: true) }
  }

  private mutating func edit(_ change: (inout TextField) -> Void) {
    let old = field.text
    change(&field)
    plain.follow(from: old, to: field.text)
    completion = NameCompletion()
  }

  /// Turns a word that was understood back into text.
  mutating func turnBack(_ mark: QuickAddMark) { plain.add(mark.range) }

  /// Puts the next name that matches the word at the caret in its place, where names are typed.
  mutating func complete(_ step: Int, tags: [TodoTag], groups: [TodoGroup]) {
    switch purpose {
    case .tags:
      TagNames.complete(step, in: &field, with: &completion, among: tags)
    case .tagsOfMarked:
      TagNames.complete(step, in: &field, with: &completion, among: tags, takesMinus: true)
    case .quickAdd:
      let old = field.text
      completeMark(step, tags: tags, groups: groups)
      plain.follow(from: old, to: field.text)
    case .title, .due, .dueOfMarked, .newGroup, .renameGroup, .renameTag: break
    }
  }

  private mutating func completeMark(_ step: Int, tags: [TodoTag], groups: [TodoGroup]) {
    let caret = field.caretByte
    let word = QuickAddWord.words(of: field.text).first {
      $0.range.lowerBound < caret && caret <= $0.range.upperBound
    }
    guard let range = completion.place ?? word?.range else { return }
    let start = field.text.utf8.index(field.text.startIndex, offsetBy: range.lowerBound)
    let end = field.text.utf8.index(start, offsetBy: range.count)
    let text = field.text[start..<end]
    guard let sign = text.first else { return }
    let names: [String]
    switch sign {
    case "#", "＃": names = tags.map(\.name)
    case "@", "＠": names = groups.map(\.name)
    default: return
    }
    let isTag = "#＃".contains(sign)
    let name = text.dropFirst().drop { $0 == "\"" }
    completion.put(
      step, into: &field, at: range, name: String(name.last == "\"" ? name.dropLast() : name),
      among: names
    ) { name in
      // Groups that there are need no quotes.
      String(sign) + (isTag && name.contains(where: \.isWhitespace) ? "\"\(name)\"" : name)
    }
  }
}
