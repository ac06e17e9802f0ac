import TodoCore
import TodoText

/// A word between blanks of a typed line.
struct QuickAddWord: Hashable, Sendable {
  var text: Substring
  /// Where it stands, in bytes of UTF-8.
  let range: Range<Int>
  /// Whether it stays text, whatever it looks like.
  var isPlain: Bool

  /// The words of a line; those that touch a plain range stay text. A name in quotes behind a sign is one word.
  static func words(of line: String, plain: [Range<Int>] = []) -> [QuickAddWord] {
    var words: [QuickAddWord] = []
    var rest = line[...]
    var start = 0
    while let first = rest.firstIndex(where: { !$0.isWhitespace }) {
      start += rest[..<first].utf8.count
      rest = rest[first...]
      let word = quoted(in: rest) ?? rest.prefix { !$0.isWhitespace }
      let range = start..<start + word.utf8.count
      words.append(
        QuickAddWord(text: word, range: range, isPlain: plain.contains { $0.overlaps(range) }))
      start = range.upperBound
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// The sign and the quotes with all between them, at the beginning of the text, where the word ends with them.
  private static func quoted(in text: Substring) -> Substring? {
    guard let sign = text.first, tagSigns.contains(sign) || groupSigns.contains(sign),
      let quote = text.dropFirst().first, let closing = quotes[quote],
      let end = text.dropFirst(2).firstIndex(of: closing)
    else { return nil }
    let word = text[...end]
    let next = text[word.endIndex...].first
    return next == nil || next?.isWhitespace == true ? word : nil
  }
}

extension QuickAddWord {
  private static let tagSigns: Set<Character> = ["#", "＃"]
  private static let groupSigns: Set<Character> = ["@", "＠"]
  private static let prioritySigns: Set<Character> = ["!", "！"]
  /// What a name with blanks in it stands between.
  static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "「": "」", "＂": "＂"]
  private static let backslashes: Set<Character> = ["\\", "＼"]
  /// A name that ends in one of these is the end of a sentence, and one with a comma is two names.
  private static let stops: Set<Character> = Set(",.;:!?)，。；：！？、）")
  private static let commas: Set<Character> = [",", "，", "、"]

  /// How many bytes its first backslash has, where that keeps a sign behind it as text.
  var escapeLength: Int? {
    guard let first = text.first, QuickAddWord.backslashes.contains(first),
      let next = text.first(where: { !QuickAddWord.backslashes.contains($0) }),
      QuickAddWord.tagSigns.union(QuickAddWord.groupSigns).union(QuickAddWord.prioritySigns)
        .contains(next)
    else { return nil }
    return first.utf8.count
  }

  /// The word without a backslash before it, which may keep a date as text.
  var unescaped: QuickAddWord? {
    guard let first = text.first, QuickAddWord.backslashes.contains(first) else { return nil }
    var word = self
    word.text = text.dropFirst()
    return word
  }

  /// One to three exclamation marks.
  var priority: Priority? {
    guard text.allSatisfy(QuickAddWord.prioritySigns.contains) else { return nil }
    return Priority(rawValue: text.count)
  }

  /// The name of a tag.
  var tag: String? { name(QuickAddWord.tagSigns) }

  /// The name of a group that may be new. A time or a day is none: "lunch @1pm".
  func group(today: CalendarDay) -> String? {
    if let quotedName { return String(quotedName) }
    guard let name = name(QuickAddWord.groupSigns),
      DueParser.reading(DueParser.tidied(name), today: today, weekStart: .monday) == nil
    else { return nil }
    return name
  }

  /// What stands behind the sign of a group.
  var groupName: Substring? {
    guard let first = text.first, QuickAddWord.groupSigns.contains(first), text.count > 1 else {
      return nil
    }
    return quotedName ?? text.dropFirst()
  }

  /// What stands between the quotes behind its sign, where it is more than blanks.
  var quotedName: Substring? {
    guard let quote = text.dropFirst().first, let closing = QuickAddWord.quotes[quote],
      text.count > 3, text.last == closing
    else { return nil }
    let name = text.dropFirst(2).dropLast()
    return name.contains(closing) || SafeText.isBlank(String(name)) ? nil : name
  }

  /// The name behind a sign. It has a letter of some script, or a picture: `#1` is a number, `#` a sign.
  private func name(_ signs: Set<Character>) -> String? {
    guard let first = text.first, signs.contains(first) else { return nil }
    if let quotedName { return SafeText.title(String(quotedName)) }
    let name = text.dropFirst()
    guard let start = name.first, let end = name.last, !signs.contains(start),
      QuickAddWord.quotes[start] == nil,
      !QuickAddWord.stops.contains(end), !name.contains(where: QuickAddWord.commas.contains),
      name.contains(where: { $0.isLetter || !$0.isASCII && !$0.isPunctuation && !$0.isNumber })
    else { return nil }
    return String(name)
  }
}
