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

  /// The commands that match what is typed: that name or key first, then those whose name or keys begin with it, those
  /// with words of their name that begin so, those with it anywhere in their name, and in the description.
  func commands(of palette: Palette) -> [Command] {
    let words = Folding.words(palette.filter.text)
    guard !words.isEmpty else { return AppState.paletteCommands }
    let typed = words.joined(separator: "-")
    var ranks: [[Command]] = Array(repeating: [], count: 5)
    for command in AppState.paletteCommands {
      let keys = keys(of: command, in: palette)
      if command.name == typed || keys.contains(palette.filter.text) {
        ranks[0].append(command)
      } else if command.name.hasPrefix(typed)
        || keys.contains(where: { $0.hasPrefix(palette.filter.text) })
      {
        ranks[1].append(command)
      } else if AppState.words(of: command.name, beginWith: words) {
        ranks[2].append(command)
      } else if Folding.hasAll(words, in: command.name) {
        ranks[3].append(command)
      } else if Folding.hasAll(words, in: command.name + " " + strings.describe(command)) {
        ranks[4].append(command)
      }
    }
    return ranks.flatMap(\.self)
  }

  /// The chosen one among those commands: without a choice the first, where what is typed begins its name, its keys
  /// or words that are said of it. Letters from the middle of a word, or one of a description, are no such wish:
  /// Enter must not do what nobody asked for.
  func chosenIndex(in commands: [Command], of palette: Palette) -> Int? {
    if let index = palette.chosen.flatMap(commands.firstIndex(of:)) { return index }
    guard let first = commands.first else { return nil }
    let text = palette.filter.text
    let words = Folding.words(text)
    let isNamed =
      first.name.hasPrefix(words.joined(separator: "-"))
      || keys(of: first, in: palette).contains { $0.hasPrefix(text) }
      || AppState.words(of: first.name, beginWith: words)
    let isOneLetter = text.utf8.count == 1
    let description = first.name + " " + strings.describe(first)
    return isNamed || !isOneLetter && AppState.words(of: description, beginWith: words) ? 0 : nil
  }

  /// Whether each of these begins a word of the text. Chinese has no blanks between words, so there any place may.
  private static func words(of text: String, beginWith beginnings: [String]) -> Bool {
    let key = Folding.searchKey(text)
    let words = key.split { !$0.isLetter && !$0.isNumber }
    return beginnings.allSatisfy { beginning in
      guard beginning.utf8.allSatisfy({ $0 < 0x80 }) else { return key.contains(beginning) }
      return words.contains { $0.hasPrefix(beginning) }
    }
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
      let next = index.map { $0 + count } ?? 0
      palette.chosen = commands[max(0, min(commands.count - 1, next))]
    }
    mode = .palette(palette)
  }

  /// Scrolls as little as needed to have the chosen command on the screen: what is clicked must not jump.
  mutating func settlePalette() {
    guard case .palette(var palette) = mode else { return }
    let commands = commands(of: palette)
    let index = chosenIndex(in: commands, of: palette) ?? 0
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
    palette.filter = TextField(commands[chosenIndex(in: commands, of: palette) ?? 0].name)
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
    guard let index = chosenIndex(in: commands, of: palette) else {
      message = .noCommandChosen(palette.filter.text)
      return []
    }
    let command = commands[index]
    if let obstacle = obstacle(to: command) {
      message = obstacle
      return []
    }
    pastCommands.removeAll { $0 == command }
    pastCommands.append(command)
    if pastCommands.count > AppState.mostPastCommands { pastCommands.removeFirst() }
    mode = .browse
    if refuses(command, begunWith: palette.target, count: nil) { return [] }
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
    case .markItem, .markRange, .markAll: list.selectedRow == nil ? .nothingToMark : nil
    default: command.needsItem && list.selectedRow == nil ? .nothingSelected : nil
    }
  }

  /// A pane that isn't seen should not be switched off unseen.
  private func obstacle(toPaneFrom columns: Int) -> Message? {
    size.columns < columns ? .needsColumns(columns) : nil
  }
}
