import TodoCore

/// What the keyboard is talking to. Each mode carries all that it needs, so no two can be half open.
indirect enum Mode: Hashable, Sendable {
  /// The panes; `AppState.focus` tells which one.
  case browse
  /// The search box is open.
  case search
  /// One line of text is being typed.
  case line(LinePrompt)
  /// The edit form.
  case edit(EditForm)
  /// A group is being chosen for an item.
  case pickGroup(GroupPicker)
  /// A question with a few answers.
  case ask(Choice)
  /// The help, over what it was called from.
  case help(HelpScreen, over: Mode)
}

/// One of the panes.
enum Pane: Hashable, Sendable, CaseIterable {
  case sidebar, list, detail
}

/// A line of text with a purpose.
struct LinePrompt: Hashable, Sendable {
  enum Purpose: Hashable, Sendable {
    /// New items like this one, with the typed titles.
    case quickAdd(TodoDraft)
    /// The title of an item, typed in its row.
    case title(TodoItem)
    case due(TodoItem)
    case newGroup
    case renameGroup(TodoGroup)
  }

  let purpose: Purpose
  var field: TextField

  /// The empty line, or one with the text that is to be changed.
  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    field = TextField(text)
  }
}

/// A group for an item: the groups that match what is typed, "no group", and a new one of that name.
struct GroupPicker: Hashable, Sendable {
  enum Option: Hashable, Sendable {
    case group(TodoGroup)
    case noGroup
    case new(String)
  }

  let item: TodoItem
  var filter = TextField()
  var selected = 0
}
