public import FoundationEssentials

/// What a person gives for a new item; the store adds id, place and timestamps.
public struct TodoDraft: Hashable, Sendable {
  /// Cleaned when it is stored (see `SafeText.title`); blank ones are refused.
  public var title: String
  /// Whether it is done already.
  public var done: Bool
  /// The group that it goes into, if any.
  public var groupID: UUID?
  /// How urgent it is.
  public var priority: Priority
  /// By when it should be done, if that is known.
  public var due: DueDate?
  /// Free text of several lines.
  public var notes: String
  /// Names of its tags; new ones are made.
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
