import TodoText

extension String {
  /// Where the grapheme cluster at `index` ends and how many columns it takes.
  func cluster(at index: Index) -> (end: Index, columns: Int) {
    plainCluster(at: index) ?? (self.index(after: index), DisplayWidth.of(self[index]))
  }

  /// The same for a plain character (``PlainText``), told from the bytes; `nil` for anything else. Only before
  /// ASCII or another plain one is it sure to be a cluster of its own.
  private func plainCluster(at index: Index) -> (end: Index, columns: Int)? {
    let place = utf8.distance(from: startIndex, to: index)
    let size = utf8.withContiguousStorageIfAvailable { bytes in
      let size = PlainText.size(bytes, at: place)
      let next = place + size
      let isAlone =
        next == bytes.count || bytes[next] < 0x80 || PlainText.size(bytes, at: next) > 0
      return isAlone ? size : 0
    }
    guard let size, size > 0 else { return nil }
    return (utf8.index(index, offsetBy: size), size == 1 ? 1 : 2)
  }

  /// The columns between two places, the first of which begins a row.
  func columns(in range: Range<Index>) -> Int {
    var sum = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let next = cluster(at: index, column: sum)
      sum += next.columns
      index = next.end
    }
    return sum
  }

  /// The first cluster that begins at that many columns behind `start` or later, and where it begins.
  func place(columns: Int, after start: Index, until end: Index) -> (index: Index, columns: Int) {
    var index = start
    var sum = 0
    while index < end, sum < columns {
      let next = cluster(at: index)
      sum += next.columns
      index = next.end
    }
    return (index, sum)
  }
}

extension Character {
  /// Whether a line of notes ends here. Other breaks that Unicode knows are shown as signs.
  var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
