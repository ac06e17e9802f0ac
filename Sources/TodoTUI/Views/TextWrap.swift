import TodoText

/// Breaks text into lines of a width: between words where it can, inside a word that is too long, and
/// between any two wide characters, as Chinese is written.
enum TextWrap {
  /// The lines of the text, at most `limit` of them; an empty text is one empty line. What comes after the
  /// last one is not looked at: a text may be very long.
  static func lines(_ text: String, columns: Int, limit: Int = .max) -> [String] {
    ranges(text, columns: columns, limit: limit).map { String(text[$0]) }
  }

  /// The words, with a blank between two, in as few lines as they need; none is broken that fits into a line.
  static func flow(_ words: [String], columns: Int) -> [String] {
    words.reduce(into: []) { lines, word in
      if let last = lines.last, DisplayWidth.of(last + " " + word) <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
  }

  /// Where these lines are in the text.
  static func ranges(_ text: String, columns: Int, limit: Int = .max) -> [Range<String.Index>] {
    guard columns > 0, limit > 0 else { return [] }
    return WrappedText(text, columns: columns, limit: limit).rows.map { row in
      guard row.isContinued else { return row.range }
      return row.range.lowerBound..<text[row.range].trimmingBlanksAtEnd.endIndex
    }
  }
}

extension Substring {
  /// Without blanks at its end.
  fileprivate var trimmingBlanksAtEnd: Substring {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
