/// One line of the key table: a command, the key sequences that give it, where, and whether the status
/// line names it.
struct Binding: Hashable, Sendable {
  let command: Command
  /// Sequences in the notation of `Key`, the one to be shown first.
  let notations: [String]
  let contexts: KeyContexts
  let hint: Bool
  /// The same as keys. A notation that can't be read gives no sequence; a test goes through all.
  let sequences: [[Key]]

  /// A line of the table.
  init(
    _ command: Command, _ notations: String..., in contexts: KeyContexts, hint: Bool = false
  ) {
    self.command = command
    self.notations = notations
    self.contexts = contexts
    self.hint = hint
    sequences = notations.compactMap(Key.sequence)
  }

  /// A line with these keys.
  init(_ command: Command, keys: [[Key]], in contexts: KeyContexts, hint: Bool) {
    self.command = command
    self.contexts = contexts
    self.hint = hint
    sequences = keys
    notations = keys.map(\.notation)
  }
}
