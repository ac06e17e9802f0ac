import TodoCore
import TodoText

/// The name of a group being typed, completed against those that exist.
struct GroupField: Hashable, Sendable {
  /// What the name means.
  enum Meaning: Hashable, Sendable {
    case noGroup
    case existing(TodoGroup)
    case new(String)
  }

  var field: TextField
  /// What was typed by hand: the groups that match it are gone through.
  private var stem: String

  /// The field with a name in it.
  init(_ name: String = "") {
    field = TextField(name)
    stem = ""
  }

  /// An editing key; `false` where it is none.
  mutating func handle(_ key: Key) -> Bool {
    guard field.handle(key) else { return false }
    stem = field.text
    return true
  }

  /// Pasted text.
  mutating func insert(_ text: String) {
    field.insert(text)
    stem = field.text
  }

  /// From now on all groups match, until something is typed.
  mutating func forgetTyping() { stem = "" }

  /// The groups that match what was typed by hand.
  func matches(among groups: [TodoGroup]) -> [TodoGroup] {
    NameCompletion.matches(stem, among: groups, name: \.name)
  }

  /// Puts the next of the matching groups into the field.
  mutating func complete(_ step: Int, among groups: [TodoGroup]) {
    let names = matches(among: groups).map(\.name)
    let current = names.firstIndex(of: field.text)
    guard let next = NameCompletion.next(step, after: current, of: names) else { return }
    field = TextField(next)
  }

  /// What the text would be saved as.
  func meaning(among groups: [TodoGroup]) -> Meaning {
    let name = SafeText.title(field.text)
    if SafeText.isBlank(name) { return .noGroup }
    let key = Folding.nameKey(name)
    return groups.first { Folding.nameKey($0.name) == key }.map(Meaning.existing) ?? .new(name)
  }
}
