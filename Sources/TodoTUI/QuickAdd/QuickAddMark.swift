import TodoCore

/// A part of a typed line that was understood as something else than title.
struct QuickAddMark: Hashable, Sendable {
  /// What a mark says of the item.
  enum Meaning: Hashable, Sendable {
    case tag(String)
    case group(String)
    case priority(Priority)
    /// The due date, or the day or the time of it where they stand apart.
    case due
    /// The backslash that keeps the word behind it as text.
    case escape
  }

  let meaning: Meaning
  /// Where it stands, in bytes of UTF-8.
  let range: Range<Int>

  /// Whether it is a word that can be turned back into text.
  var isWord: Bool { meaning != .escape }
}
