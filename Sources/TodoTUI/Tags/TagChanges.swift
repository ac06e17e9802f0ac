import TodoText

/// Tags that several items get and tags that they lose, as typed in one line: `new -old`.
struct TagChanges: Hashable, Sendable {
  private(set) var added: [String] = []
  private(set) var removed: [String] = []

  static let signs: Set<Character> = ["-", "－"]

  /// Reads a line. A backslash before a minus makes it a part of the name.
  init(_ line: String) {
    let bytes = Array(line.utf8)
    for word in TagNames.words(of: line) {
      let written = String(decoding: bytes[word.range], as: UTF8.self)
      if let first = written.first, TagChanges.signs.contains(first) {
        let name = word.name.dropFirst().drop { TagNames.signs.contains($0) }
        if !SafeText.isBlank(String(name)) { removed.append(String(name)) }
      } else if !SafeText.isBlank(word.name) {
        added.append(word.name)
      }
    }
    removed = TagNames.unique(removed)
    let gone = Set(removed.map(Folding.nameKey))
    added = TagNames.unique(added).filter { !gone.contains(Folding.nameKey($0)) }
  }

  /// Whether it changes nothing.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// The names with their signs.
  var text: String {
    (added.map { "#" + $0 } + removed.map { "-#" + $0 }).joined(separator: " ")
  }

  /// The same with names cut.
  func shortened(_ cut: (String) -> String) -> TagChanges {
    var changes = self
    changes.added = added.map(cut)
    changes.removed = removed.map(cut)
    return changes
  }
}
