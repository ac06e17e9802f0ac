/// The wheel of the mouse: it scrolls what is below it, or moves in what lies over the panes.
extension AppState {
  /// Turns it by so many rows, over these parts of the picture.
  mutating func turnWheel(_ count: Int, over targets: [MouseTarget]) -> [Effect] {
    let pane = targets.compactMap { if case .pane(let pane) = $0 { pane } else { nil } }.first
    switch mode {
    case .browse, .search:
      switch pane {
      case .list: return scrollList(by: count)
      case .sidebar: scrollSidebar(by: count)
      case .detail: scrollDetail(by: count)
      case nil: break
      }
    case .palette(let palette):
      // Upwards from the first command the keys go back to earlier ones.
      let isFirst = chosenIndex(in: commands(of: palette), of: palette) == 0
      return isFirst && count < 0 ? [] : step(count)
    case .pickGroup, .pickTag, .trash, .history, .help: return step(count)
    case .edit(var form):
      guard form.question == nil, case .field(.notes, _)? = targets.first, form.focus == .notes
      else { return [] }
      for _ in 0..<abs(count) { _ = form.notes.handle(Key(count < 0 ? .up : .down)) }
      mode = .edit(form)
    case .line, .ask: break
    }
    return []
  }

  /// Scrolls the list; the selected row stays the same as long as it is on the screen.
  private mutating func scrollList(by count: Int) -> [Effect] {
    guard let index = list.selectedIndex else { return [] }
    let top = max(0, min(list.top + count, list.window.rows.count - listHeight))
    guard top != list.top else {
      // At an end of the window: where the list goes on, the selected row leads there.
      let isEnd = count < 0 ? list.window.isAtStart : list.window.isAtEnd
      return isEnd ? [] : move(by: count, scrolling: true)
    }
    let target = max(top, min(index, top + listHeight - 1))
    list.select(target, screenRow: target - top, height: listHeight)
    return []
  }

  private mutating func scrollSidebar(by count: Int) {
    guard let area = layout.sidebar else { return }
    let view = SidebarView(state: self)
    sidebarTop = max(0, min(view.top(rows: area.rows) + count, view.lines.count - area.rows))
  }
}
