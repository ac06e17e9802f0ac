public import FoundationEssentials

/// What a person gives for a new item; the store adds id, place and timestamps.
public struct TodoDraft: Hashable, Sendable {
  public var title: String
  public var done: Bool
  public var groupID: UUID?
  public var priority: Priority
  public var due: DueDate?
  public var notes: String
  public var tags: [String]

  /// A draft with the given fields.
  public init(
    title: String, done: Bool = false, groupID: UUID? = nil, priority: Priority = .none,
    due: DueDate? = nil, notes: String = "", tags: [String] = []
  ) {
    self.title = title
    self.done = done
    self.groupID = groupID
    self.priority = priority
    self.due = due
    self.notes = notes
    self.tags = tags
  }
}
