public import FoundationEssentials

/// A named set of items. Its items are the query `.group(id)`: the inverse side is never stored twice.
public struct TodoGroup: Identifiable, Hashable, Sendable {
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

/// What happens to a group's items when the group is deleted.
public enum DeleteRule: Hashable, Sendable, CaseIterable {
  /// Its items go with it.
  case cascade
  /// Its items stay, without a group.
  case nullify
  /// It is refused while the group holds items.
  case deny
}
