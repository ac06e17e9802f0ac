import TodoCore

/// Esc, Ctrl-C and `q`: each closes one layer.
extension AppState {
  /// Closes the innermost layer; at the root it clears what stands in the way of the whole list.
  mutating func cancel() -> [Effect] {
    switch mode {
    case .browse:
      if focus != .list {
        focus = .list
      } else if list.marks != nil {
        clearMarks()
      } else if !list.search.isEmpty {
        return clearSearch()
      } else {
        return cancelWork()
      }
    case .search:
      mode = .browse
      return list.search.isEmpty ? [] : clearSearch()
    case .ask(let choice):
      if case .bulk(_, _, let over) = choice.question {
        mode = over
        return []
      }
      if case .addLines(let lines) = choice.question, let prompt = lines.prompt {
        mode = .line(prompt)
        return []
      }
      return open(choice.screen)
    case .line(let prompt): return leave(prompt)
    case .trash, .history:
      if !clearFilter() { mode = .browse }
    case .pickGroup, .pickTag, .palette:
      mode = .browse
    case .edit(var form):
      if form.question != nil {
        form.question = nil
        mode = .edit(form)
      } else if form.isChoosing {
        form.takeBackName()
        mode = .edit(form)
      } else if form.isChanged {
        form.question = Choice(.leaveForm)
        mode = .edit(form)
      } else {
        mode = .browse
      }
    case .help(var help, let over):
      if help.isFiltering || !help.filter.isEmpty {
        help.isFiltering = false
        help.filter = TextField()
        help.selected = 0
        mode = .help(help, over: over)
      } else {
        mode = over
      }
    }
    return []
  }

  /// Ctrl-C: the same, but at the root it tells how to quit, and over the list it ends long work first.
  mutating func interrupt() -> [Effect] {
    if case .browse = mode, work?.isCancelled == false { return cancelWork() }
    if case .browse = mode, focus == .list, list.search.isEmpty, list.marks == nil {
      message = .howToQuit
      return []
    }
    return cancel()
  }

  /// Opens the box that filters the help.
  mutating func filterHelp() {
    guard case .help(var help, let over) = mode else { return }
    help.isFiltering = true
    mode = .help(help, over: over)
  }

  /// An earlier or a later search in the box, as if it had been typed.
  mutating func recallSearch(_ command: Command) -> [Effect] {
    let text = list.search.text
    let found =
      command == .olderSearch ? searches.older(than: text) : searches.newer(than: text)
    guard let found else { return [] }
    list.search = TextField(found)
    return restart(select: nil)
  }

  /// Keeps what was searched for, where it is not the newest anyway.
  mutating func rememberSearch() -> [Effect] {
    searches.add(list.search.text).map { [.rememberLines(.searches, $0)] } ?? []
  }

  /// The whole list again, with the same item selected.
  private mutating func clearSearch() -> [Effect] {
    let remember = rememberSearch()
    list.search = TextField()
    return remember + restart(select: list.selection)
  }
}
