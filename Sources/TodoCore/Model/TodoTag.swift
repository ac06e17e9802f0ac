public import FoundationEssentials

/// A word that any number of items may carry. It is on the list as long as an item has it.
public struct TodoTag: Identifiable, Hashable, Sendable {
  /// The natural key everywhere outside the process.
  public let id: UUID
  /// Unique without regard to case and width (see `Folding.nameKey`).
  public var name: String

  /// A value with the given fields.
  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}
