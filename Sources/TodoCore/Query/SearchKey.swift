import TodoText

/// The folded text of the `*_key` columns.
package enum SearchKey {
  /// Folded text with two blanks behind it: each letter then begins a trigram, so that the index finds
  /// words of one and two letters at the end of the text too. Empty text has nothing to find.
  package static func column(_ text: String) -> String {
    text.isEmpty ? "" : Folding.searchKey(text) + "  "
  }
}
