import TodoText

/// Where searched words stand in what a row shows: in its title, its group or its tags.
struct SearchHits {
  private let words: [[UInt8]]
  /// What `#words` and `@words` find behind the sign, as words of a name: `#words` is also in `#two words`.
  private let inNames: [(sign: UInt8, words: [UInt8])]

  /// Words in their search form; see `Folding.words`.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    inNames = self.words.filter {
      $0.count > 1 && ($0[0] == UInt8(ascii: "#") || $0[0] == UInt8(ascii: "@"))
    }
    .map { ($0[0], [UInt8(ascii: " ")] + $0.dropFirst()) }
  }

  /// Whether no word is searched for.
  var isEmpty: Bool { words.isEmpty }

  /// The places of the words, as ranges of the text's UTF-8, in order and apart.
  func ranges(in text: String) -> [Range<Int>] {
    let inText = Folding.byteMatches(of: words, in: text)
    guard let sign = text.utf8.first, inNames.contains(where: { $0.sign == sign }) else {
      return inText
    }
    let names = inNames.filter { $0.sign == sign }.map(\.words)
    // The blank before a word is no hit.
    let named = Folding.byteMatches(of: names, in: text)
      .map { $0.lowerBound + 1..<$0.upperBound }
    return Folding.merged(inText + named)
  }
}
