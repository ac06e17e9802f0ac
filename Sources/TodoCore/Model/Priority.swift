/// How urgent an item is; the raw value is what the database holds.
public enum Priority: Int, Hashable, Sendable, CaseIterable, Comparable {
  case none = 0
  case low = 1
  case medium = 2
  case high = 3

  /// By urgency, the least first.
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
