import FoundationEssentials
import TodoText

/// One word of a search, folded. `#foo` is also the tags whose names, or words of them, begin with `foo`, and `@foo`
/// the groups; the text that has the word as it stands is found as well.
struct SearchWord: Hashable, Sendable {
  let text: String
  /// Whether it can name a tag; where that is looked for elsewhere, it is text like any other.
  let mayBeTag: Bool

  init(_ text: String) { self.init(text, mayBeTag: text.utf8.first == UInt8(ascii: "#")) }

  private init(_ text: String, mayBeTag: Bool) {
    self.text = text
    self.mayBeTag = mayBeTag
  }

  /// The word as mere text.
  var asText: SearchWord { SearchWord(text, mayBeTag: false) }

  /// What stands behind a sign.
  private var name: String { String(text.unicodeScalars.dropFirst()) }

  /// What every text that has the word holds, so that the text index can look for it. Of a tag that is the name:
  /// with its sign it would not be found.
  var indexed: String { mayBeTag ? name : text }

  /// The condition that the word is in the item's own text, or among its tags.
  func inText(_ names: SearchNames) -> SQL {
    let contains = SQL(
      "instr(item.title_key, ?) > 0 OR instr(item.notes_key, ?) > 0 OR instr(item.tags_key, ?) > 0",
      .text(text), .text(text), .text(text))
    guard mayBeTag else { return SQL("(") + contains + SQL(")") }
    // The names stand there one after the other, with a blank between.
    let tagged =
      name.isEmpty
      ? SQL("item.tags_key <> ''") : SQL("instr(' ' || item.tags_key, ?) > 0", .text(" " + name))
    return SQL("(") + contains + SQL(" OR ") + tagged + isInOneTag(names) + SQL(")")
  }

  /// The further condition of a name of several words: two tags in a row read like one.
  private func isInOneTag(_ names: SearchNames) -> SQL {
    guard name.utf8.contains(UInt8(ascii: " ")) else { return SQL("") }
    let ids = named(among: names.tags)
    guard ids.count <= NamedTags.most else { return SQL("") }
    return SQL(" AND ") + QuerySource.hasTag(ids[...])
  }

  /// Whether a group of this name, folded, has the word: anywhere, or behind its sign at the beginning of a word.
  func isIn(group: String) -> Bool {
    if group.utf8Contains(text) { return true }
    return text.utf8.first == UInt8(ascii: "@") && (" " + group).utf8Contains(" " + name)
  }

  /// Which of these tags the word names.
  func named(among tags: [SearchableTag]) -> [UUID] {
    guard mayBeTag else { return [] }
    let start = " " + name
    return tags.filter { $0.key.utf8Contains(start) }.map(\.id)
  }
}
