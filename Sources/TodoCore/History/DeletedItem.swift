public import FoundationEssentials

/// An item of the trash.
public struct DeletedItem: Hashable, Sendable {
  /// As it was when it was deleted. Its group may be gone.
  public let item: TodoItem
  /// When it was deleted.
  public let deletedAt: Date
  /// The step that deleted it (`Step.seq`): one for all items of a group that went with it.
  public let seq: Int
  /// The name of its group as it is now, or as it was when it went with its items.
  public let groupName: String?
  /// Whether the item was in a group that is no more; restored, it is in none.
  public let isGroupGone: Bool
}

/// A stretch of the trash.
public struct TrashPage: Hashable, Sendable {
  /// The last deletion first; those of one step in the order of the list, as far as they are on one page.
  public let items: [DeletedItem]
  /// Where the next page begins; `nil` at the end.
  public let next: TrashCursor?
}

/// A place in the trash.
public struct TrashCursor: Hashable, Sendable {
  /// The step that is read on, from its deletion of that index on.
  let seq: Int
  let index: Int
}
