/// The palette: all commands by name and description, narrowed by what is typed.
struct Palette: Hashable, Sendable {
  /// The pane where it was called; the keys shown are those that work there.
  let context: KeyContext
  /// What a command would have acted on there.
  let target: Target
  var filter = TextField()
  /// The chosen command; without one, the first that is found.
  var chosen: Command?
  /// The first command on the screen.
  var top = 0
  /// How many commands back in time the one in the line was run, while going through them.
  var recalled: Int?

  /// The palette over a pane.
  init(_ context: KeyContext, target: Target) {
    self.context = context
    self.target = target
  }

  /// Changes the line. What is found begins from its first command again.
  mutating func type(_ change: (inout TextField) -> Void) {
    let old = filter.text
    change(&filter)
    guard filter.text != old else { return }
    chosen = nil
    recalled = nil
  }
}
