/// A change of a setting that holds lines, each once, the newest last. It can be made to whatever is stored by then, so
/// that two windows which keep lines lose none of each other's.
public struct LinesChange: Hashable, Sendable {
  /// So many are kept, the newest.
  public static let limit = 100

  /// Lines that are the newest from now on, in that order.
  public private(set) var added: [String]
  /// Lines that go.
  public private(set) var removed: Set<String>

  /// These are added, those go.
  public init(adding added: [String] = [], removing removed: Set<String> = []) {
    self.added = added
    self.removed = removed
  }

  /// Whether it changes nothing, whatever is stored.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Takes in a later change.
  public mutating func append(_ later: LinesChange) {
    added.removeAll { later.removed.contains($0) || later.added.contains($0) }
    added += later.added
    removed.formUnion(later.removed)
  }

  /// The lines after it.
  public func applied(to lines: [String]) -> [String] {
    let others = lines.filter { !removed.contains($0) && !added.contains($0) }
    return Array((others + added).suffix(LinesChange.limit))
  }

  /// The same for lines as they are stored; `nil` where none is left.
  public func applied(to stored: String?) -> String? {
    let lines = applied(to: LinesChange.lines(of: stored))
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The lines of what is stored.
  public static func lines(of stored: String?) -> [String] {
    (stored ?? "").split(separator: "\n").map(String.init)
  }
}
