public import FoundationEssentials

/// What a step did, as a stable word of the file; the front end says it in the person's language.
public enum StepAction: String, Hashable, Sendable, CaseIterable {
  case addItem = "item.add"
  case saveItems = "item.save"
  /// Several fields at once.
  case editItem = "item.edit"
  case retitleItem = "item.title"
  case setDue = "item.due"
  case setPriority = "item.priority"
  case editNotes = "item.notes"
  case setTags = "item.tags"
  case tick = "item.tick"
  case untick = "item.untick"
  case moveItem = "item.move"
  case deleteItem = "item.delete"
  case addGroup = "group.add"
  case renameGroup = "group.rename"
  case deleteGroup = "group.delete"
  case renameTag = "tag.rename"
  case importLegacy = "import.legacy"
  /// An item came back out of the trash.
  case restoreItem = "item.restore"
  /// An older step was taken back; the subject and the count are that step's.
  case revert = "step.revert"
}

extension StepAction {
  /// Whether its subject is an item's title, of the first item where there are several.
  public var isAboutItems: Bool {
    switch self {
    case .addGroup, .renameGroup, .deleteGroup, .renameTag, .importLegacy: false
    default: true
    }
  }
}

/// One action of a person: the unit of undo.
public struct Step: Hashable, Sendable {
  /// Its number; later steps have greater ones.
  public let seq: Int
  /// When it was made.
  public let at: Date
  /// The kind of place that it came from.
  public let origin: Author.Origin
  /// Whether the store's own author made it.
  public let isOwn: Bool
  /// Whether it was made before the store was opened.
  public let isEarlier: Bool
  /// Whether what was last done to it, such as undoing it, was done before the store was opened.
  public let wasChangedEarlier: Bool
  /// What it did; `nil` where a later version did something that this one has no word for.
  public let action: StepAction?
  /// The item's title, or the name of the group or tag; a file's name for an import.
  public let subject: String
  /// The name before, where the step gave another one.
  public let formerName: String?
  /// What it set a field to, where all its items got the same.
  public let value: StepValue?
  /// How many items it concerned.
  public let count: Int
  /// Whether it is in effect.
  public let state: StepState
  /// How much is kept of it, in bytes: what taking it back costs.
  public let bytes: Int
}

/// Whose steps undo looks at.
public enum UndoScope: Hashable, Sendable {
  /// Those of the store's own author.
  case own
  /// Those of anyone.
  case any
  /// The step of that number, as the person was asked about it: a newer one is not meant.
  case step(Int)
}

/// Whether a step is in effect; the numbers are those of the file.
public enum StepState: Int, Hashable, Sendable {
  case done = 0
  /// Taken back, and kept to be done again.
  case undone = 1
  /// An import that is being written piece by piece, or whose writer was killed.
  case running = 3
}

/// What a write tells of itself while it runs.
struct StepNote {
  var action: StepAction
  var subject = ""
  /// The name before, where the step gives another one.
  var formerName: String?
  var count = 1
  /// What it sets a field to; several where items get different ones.
  var values: Set<StepValue> = []
  /// Whether it deletes something: such steps are the trash, and stay for 30 days.
  var deletes = false

  /// The subject as the file holds it. A name is one line, so the former one can stand before it, and a value behind
  /// it; a program that does not know that shows both.
  var storedSubject: String {
    if let formerName { return formerName + "\n" + subject }
    guard values.count == 1, let stored = values.first?.stored,
      StepValue(stored, of: action) == values.first
    else { return subject }
    return subject + "\n" + stored
  }

  /// Takes in a write that is a part of this step.
  mutating func take(_ part: StepNote) {
    deletes = deletes || part.deletes
    // An item says more than the group that was made for it, but not than the one that is deleted.
    let isOther = action == .deleteGroup && part.action != .deleteGroup
    if (part.count > 0 && !isOther) || subject.isEmpty { subject = part.subject }
    count += part.count
    if part.count > 0 { values.formUnion(part.values) }
  }
}
