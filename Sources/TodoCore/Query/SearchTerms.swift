import FoundationEssentials
import TodoText

/// The words that a person typed, as questions to the index.
struct SearchTerms: Hashable, Sendable {
  /// Folded, each to be found somewhere.
  let words: [String]

  init(_ search: String) { words = Folding.words(search) }

  init(words: [String]) { self.words = words }

  var isEmpty: Bool { words.isEmpty }

  /// More than this says nothing new about a long word, which is checked against the text anyway.
  private static let mostTrigrams = 24

  /// An FTS5 expression that every match fulfils. Each string is quoted, so nothing typed is an operator.
  var match: String {
    words.map { word in
      let letters = Array(word.unicodeScalars)
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

  /// What the index can't tell: that the trigrams of a longer word stand in a row, in one column.
  var checks: [SQL] {
    words.filter { $0.unicodeScalars.count > 3 }.map(Self.contains)
  }

  /// The condition that one word is in the item's own text.
  static func contains(_ word: String) -> SQL {
    SQL(
      "(instr(item.title_key, ?) > 0 OR instr(item.notes_key, ?) > 0 OR instr(item.tags_key, ?) > 0)",
      .text(word), .text(word), .text(word))
  }
}

/// A group's name as search sees it.
struct SearchableGroup: Sendable {
  let id: UUID
  let key: String
}
