import FoundationEssentials
import TodoCore

/// Clicks. What is on a layer below the one that has the keyboard does not answer.
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
      let isOutside = hasPopup && !targets.contains(.popup)
      guard isOutside || !targets.isEmpty else { return [] }
      message = nil
      typed = Typed()
      guard !isOutside, let target = targets.first else {
        lastClick = nil
        return cancel()
      }
      let click = Click(target: target, time: time)
      let isDouble =
        lastClick.map { $0.target == click.target && time - $0.time <= Click.longestPause } ?? false
      // A third click begins anew.
      lastClick = isDouble ? nil : click
      return press(target, at: mouse.point, isDouble: isDouble)
    }
  }

  /// Whether a box lies over the panes; a click beside it closes it.
  private var hasPopup: Bool {
    switch mode {
    case .pickGroup, .pickTag, .ask, .palette: true
    case .edit(let form): form.question != nil
    case .browse, .search, .line, .trash, .history, .help: false
    }
  }

  private mutating func press(
    _ target: MouseTarget, at point: Point, isDouble: Bool
  ) -> [Effect] {
    switch target {
    case .pane, .row, .box, .source, .hideDone, .search:
      return pressPane(target, at: point, isDouble: isDouble)
    case .typing(let area): placeCaret(at: point, in: area)
    case .field(let field, let area): press(field, in: area, at: point)
    case .answer(let number): return press(answer: number)
    case .option(let id):
      guard case .pickGroup(var picker) = mode else { return [] }
      picker.selected = id
      mode = .pickGroup(picker)
      return accept()
    case .tag(let id):
      guard case .pickTag(var picker) = mode else { return [] }
      picker.selected = id
      mode = .pickTag(picker)
      return accept()
    case .command(let command):
      guard case .palette(var palette) = mode else { return [] }
      palette.chosen = command
      mode = .palette(palette)
      return isDouble ? accept() : []
    case .entry(let action): return press(action, isDouble: isDouble)
    case .deleted(let id):
      guard case .trash(var screen) = mode, screen.list.select(id) else { return [] }
      mode = .trash(screen)
      return isDouble ? restore() : []
    case .step(let id):
      guard case .history(var screen) = mode, screen.list.select(id) else { return [] }
      mode = .history(screen)
      return isDouble ? revert() : []
    case .popup: break
    }
    return []
  }

  /// In the line that is typed into, or the filter of what is open.
  private mutating func placeCaret(at point: Point, in area: Area) {
    switch mode {
    case .line(var prompt):
      prompt.placeCaret(at: point, in: area)
      mode = .line(prompt)
    case .pickGroup(var picker):
      picker.filter.placeCaret(at: point, in: area, focused: true)
      mode = .pickGroup(picker)
    case .pickTag(var picker):
      picker.filter.placeCaret(at: point, in: area, focused: true)
      mode = .pickTag(picker)
    case .palette(var palette):
      palette.filter.placeCaret(at: point, in: area, focused: true)
      mode = .palette(palette)
    case .help(var help, let over):
      help.filter.placeCaret(at: point, in: area, focused: help.isFiltering)
      help.isFiltering = true
      mode = .help(help, over: over)
    case .trash, .history:
      _ = changeFilter {
        $0.field.placeCaret(at: point, in: area, focused: $0.isTyping)
        $0.isTyping = true
      }
    case .browse, .search, .edit, .ask: break
    }
  }

  private mutating func press(answer number: Int) -> [Effect] {
    switch mode {
    case .ask(var choice):
      guard choice.select(number) else { return [] }
      mode = .ask(choice)
    case .edit(var form):
      guard form.question?.select(number) == true else { return [] }
      mode = .edit(form)
    default: return []
    }
    return accept()
  }

  private mutating func press(_ action: HelpEntry.Action, isDouble: Bool) -> [Effect] {
    guard case .help(var help, let over) = mode,
      let index = entries(of: help).firstIndex(where: { $0.action == action })
    else { return [] }
    help.selected = index
    mode = .help(help, over: over)
    return isDouble ? runEntry(of: help, over: over) : []
  }

  private mutating func press(_ field: FormField, in area: Area, at point: Point) {
    guard case .edit(var form) = mode, form.question == nil else { return }
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
  }
}

extension TextField {
  /// Puts the caret where it was clicked.
  mutating func placeCaret(at point: Point, in area: Area, focused: Bool) {
    placeCaret(atColumn: point.column - area.column, of: area.columns, focused: focused)
  }
}
