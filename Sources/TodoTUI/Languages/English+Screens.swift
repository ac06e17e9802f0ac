import FoundationEssentials
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
    switch step.origin {
    case .window where step.isOwn: "this window"
    case .window: step.isEarlier ? "before this window" : "another window"
    case .command: "a command"
    case .legacyImport: "an import"
    }
  }

  /// How long ago and where a step that is not this window's was made. What is older than the window may be of one
  /// that is still open, so no more is said of it.
  func theirs(_ step: Step, now: DueDate) -> String {
    let time = ago(step.at, now: now)
    return switch step.origin {
    case .window where step.isEarlier: "was done \(time), before this window was opened"
    case .window: "another window did \(time)"
    case .command: "a command did \(time)"
    case .legacyImport: "an import did \(time)"
    }
  }

  private func ago(_ date: Date, now: DueDate) -> String {
    switch ClockText.minutes(since: date, now: now) {
    case 0: "just now"
    case 1: "1 minute ago"
    case let minutes? where minutes < 60: "\(minutes) minutes ago"
    case let minutes? where minutes < 120: "1 hour ago"
    case let minutes? where minutes < 24 * 60: "\(minutes / 60) hours ago"
    default: "on \(day(LocalTime.due(at: date), now: now))"
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
