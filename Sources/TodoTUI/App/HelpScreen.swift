/// The help: the keys of the place where it was called, which entry is selected, and what is searched in it.
struct HelpScreen: Hashable, Sendable {
  /// Where it was called.
  let context: KeyContext
  /// What a command would have acted on there.
  let target: Target
  /// The number of the selected entry among those that are found.
  var selected = 0
  /// The first line on the screen.
  var scroll = 0
  var filter = TextField()
  /// Whether keys are typed into the filter.
  var isFiltering = false

  /// The help for a place.
  init(_ context: KeyContext, target: Target) {
    self.context = context
    self.target = target
  }
}

/// One line of the help: what can be done here, and all its keys.
struct HelpEntry: Hashable, Sendable {
  /// What the keys of an entry do.
  enum Action: Hashable, Sendable {
    case command(Command)
    /// What a key does within a text, where one is typed.
    case editing(EditingCommand)
  }

  let action: Action
  let keys: [[Key]]

  /// The part of the table that it stands in; `nil` for keys within a text.
  var section: KeySection? {
    switch action {
    case .command(let command): .of(command)
    case .editing: nil
    }
  }
}
