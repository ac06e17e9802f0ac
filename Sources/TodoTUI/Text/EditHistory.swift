/// The changes of one text since its editing began, newest last.
struct EditHistory: Hashable, Sendable {
  private var edits: [Edit] = []
  private var bytes = 0

  /// Beyond these the oldest changes are forgotten; the newest one never is.
  private static let mostBytes = 1 << 20
  private static let mostEdits = 500

  mutating func record(_ edit: Edit) {
    bytes += edit.bytes
    // A copy of the last edit would make the text below be copied for each key.
    if !edits.isEmpty, edits[edits.count - 1].continues(with: edit) {
      edits[edits.count - 1].inserted += edit.inserted
    } else {
      edits.append(edit)
    }
    while edits.count > 1, bytes > Self.mostBytes || edits.count > Self.mostEdits {
      bytes -= edits.removeFirst().bytes
    }
  }

  mutating func takeLast() -> Edit? {
    guard let edit = edits.popLast() else { return nil }
    bytes -= edit.bytes
    return edit
  }
}
