import TodoCore

/// Marks, and actions on all that are marked, in English.
extension English {
  func marked(_ count: Int?) -> String { count.map { "\($0.grouped) marked" } ?? "all marked" }

  func marked(_ count: Int?, isRange: Bool, end: String) -> String {
    isRange ? "range: \(marked(count)), \(end) ends it" : "\(marked(count)), \(end) clears"
  }

  func name(_ command: Command, _ text: String, ofMarked count: Int?) -> String {
    guard command == .deleteItem else { return "\(text) (\(marked(count)))" }
    switch count {
    case nil: return "Delete all marked items"
    case 1: return "Delete the marked item"
    case let count?: return "Delete the \(count.grouped) marked items"
    }
  }

  func name(_ command: Command, _ text: String, ofItems count: Int) -> String {
    let items = English.items(count)
    return command == .deleteItem ? "Delete \(items) from here on" : "\(text) (\(items))"
  }

  func dueOfMarked(_ count: Int?) -> String { "Due date of \(marked(items: count)):" }
  func tagsOfMarked(_ count: Int?) -> String { "Tags of \(marked(items: count)):" }
  func moveMarked(_ count: Int?) -> String { "Move \(marked(items: count)) to:" }

  func question(_ change: Bulk.Change, count: Int) -> String {
    let items = English.items(count)
    let text =
      switch change {
      case .toggleDone: "Tick \(items), or open them again where all are done?"
      case .done(true): "Tick \(items)?"
      case .done(false): "Open \(items) again?"
      case .priority(let priority):
        "Set the priority of \(items) to \(priorityText(priority))?"
      case .raise(let step): "Make \(items) \(step > 0 ? "more" : "less") urgent?"
      case .due(let due?): "Set the due date of \(items) to \(due)?"
      case .due(nil): "Take the due date off \(items)?"
      case .group(let group?): "Move \(items) to \(group.name)?"
      case .newGroup(let name): "Move \(items) to the new group \(name)?"
      case .group(nil): "Take \(items) out of their groups?"
      case .tags(let changes): "Change the tags of \(items): \(changes.text)?"
      case .delete: "Delete \(items)?"
      }
    return text + " It is one step of undo."
  }

  func answer(_ change: Bulk.Change, count: Int) -> String {
    (change == .delete ? "Delete " : "Change ") + English.items(count)
  }

  func sentence(_ change: Bulk.Change, count: Int, undo: String) -> String {
    guard count > 0 else { return "nothing to change: they are like that already" }
    let items = English.items(count)
    let text =
      switch change {
      case .toggleDone, .done(true): "done: \(items)"
      case .done(false): "open again: \(items)"
      case .priority(let priority): "priority of \(items): \(priorityText(priority))"
      case .raise(let step): "\(step > 0 ? "more" : "less") urgent: \(items)"
      case .due(let due?): "\(items) due \(due)"
      case .due(nil): "no due date any more: \(items)"
      case .group(let group?): "moved \(items) to \(group.name)"
      case .newGroup(let name): "moved \(items) to \(name)"
      case .group(nil): "no group any more: \(items)"
      case .tags(let changes): "tags of \(items): \(changes.text)"
      case .delete: "deleted \(items)"
      }
    return text + ", \(undo) undoes"
  }

  func marksCleared(_ count: Int?) -> String {
    switch count {
    case nil: "marks taken off"
    case 1: "1 mark taken off"
    case let count?: "\(count.grouped) marks taken off"
    }
  }

  func tooManyMarked(_ limit: Int, all: String) -> String {
    "at most \(limit.grouped) can be marked one by one; \(all) marks all"
  }

  func allMarked(_ clear: String) -> String { "all are marked; \(clear) clears" }

  func onlySelected(_ title: String) -> String { "this one only: \"\(title)\"" }

  private func marked(items count: Int?) -> String {
    count.map { "\($0.grouped) marked" } ?? "all marked"
  }
}
