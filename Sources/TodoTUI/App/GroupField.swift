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
    GroupField.matches(stem, among: groups)
  }

  /// Puts the next of the matching groups into the field.
  mutating func complete(_ step: Int, among groups: [TodoGroup]) {
    let names = matches(among: groups).map(\.name)
    guard !names.isEmpty else { return }
    let current = names.firstIndex(of: field.text)
    let next =
      current.map { ($0 + step + names.count) % names.count } ?? (step > 0 ? 0 : names.count - 1)
    field = TextField(names[next])
  }

  /// What the text would be saved as.
  func meaning(among groups: [TodoGroup]) -> Meaning {
    let name = SafeText.title(field.text)
    if SafeText.isBlank(name) { return .noGroup }
    let key = Folding.nameKey(name)
    return groups.first { Folding.nameKey($0.name) == key }.map(Meaning.existing) ?? .new(name)
  }

  /// The groups with the typed words in their name, those that begin with it first.
  static func matches(_ text: String, among groups: [TodoGroup]) -> [TodoGroup] {
    let words = Folding.words(text)
    guard !words.isEmpty else { return groups }
    let key = Folding.nameKey(SafeText.title(text))
    let found = groups.filter { group in
      words.allSatisfy { !Folding.matches(of: [$0], in: group.name).isEmpty }
    }
    let (first, rest) = (
      found.filter { Folding.nameKey($0.name).hasPrefix(key) },
      found.filter { !Folding.nameKey($0.name).hasPrefix(key) }
    )
    return first + rest
  }
}
