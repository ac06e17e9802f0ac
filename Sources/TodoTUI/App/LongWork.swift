import FoundationEssentials
import TodoCore

/// A write of so many items that another thread makes it, while the list stays usable.
struct LongWork: Hashable, Sendable {
  /// What is done, with all that it takes.
  enum Task: Hashable, Sendable {
    /// With the one item that this brings back.
    case undo(Step, restored: UUID?)
    case redo(Step)
    /// An older step, by a new one.
    case revert(Step)
    case deleteGroup(TodoGroup, DeleteRule, count: Int)
    /// A tag of so many items.
    case renameTag(TodoTag, String, merging: Bool, count: Int)
    /// On so many marked items.
    case bulk(Bulk, count: Int)
    /// What was pasted.
    case add([NewItem])
  }

  let task: Task
  /// What is done or taken back.
  var step: StepName
  var progress: WorkProgress?
  /// Whether the person does not want it any more; it ends soon then.
  var isCancelled = false
  /// What it was asked for in, which is closed meanwhile; it is open again where the write was refused.
  var askedIn: Mode?

  /// That task, at its beginning.
  init(_ task: Task) {
    self.task = task
    switch task {
    case .undo(let step, _), .redo(let step), .revert(let step): self.step = StepName(step)
    case .deleteGroup(let group, _, let count):
      step = StepName(.deleteGroup, group.name, count: count)
    case .renameTag(let tag, _, _, let count):
      step = StepName(.renameTag, tag.name, count: count)
    case .bulk(let bulk, let count): step = StepName(bulk.change.action, "", count: count)
    case .add(let items): step = StepName(.addItem, "", count: items.count)
    }
  }

  /// How far it is; `nil` while that is not known.
  var percent: Int? { progress.flatMap(LongWork.percent) }

  /// The same of any progress.
  static func percent(_ progress: WorkProgress) -> Int? {
    progress.total > 0 ? progress.done * 100 / progress.total : nil
  }
}
