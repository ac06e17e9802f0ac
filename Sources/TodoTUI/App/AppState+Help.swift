import TodoText

/// What the help lists and does.
extension AppState {
  /// What can be done where the help was called and matches its filter, in the order of the table's parts; where
  /// text is typed, what keys do in it comes last.
  func entries(of help: HelpScreen) -> [HelpEntry] {
    let words = Folding.words(help.filter.text)
    return (commandEntries(in: help.context) + editingEntries(in: help.context)).filter { entry in
      let text = entry.keys.map(KeyMap.label).joined(separator: " ") + " " + describe(entry.action)
      return Folding.hasAll(words, in: text)
    }
  }

  /// What an entry does, in a sentence.
  func describe(_ action: HelpEntry.Action) -> String {
    switch action {
    case .command(let command): strings.describe(command)
    case .editing(let command): strings.describe(command)
    }
  }

  private func commandEntries(in context: KeyContext) -> [HelpEntry] {
    var seen: Set<Command> = []
    let entries = keys.bindings(in: context).filter { seen.insert($0.command).inserted }
      .map { binding in
        HelpEntry(
          action: .command(binding.command),
          keys: keys.sequences(for: binding.command, in: context))
      }
    return KeySection.allCases.flatMap { section in entries.filter { $0.section == section } }
  }

  private func editingEntries(in context: KeyContext) -> [HelpEntry] {
    guard context.isText else { return [] }
    return EditingCommand.allButTyping.compactMap { command in
      // A key that gives a command never reaches the text.
      let own = KeyTable.keys(for: command).filter { keys.match([$0], in: context) == .none }
      return own.isEmpty ? nil : HelpEntry(action: .editing(command), keys: own.map { [$0] })
    }
  }

  /// Selects the entry that many further on.
  mutating func stepHelp(by count: Int) {
    guard case .help(var help, let over) = mode else { return }
    help.selected = max(0, min(entries(of: help).count - 1, help.selected + count))
    mode = .help(help, over: over)
  }

  /// Scrolls the help as little as needed to have the selected entry on the screen.
  mutating func settleHelp() {
    guard case .help(var help, let over) = mode else { return }
    let view = HelpView(state: self, help: help)
    help.scroll = view.scroll(columns: layout.body.columns, rows: layout.body.rows - 1)
    mode = .help(help, over: over)
  }

  /// Closes the help and does what the selected entry does, as if its key had been pressed.
  mutating func runEntry(of help: HelpScreen, over mode: Mode) -> [Effect] {
    let entries = entries(of: help)
    guard entries.indices.contains(help.selected) else { return [] }
    self.mode = mode
    let entry = entries[help.selected]
    switch entry.action {
    case .command(let command):
      if refuses(command, begunWith: help.target, count: nil) { return [] }
      return run(command, count: nil)
    case .editing:
      guard let key = entry.keys.first?.first else { return [] }
      return self.type(key)
    }
  }
}
