import TodoCore

/// A line of tags being typed, completed against those that exist.
struct TagField: Hashable, Sendable {
  private(set) var field: TextField
  private var completion = NameCompletion()

  /// The field with these tags in it.
  init(_ names: [String] = []) { field = TextField(TagNames.line(names)) }

  /// The field that was typed elsewhere.
  init(_ field: TextField) { self.field = field }

  /// What it holds.
  var text: String { field.text }

  /// The tags, each once.
  var names: [String] { TagNames.names(of: field.text) }

  /// An editing key; `false` where it is none.
  mutating func handle(_ key: Key) -> Bool {
    guard field.handle(key) else { return false }
    completion = NameCompletion()
    return true
  }

  /// Puts the caret where it was clicked.
  mutating func placeCaret(at point: Point, in area: Area, focused: Bool) {
    field.placeCaret(at: point, in: area, focused: focused)
    completion = NameCompletion()
  }

  /// Pasted text.
  mutating func insert(_ text: String) {
    field.insert(text)
    completion = NameCompletion()
  }

  /// The name at the caret, empty where there is none.
  var nameAtCaret: String { TagNames.word(at: field.caretByte, in: field.text)?.name ?? "" }

  /// The tags that match what was typed by hand at the caret.
  func matches(among tags: FoldedNames, limit: Int) -> [String] {
    tags.matches(
      completion.stem ?? nameAtCaret, besides: TagNames.taken(in: field), limit: limit)
  }

  /// What stands at the caret counts as typed.
  mutating func forgetTyping() { completion = NameCompletion() }

  /// Puts the next of the tags that match the word at the caret in its place.
  mutating func complete(_ step: Int, among tags: FoldedNames) {
    TagNames.complete(step, in: &field, with: &completion, among: tags)
  }
}
