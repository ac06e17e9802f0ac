import TodoCore

/// The trash and the history: screens over the panes, read page by page.
extension AppState {
  /// Opens the trash.
  mutating func openTrash() -> [Effect] {
    mode = .trash(TrashScreen())
    return reloadScreen()
  }

  /// Opens the history.
  mutating func openHistory() -> [Effect] {
    mode = .history(HistoryScreen())
    return reloadScreen()
  }

  /// The screen that is open.
  var screen: Choice.Screen? {
    switch mode {
    case .trash: .trash
    case .history: .history
    default: nil
    }
  }

  /// Opens a screen, or else shows the panes.
  mutating func open(_ screen: Choice.Screen?) -> [Effect] {
    switch screen {
    case .trash: return openTrash()
    case .history: return openHistory()
    case nil:
      mode = .browse
      return []
    }
  }

  /// A list in place of whatever screen is open.
  mutating func leave(for source: ListSource) -> [Effect] {
    mode = .browse
    return show(source)
  }

  /// Whether the end of a long trash is shown. Each change elsewhere would go all the way there again; a row that is
  /// not deleted any more is refused by the store.
  var isFarInTrash: Bool {
    if case .trash(let screen) = mode { screen.list.skipped > 0 } else { false }
  }

  /// Reads again what the open screen shows; nothing where none is open.
  func reloadScreen() -> [Effect] {
    switch mode {
    case .trash(let screen):
      [
        .loadTrash(
          TrashRequest(
            place: screen.list.skipped > 0 ? .end(selecting: false) : .start,
            limit: screen.list.countToReload))
      ]
    case .history(let screen):
      [.loadHistory(HistoryRequest(before: nil, limit: screen.list.countToReload))]
    default: []
    }
  }

  /// Takes in a stretch of the trash.
  mutating func take(_ stretch: TrashStretch, for request: TrashRequest) {
    guard case .trash(var screen) = mode else { return }
    let isFound: (TrashScreen.Row) -> Bool = finder(screen.list.filter)
    switch request.place {
    case .start:
      screen.list.replace(with: stretch.rows, where: isFound)
      screen.total = nil
    case .after(let cursor):
      guard cursor == screen.next else { return }
      screen.list.append(stretch.rows, where: isFound)
    case .before(let number):
      guard number == screen.list.skipped else { return }
      screen.list.prepend(stretch.rows, where: isFound)
      mode = .trash(screen)
      return
    case .end(let selects):
      screen.list.replace(with: stretch.rows, skipping: stretch.skipped, where: isFound)
      screen.total = stretch.skipped + stretch.rows.count
      if selects { screen.list.move(by: stretch.rows.count) }
    }
    screen.next = stretch.next
    mode = .trash(screen)
  }

  /// Takes in a stretch of the history.
  mutating func take(_ steps: [Step], for request: HistoryRequest) {
    guard case .history(var screen) = mode else { return }
    let rows = steps.map(HistoryScreen.Row.init)
    if request.before == nil {
      screen.list.replace(with: rows, where: finder(screen.list.filter))
    } else if request.before == screen.list.read.last?.id {
      screen.list.append(rows, where: finder(screen.list.filter))
    } else {
      return
    }
    screen.isAtEnd = steps.count < request.limit
    if request.selectsLast { screen.list.move(by: screen.list.rows.count) }
    mode = .history(screen)
  }

  /// Moves in the open screen, and reads on before its end is come to.
  mutating func stepScreen(by count: Int) -> [Effect] {
    switch mode {
    case .trash(var screen):
      screen.list.move(by: count)
      mode = .trash(screen)
    case .history(var screen):
      screen.list.move(by: count)
      mode = .history(screen)
    default: break
    }
    return count > 0 ? readOn() : readBack()
  }

  /// The last row or the first one. Steps are small, so all that are kept are read. Of the trash, which may hold very
  /// many items, the rows at its end are; the way there costs what it takes to look at each mark. With a filter it is
  /// the last of what was looked at.
  mutating func jumpInScreen(toEnd: Bool) -> [Effect] {
    switch mode {
    case .trash(let screen) where screen.list.filter.isEmpty && toEnd && screen.next != nil:
      let limit = PagedRows<TrashScreen.Row>.pageSize
      return [.loadTrash(TrashRequest(place: .end(selecting: true), limit: limit))]
    case .trash(let screen) where !toEnd && screen.list.skipped > 0:
      var start = TrashScreen()
      start.list.filter = screen.list.filter
      mode = .trash(start)
      return reloadScreen()
    case .history(let screen) where screen.list.filter.isEmpty && toEnd && !screen.isAtEnd:
      guard let last = screen.list.read.last else { return [] }
      var request = HistoryRequest(before: last.id, limit: .max)
      request.selectsLast = true
      return [.loadHistory(request)]
    default: return stepScreen(by: toEnd ? Typed.maximumCount : -Typed.maximumCount)
    }
  }

  /// The stretch before, where the rows at hand begin within a screen of the selected one.
  private func readBack() -> [Effect] {
    guard case .trash(let screen) = mode, screen.list.isNearStart(height: layout.body.rows)
    else { return [] }
    let place = TrashRequest.Place.before(screen.list.skipped)
    return [.loadTrash(TrashRequest(place: place, limit: PagedRows<TrashScreen.Row>.pageSize))]
  }

  /// The next stretch, where the rows end within a screen of the selected one. A filter that finds few looks at more
  /// at a time.
  func readOn(mostRead: Int = .max) -> [Effect] {
    func limit<Row>(_ list: PagedRows<Row>) -> Int? {
      guard list.isNearEnd(height: layout.body.rows) else { return nil }
      let stretch = list.filter.isEmpty ? PagedRows<Row>.pageSize : PagedRows<Row>.most
      let limit = min(stretch, mostRead - list.read.count)
      return limit > 0 ? limit : nil
    }
    switch mode {
    case .trash(let screen):
      guard let next = screen.next, let limit = limit(screen.list) else { return [] }
      return [.loadTrash(TrashRequest(place: .after(next), limit: limit))]
    case .history(let screen):
      guard !screen.isAtEnd, let last = screen.list.read.last, let limit = limit(screen.list)
      else { return [] }
      return [.loadHistory(HistoryRequest(before: last.id, limit: limit))]
    default: return []
    }
  }

  /// Keeps the selected row on the screen, whatever happened to its size or rows; so do the palette and the help.
  mutating func settleScreen() {
    switch mode {
    case .trash(var screen):
      screen.list.scroll(height: layout.body.rows)
      mode = .trash(screen)
    case .history(var screen):
      screen.list.scroll(height: layout.body.rows)
      mode = .history(screen)
    case .palette: settlePalette()
    case .help: settleHelp()
    default: break
    }
  }

  /// Brings the selected item of the trash back.
  mutating func restore() -> [Effect] {
    guard case .trash(let screen) = mode, let row = screen.list.selectedRow else {
      message = .nothingSelected
      return []
    }
    return [.write(.restore(row.id))]
  }

  /// Takes back the selected step of the history.
  mutating func revert() -> [Effect] {
    guard case .history(let screen) = mode, let row = screen.list.selectedRow else {
      message = .nothingToUndo
      return []
    }
    return [.write(.revert(row.id))]
  }
}
