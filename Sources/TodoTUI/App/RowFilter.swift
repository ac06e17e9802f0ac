import TodoText

/// What narrows the rows of a screen, and whether it is being typed.
struct RowFilter: Hashable, Sendable {
  var field = TextField()
  var isTyping = false

  /// Whether every row is shown.
  var isEmpty: Bool { field.text.allSatisfy(\.isWhitespace) }

  /// The words, folded as in a search; a row must hold them all.
  var words: [String] { Folding.words(field.text) }
}
