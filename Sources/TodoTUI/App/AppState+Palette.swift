import TodoText

/// What the palette offers and does.
extension AppState {
  /// How many commands are remembered for going back to.
  static let mostPastCommands = 50

  /// All that can be asked for in the palette: what has a meaning in one of the panes, with or without a key.
  /// What everybody does by keys, moving about, comes last.
  static let paletteCommands: [Command] = {
    let commands = Command.allCases.filter { command in
      command != .palette
        && KeyMap.standard.contexts(of: command).contains(where: KeyContexts.panes.contains)
    }
    let sections: [KeySection] = [.items, .lists, .history, .program, .dialogues, .panes, .moving]
    return sections.flatMap { section in commands.filter { KeySection.of($0) == section } }
  }()

  /// The commands that match what is typed: that name first, then those that begin with it, those with all
  /// words in their name, and those with them in the description.
  func commands(of palette: Palette) -> [Command] {
    let words = Folding.words(palette.filter.text)
    guard !words.isEmpty else { return AppState.paletteCommands }
    let typed = words.joined(separator: "-")
    var ranks: [[Command]] = [[], [], [], []]
    for command in AppState.paletteCommands {
      if command.name == typed {
        ranks[0].append(command)
      } else if command.name.hasPrefix(typed) {
        ranks[1].append(command)
      } else if Folding.hasAll(words, in: command.name) {
        ranks[2].append(command)
      } else if Folding.hasAll(words, in: command.name + " " + strings.describe(command)) {
        ranks[3].append(command)
      }
    }
    return ranks.flatMap(\.self)
  }

  /// The chosen one among those commands.
  func chosenIndex(in commands: [Command], of palette: Palette) -> Int {
    palette.chosen.flatMap(commands.firstIndex(of:)) ?? 0
  }

  /// The keys of a command in the pane where the palette was called, or else in any pane.
  func keys(of command: Command, in palette: Palette) -> [String] {
    let here = keys.keys(for: command, in: palette.context)
    if !here.isEmpty { return here }
    return [KeyContext.list, .sidebar, .detail].lazy.map { self.keys.keys(for: command, in: $0) }
      .first { !$0.isEmpty } ?? []
  }

  /// Another command; on the empty line, upwards, the one that was run last.
  mutating func stepPalette(by count: Int) {
    guard case .palette(var palette) = mode else { return }
    let commands = commands(of: palette)
    let index = chosenIndex(in: commands, of: palette)
    if palette.recalled != nil || count < 0 && palette.filter.isEmpty && index == 0 {
      let back = min((palette.recalled ?? -1) - count.signum(), pastCommands.count - 1)
      palette.recalled = back < 0 ? nil : back
      palette.filter = TextField(back < 0 ? "" : pastCommands[pastCommands.count - 1 - back].name)
      palette.chosen = nil
    } else if !commands.isEmpty {
      palette.chosen = commands[max(0, min(commands.count - 1, index + count))]
    }
    mode = .palette(palette)
  }

  /// Scrolls as little as needed to have the chosen command on the screen: what is clicked must not jump.
  mutating func settlePalette() {
    guard case .palette(var palette) = mode else { return }
    let commands = commands(of: palette)
    let index = chosenIndex(in: commands, of: palette)
    let rows = PaletteView.commandRows(in: layout.body)
    palette.top = max(min(palette.top, index), index - rows + 1)
    palette.top = max(0, min(palette.top, commands.count - rows))
    mode = .palette(palette)
  }

  /// Puts the name of the chosen command into the line.
  mutating func completePalette() {
    guard case .palette(var palette) = mode else { return }
    let commands = commands(of: palette)
    guard !commands.isEmpty else { return }
    palette.filter = TextField(commands[chosenIndex(in: commands, of: palette)].name)
    palette.chosen = nil
    mode = .palette(palette)
  }

  /// Runs the chosen command; one that can't be run now says why, and the palette stays.
  mutating func runChosen(in palette: Palette) -> [Effect] {
    let commands = commands(of: palette)
    guard !commands.isEmpty else {
      message = .noSuchCommand(palette.filter.text)
      return []
    }
    let command = commands[chosenIndex(in: commands, of: palette)]
    if let obstacle = obstacle(to: command) {
      message = obstacle
      return []
    }
    pastCommands.removeAll { $0 == command }
    pastCommands.append(command)
    if pastCommands.count > AppState.mostPastCommands { pastCommands.removeFirst() }
    mode = .browse
    return run(command, count: nil)
  }

  /// Why a command of the panes can't be run now.
  func obstacle(to command: Command) -> Message? {
    switch command {
    case .renameGroup: renaming == nil ? .nothingToRename : nil
    case .deleteGroup: selectedGroup == nil ? .noGroupSelected : nil
    case .toggleSidebar: obstacle(toPaneFrom: Layout.sidebarColumns)
    case .toggleDetail: obstacle(toPaneFrom: Layout.detailColumns)
    case .sort: list.source.takesOrder ? nil : .ownOrder
    default: command.needsItem && list.selectedRow == nil ? .nothingSelected : nil
    }
  }

  /// A pane that isn't seen should not be switched off unseen.
  private func obstacle(toPaneFrom columns: Int) -> Message? {
    size.columns < columns ? .needsColumns(columns) : nil
  }
}
