import TodoText

/// Where searched words stand in what a row shows: in its title, its group or its tags.
enum SearchHits {
  /// The places of the words; `#words` is also in `#two words`, as a word of a name.
  static func ranges(of words: [String], in text: String) -> [Range<String.Index>] {
    let inText = Folding.matches(of: words, in: text)
    guard let sign = text.first, sign == "#" || sign == "@" else { return inText }
    let inNames = words.filter { $0.first == sign && $0.count > 1 }.map { " " + $0.dropFirst() }
    // The blank before it is no hit.
    return inText
      + Folding.matches(of: inNames, in: text).map {
        text.index(after: $0.lowerBound)..<$0.upperBound
      }
  }
}
