/// One line of the file, without its comment: a heading, a setting, or what is neither.
struct ConfigurationLine: Hashable, Sendable {
  /// What a line is, told by its shape alone.
  enum Content: Hashable, Sendable {
    case section(String, isClosed: Bool)
    case setting(String, value: String)
    case other(String)
  }

  /// Counted from 1.
  let number: Int
  let content: Content

  /// Reads a line; `nil` where nothing but blanks and a comment stands on it.
  init?(_ text: some StringProtocol, number: Int) {
    self.number = number
    let text = ConfigurationLine.withoutComment(text).trimmed
    guard let first = text.first else { return nil }
    if first == "[" {
      let isClosed = text.last == "]"
      let name = text.dropFirst().dropLast(isClosed ? 1 : 0)
      content = .section(
        name.split(whereSeparator: \.isWhitespace).joined(separator: " "), isClosed: isClosed)
    } else if let equals = text.firstIndex(of: "="), equals > text.startIndex {
      content = .setting(
        String(text[..<equals].trimmed), value: String(text[text.index(after: equals)...].trimmed))
    } else {
      content = .other(String(text))
    }
  }

  /// The text before a `#` that stands at its start or after a blank. One that begins a colour, `#303030`,
  /// begins no comment, nor does one where a colour is expected, `= #fff`: else the fault would be a missing value.
  private static func withoutComment<Text: StringProtocol>(_ text: Text) -> Text.SubSequence {
    var previous: Character = " "
    for index in text.indices {
      defer { previous = text[index] }
      guard text[index] == "#", previous.isWhitespace else { continue }
      let word = text[index...].prefix { !$0.isWhitespace }
      let before = text[..<index].trimmed
      let isExpected = word.count > 1 && (before.last == "=" || before.hasSuffix(" on"))
      let isColour = word.isHexColour && before.contains("=")
      if !isColour && !isExpected { return text[..<index] }
    }
    return text[...]
  }
}

extension StringProtocol {
  /// Without blanks at its ends.
  fileprivate var trimmed: SubSequence {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head }
    return head[...last]
  }
}
