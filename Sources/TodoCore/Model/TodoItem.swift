public import FoundationEssentials

/// One thing to do, as a value: a snapshot of a row, with nothing lazy behind it.
public struct TodoItem: Identifiable, Hashable, Sendable {
  /// The natural key everywhere outside the process; unique in the store.
  public let id: UUID
  /// Never blank; one line (see `SafeText.title`).
  public var title: String
  /// Whether it is done.
  public var done: Bool
  /// The group that it belongs to, if any.
  public var groupID: UUID?
  /// How urgent it is.
  public var priority: Priority
  /// The calendar day, with or without a time, by which it should be done.
  public var due: DueDate?
  /// Free text of several lines; empty when there is none.
  public var notes: String
  /// Names of its tags, in alphabetical order.
  public var tags: [String]
  /// When it came to be, to the millisecond.
  public var createdAt: Date
  /// When a person last changed it; kept by the store.
  public var modifiedAt: Date?
  /// When it was ticked; kept by the store.
  public var completedAt: Date?

  /// A value with the given fields; the store sets the timestamps when it is written.
  public init(
    id: UUID, title: String, done: Bool = false, groupID: UUID? = nil, priority: Priority = .none,
    due: DueDate? = nil, notes: String = "", tags: [String] = [], createdAt: Date,
    modifiedAt: Date? = nil, completedAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.done = done
    self.groupID = groupID
    self.priority = priority
    self.due = due
    self.notes = notes
    self.tags = tags
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.completedAt = completedAt
  }
}
