/// Breaks text into lines of a width: between words where it can, inside a word that is too long, and
/// between any two wide characters, as Chinese is written.
enum TextWrap {
  /// The lines of the text, at most `limit` of them; an empty text is one empty line. What comes after the
  /// last one is not looked at: a text may be very long.
  static func lines(_ text: String, columns: Int, limit: Int = .max) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    let wrapped = WrappedText(text, columns: columns, limit: limit)
    return wrapped.rows.map { row in
      let line = text[row.range]
      return String(row.isContinued ? line.trimmingBlanksAtEnd : line)
    }
  }

  /// The lines for so many rows, the last one with a sign where there are more.
  static func lines(_ text: String, columns: Int, rows: Int) -> [String] {
    var lines = lines(text, columns: columns, limit: rows + 1)
    guard lines.count > rows, rows > 0 else { return lines }
    lines.removeLast()
    lines[rows - 1] += Surface.cutMark
    return lines
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
