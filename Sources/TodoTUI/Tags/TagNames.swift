import TodoCore
import TodoText

/// Names of tags as they are typed in one line: words with or without `#`, between blanks or commas. A name
/// with blanks stands in quotes; a backslash keeps the character behind it, so that every name can be written.
enum TagNames {
  /// A word of such a line and where it stands, in bytes of UTF-8.
  struct Word: Hashable {
    let name: String
    let range: Range<Int>
  }

  static let signs: Set<Character> = ["#", "＃"]

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ",，、".contains(character)
  }

  /// The words of a line; a lone sign has no name yet.
  static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var rest = line[...]
    var place = 0
    var start = 0
    var name = ""
    var isEscaped = false
    // Whether the word has only signs so far.
    var isBeginning = true
    func close(_ words: inout [Word]) {
      if start < place { words.append(Word(name: SafeText.title(name), range: start..<place)) }
    }
    while let character = rest.first {
      if !isEscaped, isBeginning, let quoted = quoted(in: rest) {
        name += quoted.name
        isBeginning = false
        place += quoted.text.utf8.count
        rest = rest[quoted.text.endIndex...]
        continue
      }
      if isEscaped {
        isEscaped = false
        isBeginning = false
        name.append(character)
      } else if isSeparator(character) {
        close(&words)
        name = ""
        start = place + character.utf8.count
        isBeginning = true
      } else if character == "\\" {
        isEscaped = true
      } else {
        if start < place || !signs.contains(character) { name.append(character) }
        if !isSign(character) { isBeginning = false }
      }
      place += character.utf8.count
      rest = rest.dropFirst()
    }
    close(&words)
    return words
  }

  /// What may stand before the quotes of a name.
  private static func isSign(_ character: Character) -> Bool {
    signs.contains(character) || TagChanges.signs.contains(character)
  }

  /// A name in quotes at the beginning of the text, as quick add has them, where its word ends with them.
  private static func quoted(in text: Substring) -> (text: Substring, name: Substring)? {
    guard let quote = text.first, let closing = QuickAddWord.quotes[quote],
      let end = text.dropFirst().firstIndex(of: closing)
    else { return nil }
    let quoted = text[...end]
    let name = quoted.dropFirst().dropLast()
    guard text[quoted.endIndex...].first.map(isSeparator) ?? true, !SafeText.isBlank(String(name))
    else { return nil }
    return (quoted, name)
  }

  /// The names in a line, each once, in the order of the store.
  static func names(of line: String) -> [String] {
    unique(words(of: line).map(\.name).filter { !SafeText.isBlank($0) })
  }

  /// Each name once, in the order of the store; the first spelling counts.
  static func unique(_ names: [String]) -> [String] {
    var byKey: [String: String] = [:]
    for name in names where byKey[Folding.nameKey(name)] == nil {
      byKey[Folding.nameKey(name)] = name
    }
    return byKey.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A name as it is typed: in quotes where it has blanks, with backslashes where quotes don't do.
  static func written(_ name: String) -> String {
    let isPlain = !name.contains { $0 == "\\" || $0 == "\"" }
    if isPlain, name.contains(where: isSeparator) { return "#\"" + name + "\"" }
    var text = "#"
    for character in name {
      let isQuote = QuickAddWord.quotes[character] != nil && text.allSatisfy(isSign)
      if isSeparator(character) || character == "\\" || isQuote { text.append("\\") }
      text.append(character)
    }
    return text
  }

  /// The word that the caret is in or right behind.
  static func word(at caret: Int, in line: String) -> Word? {
    words(of: line).first { $0.range.lowerBound < caret && caret <= $0.range.upperBound }
  }

  /// The tags that the line holds already, its word at the caret apart, by their keys.
  static func taken(in field: TextField) -> Set<String> {
    let word = word(at: field.caretByte, in: field.text)
    return Set(words(of: field.text).filter { $0 != word }.map { Folding.nameKey($0.name) })
  }

  /// The tags that may be meant by the word at the caret.
  static func suggestions(_ tags: FoldedNames, in field: TextField) -> [String] {
    tags.matches(
      word(at: field.caretByte, in: field.text)?.name ?? "", besides: taken(in: field))
  }

  /// Puts the next of the tags that match the word at the caret in its place.
  ///
  /// - Parameter takesMinus: whether a minus before a name is none of its letters.
  static func complete(
    _ step: Int, in field: inout TextField, with completion: inout NameCompletion,
    among tags: FoldedNames, takesMinus: Bool = false
  ) {
    let caret = field.caretByte
    let word = word(at: caret, in: field.text)
    var range = word?.range ?? caret..<caret
    var name = Substring(word?.name ?? "")
    if takesMinus, let first = name.first, TagChanges.signs.contains(first) {
      range = range.lowerBound + first.utf8.count..<range.upperBound
      name = name.dropFirst().drop { signs.contains($0) }
    }
    let taken = taken(in: field)
    completion.put(
      step, into: &field, at: range, name: String(name),
      matches: { tags.matches($0, besides: taken) }, written: written)
  }

  /// The line that holds these names, with a blank behind it for the next one.
  static func line(_ names: [String]) -> String {
    names.map { written($0) + " " }.joined()
  }
}
