import TodoCore

/// What steps of the history did, in English.
extension English {
  func describe(_ step: StepName, now: DueDate) -> String {
    // Of many items no single title says what was done.
    let isMany = step.count > 1 && step.action?.isAboutItems == true
    let name = isMany ? English.items(step.count) : "\"\(step.subject)\""
    return switch step.action {
    case .addItem: "add \(name)"
    case .saveItems: "save \(name)"
    case .editItem: "edit \(name)"
    case .retitleItem: "title of \(name)"
    case .setDue: "due date of \(name)" + new(step.value, now)
    case .setPriority: "priority of \(name)" + new(step.value, now)
    case .editNotes: "notes of \(name)"
    case .setTags: "tags of \(name)"
    case .tick: "tick \(name)"
    case .untick: "open \(name) again"
    case .deleteItem: "delete \(name)"
    case .moveItem: "move \(name)" + new(step.value, now)
    case .addGroup: "new group \(name)"
    case .renameGroup: "rename group " + renaming(step)
    case .deleteGroup:
      "delete group \(name)" + (step.count > 0 ? " (\(English.items(step.count)))" : "")
    case .renameTag: "rename tag " + renaming(step)
    case .importLegacy: "import \(name) (\(English.items(step.count)))"
    case .restoreItem: "bring back \(name)"
    case .revert: "take back the change of \(name)"
    case nil: "a change of a newer version, \(name)"
    }
  }

  private func new(_ value: StepValue?, _ now: DueDate) -> String {
    switch value {
    case .due(let due?): " to " + self.due(due, now: now, done: true)
    case .priority(let priority) where priority > .none: " to \(priorityText(priority))"
    case .due, .priority: " to none"
    case .group(let name?): " to \"\(name)\""
    case .group: " to no group"
    case nil: ""
    }
  }

  /// Of an older program's step the former name is not known.
  private func renaming(_ step: StepName) -> String {
    (step.formerName.map { "\"\($0)\" to " } ?? "") + "\"\(step.subject)\""
  }
}
