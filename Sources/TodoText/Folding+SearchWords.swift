extension Folding {
  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "“": "”", "「": "」"]

  /// The words of a search, in their search form: those of ``words(_:)``, but a name in quotes behind its sign
  /// (`#"two words"`, `@"two words"`) is one, without the quotes. It ends with the text where the closing quote is
  /// not typed yet.
  public static func searchWords(_ search: String) -> [String] {
    var words: [String] = []
    var rest = searchKey(search).unicodeScalars[...]
    while let first = rest.first {
      if first.isWhiteSpace {
        rest.removeFirst()
      } else if let (word, length) = quotedName(in: rest) {
        words.append(word)
        rest.removeFirst(length)
      } else {
        let word = rest.prefix { !$0.isWhiteSpace }
        words.append(String(word))
        rest.removeFirst(word.count)
      }
    }
    return words
  }

  /// The sign with the name, and how many scalars that took with its quotes.
  private static func quotedName(
    in text: Substring.UnicodeScalarView
  ) -> (word: String, length: Int)? {
    guard let sign = text.first, sign == "#" || sign == "@",
      let quote = text.dropFirst().first, let closing = quotes[quote]
    else { return nil }
    let name = text.dropFirst(2).prefix { $0 != closing }
    let behind = text[name.endIndex...].dropFirst().first
    guard behind?.isWhiteSpace ?? true else { return nil }
    let words = name.split(whereSeparator: \.isWhiteSpace).map { String($0) }
    let isClosed = name.endIndex < text.endIndex
    return (String(sign) + words.joined(separator: " "), name.count + (isClosed ? 3 : 2))
  }
}
