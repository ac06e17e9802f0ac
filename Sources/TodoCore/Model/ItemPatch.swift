public import FoundationEssentials

/// A field of an item that a person can change.
public enum ItemField: Hashable, Sendable, CaseIterable {
  case title, done, group, priority, due, notes, tags
}

/// The fields of an item to be written; a field that is `nil` is left as it is. Only what is named here is
/// written, so two windows that change different fields of one item never overwrite each other.
public struct ItemPatch: Hashable, Sendable {
  /// A value for an optional field, told apart from "leave it".
  public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    case set(Value)
    case clear

    /// The value, `nil` when it is cleared.
    public var value: Value? {
      switch self {
      case .set(let value): value
      case .clear: nil
      }
    }

    /// Sets the value, or clears where there is none.
    public init(_ value: Value?) { self = value.map(Setting.set) ?? .clear }
  }

  /// The new title.
  public var title: String?
  /// Done or open.
  public var done: Bool?
  /// The new group, or none.
  public var group: Setting<UUID>?
  /// The new priority.
  public var priority: Priority?
  /// The new due date, or none.
  public var due: Setting<DueDate>?
  /// The new notes.
  public var notes: String?
  /// The names of all its tags.
  public var tags: [String]?

  /// A patch of the given fields.
  public init(
    title: String? = nil, done: Bool? = nil, group: Setting<UUID>? = nil, priority: Priority? = nil,
    due: Setting<DueDate>? = nil, notes: String? = nil, tags: [String]? = nil
  ) {
    self.title = title
    self.done = done
    self.group = group
    self.priority = priority
    self.due = due
    self.notes = notes
    self.tags = tags
  }

  /// What turns `old` into `new`: the fields in which they differ.
  public init(from old: TodoItem, to new: TodoItem) {
    self.init()
    if old.title != new.title { title = new.title }
    if old.done != new.done { done = new.done }
    if old.groupID != new.groupID { group = Setting(new.groupID) }
    if old.priority != new.priority { priority = new.priority }
    if old.due != new.due { due = Setting(new.due) }
    if old.notes != new.notes { notes = new.notes }
    if old.tags != new.tags { tags = new.tags }
  }

  /// The fields that it names.
  public var fields: Set<ItemField> {
    var fields: Set<ItemField> = []
    if title != nil { fields.insert(.title) }
    if done != nil { fields.insert(.done) }
    if group != nil { fields.insert(.group) }
    if priority != nil { fields.insert(.priority) }
    if due != nil { fields.insert(.due) }
    if notes != nil { fields.insert(.notes) }
    if tags != nil { fields.insert(.tags) }
    return fields
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { fields.isEmpty }

  /// The item after this patch.
  public func applied(to item: TodoItem) -> TodoItem {
    var result = item
    if let title { result.title = title }
    if let done { result.done = done }
    if let group { result.groupID = group.value }
    if let priority { result.priority = priority }
    if let due { result.due = due.value }
    if let notes { result.notes = notes }
    if let tags { result.tags = tags }
    return result
  }
}
