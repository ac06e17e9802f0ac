import TodoCore

/// The interface in English.
struct English: Strings {
  /// How days are written.
  var dates = DateStyle.words
  let tooSmall = "Window too small"
  let listsHeading = "Lists"
  let groupsHeading = "Groups"
  let tagsHeading = "Tags"
  let hideDone = "hide done"
  let hideDoneShort = "hide"
  let notYetADate = "not a date yet"
  let noDue = "no due date"
  let dueExamples = "2026-12-01 09:00, 12-01, tomorrow, fri, +3d"
  let goToTag = "Go to tag:"
  let noTitle = "(no title yet)"
  let quickAddExample = "e.g. Pay rent tomorrow 9am @Home !!! #bills"
  let tagChangesExample = "a word adds a tag, -word takes one off, e.g. #home -#bills"
  let tagExample = "words between blanks, e.g. #bills #home"
  let keyTableHeadings = ["Keys", "What they do", "Where"]

  func name(of source: ListSource, groups: [TodoGroup]) -> String {
    switch source {
    case .all: "All"
    case .today: "Today"
    case .upcoming: "Upcoming"
    case .overdue: "Overdue"
    case .done: "Done"
    case .group(let id): groups.first { $0.id == id }?.name ?? ""
    case .ungrouped: "No group"
    case .tag(let tag): "#" + tag.name
    }
  }

  func overdue(_ count: Int) -> String { "\(count.grouped) overdue" }

  func position(_ position: Int?, of total: Int?, isEmpty: Bool) -> String {
    if isEmpty { return total == nil ? Surface.pending : "0" }
    let total = total?.grouped ?? Surface.pending
    return position.map { "\($0.grouped) of \(total)" } ?? total
  }

  func firstStart(add: String, help: String) -> String {
    "Nothing here yet. Press \(add) to add your first task, \(help) for help."
  }

  func nothingFound(_ text: String, cancel: String, show: String?) -> String {
    "Nothing found for \"\(text)\". \(cancel) clears the search."
      + (show.map { " What is done is hidden; \($0) shows it." } ?? "")
  }

  func allDone(_ count: Int, show: String) -> String {
    "All done. \(English.items(count)) hidden: \(show) shows them."
  }

  func allDeleted(undo: String, trash: String, add: String) -> String {
    "All items were deleted. \(undo) undoes, \(trash) shows the trash, \(add) adds a task."
  }

  func nothingOpen(show: String, add: String) -> String {
    "Nothing to do in this list. What is done is hidden; \(show) shows it. \(add) adds a task."
  }

  func emptyList(_ source: ListSource, add: String) -> String {
    switch source {
    case .today: "Nothing due today. \(add) adds a task for today."
    case .upcoming: "Nothing due in the days to come."
    case .overdue: "Nothing is overdue."
    case .done: "Nothing is done yet."
    case .all, .group, .ungrouped, .tag: "Nothing in this list. \(add) adds a task."
    }
  }

  func label(_ field: FormField) -> String {
    switch field {
    case .title: "Title"
    case .done: "Status"
    case .group: "Group"
    case .priority: "Priority"
    case .due: "Due"
    case .tags: "Tags"
    case .notes: "Notes"
    }
  }

  func doneWord(_ done: Bool) -> String { done ? "done" : "to do" }

  func clashLabel(_ label: String, isMine: Bool) -> String {
    label + (isMine ? " (yours): " : " (theirs): ")
  }

  func priorityText(_ priority: Priority) -> String {
    switch priority {
    case .none: "none"
    case .low: "! low"
    case .medium: "!! medium"
    case .high: "!!! high"
    }
  }

  var timeLabels: [String] { ["Created", "Changed", "Done"] }

  /// `1 item`, `2 items`.
  static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count.grouped) items" }
}
