/// One change of a text, so that it can be taken back.
struct Edit: Hashable, Sendable {
  /// Where it begins, in bytes of UTF-8: an index is of no use once the text has changed.
  let start: Int
  /// What was there.
  var removed: String
  /// What is there now.
  var inserted: String
  /// Where the caret was, in bytes.
  let caret: Int
  /// Whether it came from typing, so that more typing may join it.
  let isTyping: Bool

  var bytes: Int { removed.utf8.count + inserted.utf8.count }

  /// Whether typing this right after belongs to the same step: words are taken back one by one.
  func continues(with next: Edit) -> Bool {
    guard isTyping, next.isTyping, next.removed.isEmpty,
      next.start == start + inserted.utf8.count
    else { return false }
    return !(inserted.last?.isWhitespace ?? true) || next.inserted.first?.isWhitespace ?? true
  }
}
