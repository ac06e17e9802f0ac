import TodoCore

/// Writes of many items that run beside the list, in English.
extension English {
  func working(_ work: LongWork, _ cancel: String?, _ now: DueDate) -> String {
    // What changes and what can be done come first: a narrow window shows the start.
    let percent = work.percent.map { " \($0)%" } ?? ""
    if work.isCancelled { return "cancelling: \(doing(work, now))" }
    return "\(verb(work))\(percent)" + (cancel.map { ", \($0) cancels" } ?? "")
      + ": \(object(of: work, now))"
  }

  func busy(_ work: LongWork, _ cancel: String?, _ now: DueDate) -> String {
    let percent = work.percent.map { " \($0)%" } ?? ""
    let way = work.isCancelled ? "cancelling, wait" : cancel.map { "wait, or \($0) cancels it" }
    return "busy: \(doing(work, now))\(percent); \(way ?? "wait")"
  }

  func cancelled(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "cancelled: nothing was undone"
    case .redo: "cancelled: nothing was redone"
    case .revert: "cancelled: nothing was taken back"
    case .deleteGroup: "cancelled: the group \"\(work.step.subject)\" stays as it was"
    case .renameTag: "cancelled: the tag #\(work.step.subject) keeps its name"
    case .bulk(let bulk, _) where bulk.change == .delete: "cancelled: nothing was deleted"
    case .bulk: "cancelled: nothing was changed"
    case .add: "cancelled: nothing was added"
    }
  }

  private func doing(_ work: LongWork, _ now: DueDate) -> String {
    "\(verb(work)) \(object(of: work, now))"
  }

  private func object(of work: LongWork, _ now: DueDate) -> String {
    switch work.task {
    case .undo, .redo, .revert: describe(work.step, now: now)
    case .deleteGroup: "group \"\(work.step.subject)\" (\(English.items(work.step.count)))"
    case .renameTag: "#\(work.step.subject) (\(English.items(work.step.count)))"
    case .bulk, .add: English.items(work.step.count)
    }
  }

  private func verb(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "undoing"
    case .redo: "redoing"
    case .revert: "taking back"
    case .deleteGroup: "deleting"
    case .renameTag: "renaming"
    case .bulk(let bulk, _): verb(bulk.change)
    case .add: "adding"
    }
  }

  private func verb(_ change: Bulk.Change) -> String {
    switch change {
    case .toggleDone, .done(true): "ticking"
    case .done(false): "opening again"
    case .priority, .raise, .due, .tags: "changing"
    case .group, .newGroup: "moving"
    case .delete: "deleting"
    }
  }
}
