import TodoText

extension String {
  /// Where the grapheme cluster at `index` ends and how many columns it takes.
  func cluster(at index: Index) -> (end: Index, columns: Int) {
    plainCluster(at: index) ?? (self.index(after: index), DisplayWidth.of(self[index]))
  }

  /// The same for printable ASCII and Chinese characters, told from the bytes; `nil` for anything else.
  ///
  /// Whole texts are walked at every key and whole screens at every frame, and finding clusters costs
  /// more than all the rest. Only before another plain character is one sure to be a cluster of its own.
  func plainCluster(at index: Index) -> (end: Index, columns: Int)? {
    let isASCII = utf8[index] >= 0x20 && utf8[index] < 0x7F
    guard isASCII || isIdeograph(at: index) else { return nil }
    let end = utf8.index(index, offsetBy: isASCII ? 1 : 3)
    guard end == endIndex || utf8[end] < 0x80 || isIdeograph(at: end) else { return nil }
    return (end, isASCII ? 1 : 2)
  }

  /// U+4E00 to U+9FFF, without decoding.
  private func isIdeograph(at index: Index) -> Bool {
    switch utf8[index] {
    case 0xE5...0xE9: true
    case 0xE4: utf8[utf8.index(after: index)] >= 0xB8
    default: false
    }
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
