/// How far long work is, in its own units: pages of a backup, rows of an export, bytes of an undo.
public struct WorkProgress: Hashable, Sendable {
  /// What is behind it.
  public let done: Int
  /// What there is in all; 0 while that is not known.
  public let total: Int

  /// So much of so much.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
