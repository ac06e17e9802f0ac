/// The table of keys. Dispatch, the hints of the status line, the help and the documents all read it.
struct KeyMap: Sendable {
  /// What a sequence of keys means.
  enum Match: Hashable, Sendable {
    case command(Command)
    /// More keys must follow.
    case prefix
    case none
  }

  /// A key that continues a sequence: it gives a command, or has further continuations.
  struct Continuation: Hashable, Sendable {
    let key: Key
    let command: Command?
  }

  let bindings: [Binding]

  /// The map of these lines.
  init(_ bindings: [Binding]) {
    self.bindings = bindings
  }

  /// What the keys mean there. All lines are looked at, which takes less than making an index at every start.
  func match(_ keys: [Key], in context: KeyContext) -> Match {
    var match = Match.none
    for binding in bindings where binding.contexts.contains(context) {
      for sequence in binding.sequences where sequence.starts(with: keys) {
        if sequence.count == keys.count { return .command(binding.command) }
        match = .prefix
      }
    }
    return match
  }

  /// The lines that hold there, in the order of the table.
  func bindings(in context: KeyContext) -> [Binding] {
    bindings.filter { $0.contexts.contains(context) }
  }

  /// Whether a key, wherever it is pressed, can be the last of one that ends or stops the program.
  func canLeave(_ key: Key) -> Bool {
    bindings.contains { binding in
      (binding.command == .quit || binding.command == .suspend)
        && binding.sequences.contains { $0.last == key }
    }
  }

  /// The sequences of a command there.
  func sequences(for command: Command, in context: KeyContext) -> [[Key]] {
    bindings.filter { $0.command == command && $0.contexts.contains(context) }
      .flatMap(\.sequences)
  }

  /// The keys of a command there, as people read them.
  func keys(for command: Command, in context: KeyContext) -> [String] {
    sequences(for: command, in: context).map(KeyMap.label)
  }

  /// The first key of a command, there or else anywhere; the name of one that has none.
  func key(for command: Command, in context: KeyContext = .list) -> String {
    keys(for: command, in: context).first
      ?? bindings.lazy.filter { $0.command == command }.compactMap(\.sequences.first).first
      .map(KeyMap.label) ?? command.name
  }

  /// What may follow a prefix, in the order of the table.
  func continuations(of prefix: [Key], in context: KeyContext) -> [Continuation] {
    var result: [Continuation] = []
    for binding in bindings(in: context) {
      for sequence in binding.sequences
      where sequence.count > prefix.count && sequence.starts(with: prefix) {
        let key = sequence[prefix.count]
        guard !result.contains(where: { $0.key == key }) else { continue }
        let isLast = sequence.count == prefix.count + 1
        result.append(Continuation(key: key, command: isLast ? binding.command : nil))
      }
    }
    return result
  }

  /// A sequence as people read it: `gg`, `Ctrl-d`, `Space`.
  static func label(_ sequence: [Key]) -> String {
    sequence.map(KeyLabel.of).joined(
      separator: sequence.allSatisfy(KeyLabel.isOneLetter) ? "" : " ")
  }
}
