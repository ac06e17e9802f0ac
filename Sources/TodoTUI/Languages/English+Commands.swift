/// What the commands are called in English.
extension English {
  func describe(_ command: Command) -> String {
    switch command {
    case .moveDown: "Next row; after a number, that many"
    case .moveUp: "Previous row; after a number, that many"
    case .pageDown: "A page down"
    case .pageUp: "A page up"
    case .halfPageDown: "Half a page down"
    case .halfPageUp: "Half a page up"
    case .goToStart: "First row; after a number, the row with that number"
    case .goToEnd: "Last row; after a number, the row with that number"
    case .nextPane: "Next pane"
    case .previousPane: "Previous pane"
    case .paneLeft: "Pane to the left"
    case .paneRight: "Pane to the right"
    case .openList: "Go into the list"
    case .toggleSidebar: "Side bar on and off"
    case .toggleDetail: "Detail pane on and off"
    case .showAll: "All items"
    case .showToday: "What is due today"
    case .showUpcoming: "What is due later"
    case .showOverdue: "What is overdue"
    case .showDone: "What is done"
    case .search: "Search as you type"
    case .olderSearch: "Earlier search"
    case .newerSearch: "Later search"
    case .toggleHideDone: "Hide or show what is done"
    case .toggleDone: "Done or not done"
    case .quickAdd: "Add items, into the group that is shown"
    case .editItem: "Edit all fields"
    case .editTitle: "Edit the title in place"
    case .changeDue: "Change the due date"
    case .changeGroup: "Move to a group"
    case .changeNotes: "Edit the notes"
    case .editOutside: "Edit the notes in $EDITOR"
    case .raisePriority: "More urgent"
    case .lowerPriority: "Less urgent"
    case .priorityNone: "No priority"
    case .priorityLow: "Low priority"
    case .priorityMedium: "Medium priority"
    case .priorityHigh: "High priority"
    case .deleteItem: "Delete the item"
    case .markItem: "Mark the item or take its mark off"
    case .markRange: "Mark a range of rows, begin and end"
    case .markAll: "Mark all that the list finds"
    case .newGroup: "New group"
    case .renameGroup: "Rename the group"
    case .deleteGroup: "Delete the group; with items in it, asks what becomes of them"
    case .undo: "Undo"
    case .redo: "Redo"
    case .accept: "Take what is typed or chosen"
    case .save: "Save and close"
    case .nextField: "Next field"
    case .previousField: "Previous field"
    case .nextValue: "Next value"
    case .previousValue: "Previous value"
    case .cancel: "Close this; in the list, clear the marks, then the search"
    case .yes: "Answer yes"
    case .no: "Answer no"
    case .help: "Help: the keys that work here"
    case .filterHelp: "Search in the help"
    case .nextTheme: "Next theme"
    case .redraw: "Draw the screen again"
    case .suspend: "Back to the shell until fg"
    case .interrupt: "Close this, like Esc"
    case .quit: "Quit"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .moveDown: "down"
    case .moveUp: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .halfPageDown: "half down"
    case .halfPageUp: "half up"
    case .goToStart: "first"
    case .goToEnd: "last"
    case .nextPane: "next pane"
    case .previousPane: "previous pane"
    case .paneLeft: "left"
    case .paneRight: "right"
    case .openList: "open"
    case .toggleSidebar: "side bar"
    case .toggleDetail: "detail"
    case .showAll: "all"
    case .showToday: "today"
    case .showUpcoming: "upcoming"
    case .showOverdue: "overdue"
    case .showDone: "done"
    case .search: "search"
    case .olderSearch: "earlier"
    case .newerSearch: "later"
    case .toggleHideDone: "hide done"
    case .toggleDone: "done"
    case .quickAdd: "add"
    case .editItem: "edit"
    case .editTitle: "title"
    case .changeDue: "due"
    case .changeGroup: "group"
    case .changeNotes: "notes"
    case .editOutside: "editor"
    case .raisePriority: "more urgent"
    case .lowerPriority: "less urgent"
    case .priorityNone: "none"
    case .priorityLow: "low"
    case .priorityMedium: "medium"
    case .priorityHigh: "high"
    case .deleteItem: "delete"
    case .markItem: "mark"
    case .markRange: "range"
    case .markAll: "mark all"
    case .newGroup: "new group"
    case .renameGroup: "rename"
    case .deleteGroup: "delete group"
    case .undo: "undo"
    case .redo: "redo"
    case .accept: "ok"
    case .save: "save"
    case .nextField: "next field"
    case .previousField: "previous field"
    case .nextValue: "next value"
    case .previousValue: "previous value"
    case .cancel: "close"
    case .yes: "yes"
    case .no: "no"
    case .help: "help"
    case .filterHelp: "search"
    case .nextTheme: "theme"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .interrupt: "close"
    case .quit: "quit"
    }
  }

  func prefixName(_ notation: String) -> String {
    switch notation {
    case "c": "change"
    case "cp": "priority"
    case "g": "go to"
    default: Surface.pending
    }
  }

  func helpTitle(_ context: KeyContext) -> String { "Keys: " + place([context]) }

  func noSuchKey(_ text: String) -> String { "No key here for \"\(text)\"." }

  func place(_ contexts: Set<KeyContext>) -> String {
    if contexts == .everywhere { return "everywhere" }
    let panes = contexts.isSuperset(of: .panes)
    let rest = panes ? contexts.subtracting(.panes) : contexts
    var names = KeyContext.allCases.filter(rest.contains).map(English.place)
    if panes { names.insert("all panes", at: 0) }
    names = names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    return names.joined(separator: ", ")
  }

  private static func place(_ context: KeyContext) -> String {
    switch context {
    case .list: "list"
    case .sidebar: "side bar"
    case .detail: "detail"
    case .search: "search box"
    case .line: "text line"
    case .formText, .formGroup, .formChoice: "edit form"
    case .formNotes: "notes"
    case .picker: "group choice"
    case .choice, .yesNo: "question"
    case .help: "help"
    case .helpFilter: "help search"
    }
  }
}
