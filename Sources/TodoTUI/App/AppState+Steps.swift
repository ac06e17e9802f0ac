import TodoCore

/// The movement keys, which mean the pane or the dialogue that has the focus.
extension AppState {
  /// How many rows a page is: one less than the screen, so that the eye finds its place.
  var pageHeight: Int {
    switch mode {
    case .help, .trash, .history: max(1, layout.body.rows - 1)
    default: max(1, listHeight - 1)
    }
  }

  /// One or more rows down or up.
  mutating func step(_ count: Int) -> [Effect] {
    switch mode {
    case .help: stepHelp(by: count)
    case .palette: stepPalette(by: count)
    case .trash, .history: return stepScreen(by: count)
    case .ask(var choice):
      choice.move(by: count)
      mode = .ask(choice)
    case .edit(var form):
      form.question?.move(by: count)
      mode = .edit(form)
    case .pickGroup(var picker):
      let options = options(of: picker)
      let index = selectedIndex(in: options, of: picker).map { $0 + count } ?? 0
      picker.selected = options[max(0, min(options.count - 1, index))].id
      mode = .pickGroup(picker)
    case .pickTag(let picker): move(picker, by: count)
    case .browse where focus == .sidebar: return stepSidebar(count)
    case .browse where focus == .detail: scrollDetail(by: count)
    case .browse, .search, .line: return move(by: count)
    }
    return []
  }

  /// Pages, or parts of them.
  mutating func page(_ count: Int) -> [Effect] {
    switch mode {
    case .browse where focus == .list, .search: return move(by: count, scrolling: true)
    default: return step(count)
    }
  }

  /// The first or the last row, or the one with that number.
  mutating func jump(toEnd: Bool, _ number: Int?) -> [Effect] {
    if case .browse = mode, focus == .list {
      return toEnd ? goToEnd(number) : goToStart(number)
    }
    if screen != nil { return jumpInScreen(toEnd: toEnd) }
    return step(toEnd ? Typed.maximumCount : -Typed.maximumCount)
  }

  /// The lists of the side bar from top to bottom.
  var sources: [ListSource] {
    ListSource.fixed + groups.map { .group($0.id) } + [.ungrouped]
      + (shownTag.map { [.tag($0)] } ?? [])
  }

  private mutating func stepSidebar(_ count: Int) -> [Effect] {
    let sources = sources
    let index = sources.firstIndex(of: list.source) ?? 0
    let next = max(0, min(sources.count - 1, index + count))
    return next == index ? [] : show(sources[next])
  }

  /// Scrolls the detail pane, no further than its text goes.
  mutating func scrollDetail(by count: Int) {
    guard let area = layout.detail else { return }
    let wanted = max(0, detailScroll + count)
    let rows = DetailView(state: self)
      .lineCount(columns: area.columns - 2, limit: wanted + area.rows)
    detailScroll = max(0, min(rows - area.rows, wanted))
  }
}
