import TodoText

/// Breaks text into lines of a width: between words where it can, inside a word that is too long, and
/// between any two wide characters, as Chinese is written.
enum TextWrap {
  /// The lines of the text; an empty text is one empty line.
  static func lines(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrap($0, columns: columns) }
  }

  private static func wrap(_ line: Substring, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = line
    while true {
      let head = DisplayWidth.prefix(String(rest), columns: columns)
      let count = max(1, head.count)
      guard rest.count > count else {
        lines.append(String(rest))
        return lines
      }
      let end = rest.index(rest.startIndex, offsetBy: count)
      let cut = breakPlace(in: rest, before: end)
      lines.append(String(rest[..<cut]).trimmingBlanksAtEnd)
      rest = rest[cut...].drop { $0 == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// The last place up to `end` where a line may end.
  private static func breakPlace(in text: Substring, before end: String.Index) -> String.Index {
    var place = end
    while place > text.startIndex {
      let previous = text[text.index(before: place)]
      if previous == " " || text[place] == " " || isWide(previous) || isWide(text[place]) {
        return place
      }
      place = text.index(before: place)
    }
    return end
  }

  private static func isWide(_ character: Character) -> Bool { DisplayWidth.of(character) == 2 }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingBlanksAtEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
