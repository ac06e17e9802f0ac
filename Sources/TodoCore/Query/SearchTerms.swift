import FoundationEssentials
import TodoText

/// The words that a person typed, as questions to the index.
struct SearchTerms: Hashable, Sendable {
  /// Each is to be found somewhere.
  let words: [SearchWord]

  init(_ search: String) { words = Folding.searchWords(search).map(SearchWord.init) }

  init(words: [SearchWord]) { self.words = words }

  var isEmpty: Bool { words.isEmpty }

  /// More than this says nothing new about a long word, which is checked against the text anyway.
  private static let mostTrigrams = 24

  /// An FTS5 expression that every match fulfils; empty where the words tell it nothing. Each string is quoted, so
  /// nothing typed is an operator.
  var match: String {
    words.map { Array($0.indexed.unicodeScalars) }.filter { !$0.isEmpty }.map { letters in
      if letters.count < 3 { return quoted(letters[...]) + "*" }
      var trigrams: [String] = []
      for start in 0...(letters.count - 3) where trigrams.count < Self.mostTrigrams {
        let trigram = quoted(letters[start..<start + 3])
        if !trigrams.contains(trigram) { trigrams.append(trigram) }
      }
      return trigrams.joined(separator: " AND ")
    }.joined(separator: " AND ")
  }

  private func quoted(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    var text = "\""
    for letter in letters {
      if letter == "\"" { text.unicodeScalars.append("\"") }
      text.unicodeScalars.append(letter)
    }
    return text + "\""
  }

  /// What the index can't tell: that the trigrams of a longer word stand in a row, in one column, and that a tag
  /// begins with a name.
  func checks(_ names: SearchNames) -> [SQL] {
    words.filter { $0.indexed != $0.text || $0.text.unicodeScalars.count > 3 }
      .map { $0.inText(names) }
  }
}
