import TodoText

extension String {
  /// Where the grapheme cluster at `index` ends and how many columns it takes.
  ///
  /// Whole texts are walked with it at every key, so plain ASCII goes without the search for clusters.
  func cluster(at index: Index) -> (end: Index, columns: Int) {
    let byte = utf8[index]
    if byte >= 0x20, byte < 0x7F {
      let next = utf8.index(after: index)
      // Only before ASCII is ASCII sure to be a cluster of its own.
      if next == endIndex || utf8[next] < 0x80 { return (next, 1) }
    }
    return (self.index(after: index), DisplayWidth.of(self[index]))
  }

  /// The columns between two places.
  func columns(in range: Range<Index>) -> Int {
    var sum = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let next = cluster(at: index)
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
