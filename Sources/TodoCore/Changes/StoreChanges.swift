public import FoundationEssentials

/// What has changed in the list since the last look: ids and kinds, no values.
public struct StoreChanges: Hashable, Sendable {
  /// What became of a row.
  public enum Kind: Hashable, Sendable { case added, changed, deleted }

  /// The items concerned, those included whose tags changed.
  public internal(set) var items: [UUID: Kind] = [:]
  /// The groups concerned, by their own rows; an item that moves changes the item only.
  public internal(set) var groups: [UUID: Kind] = [:]
  /// Whether all of it is named above. If not (more than `most` ids, an import under way, a program that keeps
  /// no history), whatever is shown has to be read again.
  public internal(set) var isComplete = true

  /// How many ids are named at most.
  public static let most = 1_000
  /// Steps with longer changesets are not read: they hold more ids than that, or long notes.
  static let mostBytes = 512 << 10

  init() {}

  /// Adds a later change; false once there are too many.
  mutating func add(_ kind: Kind, to rows: WritableKeyPath<StoreChanges, [UUID: Kind]>, _ id: UUID)
    -> Bool
  {
    guard isComplete else { return false }
    self[keyPath: rows][id] =
      switch (self[keyPath: rows][id], kind) {
      case (.added, .changed): .added
      case (.deleted, .added): .changed
      case (.some(let before), .changed) where before != .deleted: before
      default: kind
      }
    if items.count + groups.count > Self.most { giveUp() }
    return isComplete
  }

  /// Notes that not everything can be named, and so nothing is.
  mutating func giveUp() {
    items = [:]
    groups = [:]
    isComplete = false
  }
}
