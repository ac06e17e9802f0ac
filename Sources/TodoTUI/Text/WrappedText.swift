import TodoText

/// A text broken into rows of the screen: between words, between wide characters, and inside of a word
/// only where it is longer than a row.
public struct WrappedText: Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// Its text, without the line break that ends it.
    public let range: Range<String.Index>
    /// Whether the line goes on in the next row.
    public let isContinued: Bool
  }

  /// The text that was broken.
  public let text: String
  /// The rows; at least one.
  public private(set) var rows: [Row] = []

  /// Breaks the text so that each row takes at most that many columns. Blanks at the end of a row may
  /// reach over the edge. After `limit` rows, which is at least one, it stops.
  public init(_ text: String, columns: Int, limit: Int = .max) {
    self.text = text
    var start = text.startIndex
    var column = 0
    // Where the row may be broken, and the column there.
    var pause: (index: String.Index, column: Int)?
    var isAfterWide = false
    var index = start
    while index < text.endIndex, rows.count < limit {
      let next = text.cluster(at: index, column: column)
      if text.utf8[index] < 0x10, text[index].isLineBreak {
        rows.append(Row(range: start..<index, isContinued: false))
        start = next.end
        (column, pause, isAfterWide) = (0, nil, false)
      } else {
        let isBlank = text.utf8[index] == 0x20 || text.utf8[index] == 0x09
        let isWide = next.columns > 1 && DisplayWidth.isWide(text[index])
        if index > start, isWide || isAfterWide, !isBlank, !text.staysWithPrevious(at: index) {
          pause = (index, column)
        }
        if !isBlank, column + next.columns > max(1, columns), index > start {
          let end = pause ?? (index, column)
          rows.append(Row(range: start..<end.index, isContinued: true))
          start = end.index
          column -= end.column
          pause = nil
        }
        column += next.columns
        if isBlank { pause = (next.end, column) }
        isAfterWide = isWide
      }
      index = next.end
    }
    if rows.count < limit {
      rows.append(Row(range: start..<text.endIndex, isContinued: false))
    }
  }

  /// The text of a row, which must exist.
  public subscript(row: Int) -> Substring { text[rows[row].range] }

  /// The row in which the place is; a place between two rows of one line belongs to the second.
  func row(of index: String.Index) -> Int {
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rows[middle].range.lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }
}

extension String {
  /// Chinese and Japanese closing marks may not begin a row.
  fileprivate func staysWithPrevious(at index: Index) -> Bool {
    switch unicodeScalars[index].value {
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017: true
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF5D, 0x2019, 0x201D, 0x2026:
      true
    default: false
    }
  }
}
