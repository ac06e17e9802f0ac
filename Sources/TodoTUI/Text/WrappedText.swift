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
  public private(set) var text: String
  /// The most columns of a row.
  public let columns: Int
  /// The rows; at least one.
  public private(set) var rows: [Row] = []

  /// Breaks the text so that each row takes at most that many columns. Blanks at the end of a row may
  /// reach over the edge. After `limit` rows, which is at least one, it stops.
  public init(_ text: String, columns: Int, limit: Int = .max) {
    self.text = text
    self.columns = columns
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

  /// Takes another text, and breaks only those of its lines that the old one has not at its start or end: of a long
  /// text a key changes one. To be used where no limit was set.
  mutating func update(to new: String) {
    let old = text
    let same = old.commonEnds(with: new)
    guard same.start < max(old.utf8.count, new.utf8.count) else { return }
    let (first, last) = changedRows(from: same.start, to: old.utf8.count - same.end)
    let start = offset(first)
    let moved = new.utf8.count - old.utf8.count
    let end = last < rows.count ? offset(last) + moved : new.utf8.count
    let changed = String(decoding: new.utf8.prefix(end).dropFirst(start), as: UTF8.self)
    var broken = WrappedText(changed, columns: columns).rows
    // Behind its last break begins the first row that is kept.
    if last < rows.count { broken.removeLast() }
    rows =
      rows[..<first].map { $0.moved(by: 0, from: old, to: new) }
      + broken.map { $0.moved(by: start, from: changed, to: new) }
      + rows[last...].map { $0.moved(by: moved, from: old, to: new) }
    text = new
  }

  /// The rows of the lines that have one of these bytes, or touch them.
  private func changedRows(from start: Int, to end: Int) -> (first: Int, last: Int) {
    func begins(_ row: Int) -> Bool { row == 0 || !rows[row - 1].isContinued }
    // A byte beyond a break must be the same too: beside another one it may be no break, or half of one.
    var first = row(of: text.utf8.index(text.startIndex, offsetBy: start))
    while first > 0, !begins(first) || offset(first) >= start { first -= 1 }
    var last = max(first + 1, row(of: text.utf8.index(text.startIndex, offsetBy: end)))
    while last < rows.count, !begins(last) || offset(last) <= end { last += 1 }
    return (first, last)
  }

  /// How many bytes come before a row.
  private func offset(_ row: Int) -> Int {
    text.utf8.distance(from: text.startIndex, to: rows[row].range.lowerBound)
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

extension WrappedText.Row {
  /// The same bytes of another text, in which so many more come before them.
  fileprivate func moved(by bytes: Int, from old: String, to new: String) -> Self {
    func moved(_ index: String.Index) -> String.Index {
      let offset = old.utf8.distance(from: old.startIndex, to: index) + bytes
      return new.utf8.index(new.startIndex, offsetBy: offset)
    }
    return Self(range: moved(range.lowerBound)..<moved(range.upperBound), isContinued: isContinued)
  }
}

extension String {
  /// How many bytes two texts have in common at their starts, and how many of the others at their ends.
  fileprivate func commonEnds(with other: String) -> (start: Int, end: Int) {
    utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        let most = min(bytes.count, others.count)
        var start = 0
        while start < most, bytes[start] == others[start] { start += 1 }
        var end = 0
        while end < most - start, bytes[bytes.count - 1 - end] == others[others.count - 1 - end] {
          end += 1
        }
        return (start, end)
      } ?? (0, 0)
    } ?? (0, 0)
  }

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
