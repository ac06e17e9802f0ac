/// The help: the keys of the place where it was called, how far it is scrolled, and what is searched in it.
struct HelpScreen: Hashable, Sendable {
  /// Where it was called.
  let context: KeyContext
  var scroll = 0
  var filter = TextField()
  /// Whether keys are typed into the filter.
  var isFiltering = false

  /// The help for a place.
  init(_ context: KeyContext) { self.context = context }
}

/// One line of the help: a command with all its keys here.
struct HelpEntry: Hashable, Sendable {
  let command: Command
  let keys: [String]
}
