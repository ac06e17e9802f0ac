import TodoCore

/// Help, palette, trash, history and orders in English.
extension English {
  func heading(_ section: KeySection?) -> String {
    switch section {
    case .moving: "Moving"
    case .panes: "Panes"
    case .lists: "Lists"
    case .items: "Items and groups"
    case .history: "Undo"
    case .dialogues: "Text, forms and questions"
    case .program: "Program"
    case nil: "Within the text"
    }
  }

  func noSuchCommand(_ text: String) -> String { "no command matches \"\(text)\"" }

  var trashTitle: String { "Trash" }
  var trashNote: String { "deleted in the last 30 days" }
  var emptyTrash: String { "Nothing was deleted in the last 30 days." }
  var historyTitle: String { "History" }
  var emptyHistory: String { "Nothing was done yet." }

  func nothingDeleted(_ filter: Unfound) -> String { unfound(filter, "deleted item") }
  func nothingDone(_ filter: Unfound) -> String { unfound(filter, "action") }

  private func unfound(_ filter: Unfound, _ thing: String) -> String {
    guard let count = filter.among else {
      return "No \(thing) matches \"\(filter.text)\". \(filter.cancel) shows all."
    }
    return "None of the newest \(count.grouped) \(thing)s matches \"\(filter.text)\". "
      + "\(filter.more) looks further back, \(filter.cancel) shows all."
  }

  func undone(_ step: String) -> String { "(undone) " + step }

  func origin(of step: Step) -> String {
    step.isOwn && step.origin == .window ? "this window" : otherOrigin(step.origin)
  }

  func otherOrigin(_ origin: Author.Origin) -> String {
    switch origin {
    case .window: "another window or an earlier one"
    case .command: "a command"
    case .legacyImport: "an import"
    }
  }

  func name(of order: ListOrder) -> String {
    switch order {
    case .arrival: "oldest first"
    case .newest: "newest first"
    case .due: "by due date"
    case .dueReversed: "by due date, latest first"
    case .priority: "by priority"
    case .title: "by title"
    case .titleReversed: "by title, reversed"
    }
  }
}
