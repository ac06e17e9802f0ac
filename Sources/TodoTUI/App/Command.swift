/// A wish of the person at the keyboard: it has a name, a description in each language, and keys.
public enum Command: String, Hashable, Sendable, CaseIterable {
  // Moving
  case moveDown, moveUp, pageDown, pageUp, halfPageDown, halfPageUp, goToStart, goToEnd
  // Panes
  case nextPane, previousPane, paneLeft, paneRight, openList, toggleSidebar, toggleDetail
  // Lists
  case showAll, showToday, showUpcoming, showOverdue, showDone, showTags, search, toggleHideDone
  case showTrash, showHistory, sort
  case olderSearch, newerSearch
  // Items
  case toggleDone, quickAdd, editItem, editTitle, changeDue, changeGroup, changeNotes, changeTags
  case editOutside
  case raisePriority, lowerPriority
  case priorityNone, priorityLow, priorityMedium, priorityHigh
  case deleteItem
  // Marks
  case markItem, markRange, markAll
  // Groups
  case newGroup, renameGroup, deleteGroup
  // History
  case undo, redo, restore, revert
  // Text, forms and questions
  case accept, save, nextField, previousField, fieldAbove, nextValue, previousValue
  case nextName, previousName, olderDraft, newerDraft, cancel
  case yes, no
  // Program
  case palette, complete, help, filterHelp, nextTheme, redraw, suspend, interrupt, quit

  /// Whether it is about the selected item.
  var needsItem: Bool {
    switch self {
    case .toggleDone, .editItem, .editTitle, .changeDue, .changeGroup, .changeNotes, .changeTags,
      .editOutside,
      .raisePriority, .lowerPriority, .priorityNone, .priorityLow, .priorityMedium, .priorityHigh,
      .deleteItem, .markItem, .markRange, .markAll:
      true
    default: false
    }
  }
}
