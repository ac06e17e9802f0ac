import FoundationEssentials
import TodoCore

/// The mouse: clicks and the wheel. What is on a layer below the one that has the keyboard does not answer.
extension AppState {
  /// How many rows one notch of the wheel is.
  private static let wheelRows = 3

  /// Takes in what was done over these parts of the picture, the innermost first.
  mutating func take(_ mouse: Mouse, over targets: [MouseTarget], at time: Int) -> [Effect] {
    switch mouse.action {
    case .release: return []
    case .wheelUp: return turnWheel(-AppState.wheelRows, over: targets)
    case .wheelDown: return turnWheel(AppState.wheelRows, over: targets)
    case .press:
      guard let target = targets.first else { return [] }
      message = nil
      typed = Typed()
      let click = Click(target: target, time: time)
      let isDouble =
        lastClick.map { $0.target == click.target && time - $0.time <= Click.longestPause } ?? false
      // A third click begins anew.
      lastClick = isDouble ? nil : click
      return press(target, at: mouse.point, isDouble: isDouble)
    }
  }

  private mutating func press(
    _ target: MouseTarget, at point: Point, isDouble: Bool
  ) -> [Effect] {
    switch mode {
    case .browse, .search: return pressPane(target, at: point, isDouble: isDouble)
    case .line(var prompt):
      guard case .typing(let area) = target else { return [] }
      prompt.placeCaret(at: point, in: area)
      mode = .line(prompt)
    case .edit(let form): return pressForm(target, at: point, form)
    case .pickGroup(var picker):
      switch target {
      case .option(let id):
        picker.selected = id
        mode = .pickGroup(picker)
        return accept()
      case .typing(let area):
        picker.filter.placeCaret(at: point, in: area, focused: true)
        mode = .pickGroup(picker)
      default: break
      }
    case .pickTag(var picker):
      switch target {
      case .tag(let id):
        picker.selected = id
        mode = .pickTag(picker)
        return accept()
      case .typing(let area):
        picker.filter.placeCaret(at: point, in: area, focused: true)
        mode = .pickTag(picker)
      default: break
      }
    case .ask(var choice):
      guard case .answer(let number) = target, choice.select(number) else { return [] }
      mode = .ask(choice)
      return accept()
    case .palette, .trash, .history, .help: break
    }
    return []
  }

  private mutating func pressPane(
    _ target: MouseTarget, at point: Point, isDouble: Bool
  ) -> [Effect] {
    if case .search(let area) = target {
      list.search.placeCaret(at: point, in: area, focused: mode == .search)
      focus = .list
      mode = .search
      return []
    }
    // The search box is left with its text, as by Enter.
    return accept() + pressPane(target, isDouble: isDouble)
  }

  private mutating func pressPane(_ target: MouseTarget, isDouble: Bool) -> [Effect] {
    switch target {
    case .pane(let pane): focus = pane
    case .row(let id):
      guard selectRow(id) else { return [] }
      return isDouble ? open(.form(.title)) : []
    case .box(let id):
      // This one, whatever is marked: it is what was pointed at.
      guard selectRow(id), let item = list.selectedRow?.item else { return [] }
      return [.write(.update(id, ItemPatch(done: !item.done)))]
    case .source(let source):
      focus = layout.visible.contains(.sidebar) ? .sidebar : .list
      return source == list.source ? [] : show(source)
    case .hideDone: return run(.toggleHideDone, count: nil)
    default: break
    }
    return []
  }

  private mutating func selectRow(_ id: UUID) -> Bool {
    guard let index = list.window.index(of: id) else { return false }
    focus = .list
    list.select(index, height: listHeight)
    return true
  }

  private mutating func pressForm(
    _ target: MouseTarget, at point: Point, _ form: EditForm
  ) -> [Effect] {
    var form = form
    if form.question != nil {
      guard case .answer(let number) = target, form.question?.select(number) == true else {
        return []
      }
      mode = .edit(form)
      return accept()
    }
    guard case .field(let field, let area) = target else { return [] }
    let hadFocus = form.focus == field
    form.focus = field
    form.endNaming()
    switch field {
    case .title: form.title.placeCaret(at: point, in: area, focused: hadFocus)
    case .group: form.group.field.placeCaret(at: point, in: area, focused: hadFocus)
    case .tags: form.tags.placeCaret(at: point, in: area, focused: hadFocus)
    case .due: form.due.placeCaret(at: point, in: area, focused: hadFocus)
    case .notes:
      form.notes.placeCaret(
        at: Point(column: point.column - area.column, row: point.row - area.row), of: area.size)
    case .done, .priority:
      if area.contains(point) { form.changeValue(1) }
    }
    mode = .edit(form)
    return []
  }

  private mutating func turnWheel(_ count: Int, over targets: [MouseTarget]) -> [Effect] {
    let pane = targets.compactMap { if case .pane(let pane) = $0 { pane } else { nil } }.first
    switch mode {
    case .browse, .search:
      switch pane {
      case .list: return scrollList(by: count)
      case .sidebar: scrollSidebar(by: count)
      case .detail: scrollDetail(by: count)
      case nil: break
      }
    case .pickGroup, .pickTag, .palette, .trash, .history, .help: return step(count)
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

extension TextField {
  /// Puts the caret where it was clicked.
  mutating func placeCaret(at point: Point, in area: Area, focused: Bool) {
    placeCaret(atColumn: point.column - area.column, of: area.columns, focused: focused)
  }
}
