import TodoText

/// The first line: which list, what is overdue, the search box, the hide-done toggle, and the position.
struct HeaderView: View {
  /// As wide as `1000 of 1000000`.
  private static let usualPosition = 15

  let state: AppState

  /// Draws the line; the name goes first, then what is on the right, the search box between them.
  func draw(on surface: inout Surface, in area: Area) {
    let isSearching = state.mode == .search
    let right = rightText(in: area)
    let rightColumns = columns(of: right, in: area)
    // In a narrow terminal the box is worth more than the name of the list.
    let leftRoom = area.columns - rightColumns - 2 - (hasBox ? min(24, area.columns / 2) : 0)
    var column = area.column + 1
    if leftRoom > 3 {
      column = surface.put(
        name, at: Point(column: column, row: area.row), style: state.theme[.heading],
        limit: leftRoom - 1,
        ellipsis: true)
      // What a key would act on is worth more than the order and what is late.
      let parts = [
        (markedText, state.theme[.marked]), (orderText, Style.plain),
        (lateText, state.theme[.late]),
      ]
      for (text, look) in parts
      where !text.isEmpty && column + DisplayWidth.of(text) < area.column + leftRoom {
        column = surface.put(text, at: Point(column: column, row: area.row), style: look)
      }
    }
    let start = area.endColumn - 1 - rightColumns
    let rightStart = area.endColumn - 1 - DisplayWidth.of(right)
    surface.put(right, at: Point(column: rightStart, row: area.row), limit: rightColumns)
    if showsToggle(in: area) {
      let toggle = DisplayWidth.of(toggleText(in: area))
      surface.target(
        .hideDone, in: Area(column: rightStart, row: area.row, columns: toggle, rows: 1))
    }
    guard hasBox else { return }
    let boxColumns = min(28, max(4, start - column - 4))
    let box = Area(
      column: max(column + 2, start - boxColumns - 3), row: area.row, columns: boxColumns + 2,
      rows: 1)
    drawBox(on: &surface, in: box, focused: isSearching)
  }

  private func drawBox(on surface: inout Surface, in area: Area, focused: Bool) {
    surface.put("/ ", at: area.origin, style: state.theme[.key])
    let field = area.splitLeft(2).rest
    surface.target(.search(field), in: area)
    state.list.search.draw(
      on: &surface, in: field, style: focused ? state.theme[.field] : .plain, focused: focused)
  }

  private var name: String { state.strings.name(of: state.list.source, groups: state.groups) }

  private var orderText: String {
    guard state.list.order != .arrival, state.list.source.takesOrder else { return "" }
    return " - " + state.strings.name(of: state.list.order)
  }

  private var markedText: String {
    state.list.marks == nil ? "" : " - " + state.strings.marked(state.markedCount)
  }

  private var lateText: String {
    guard let late = state.counts?.overdue, late > 0, state.list.source != .overdue else {
      return ""
    }
    return " - " + state.strings.overdue(late)
  }

  private var hasBox: Bool { state.mode == .search || !state.list.search.isEmpty }

  private var position: String {
    state.strings.position(
      state.list.position, of: state.list.total, isEmpty: state.list.window.rows.isEmpty)
  }

  private func rightText(in area: Area) -> String {
    guard showsToggle(in: area) else { return position }
    return toggleText(in: area) + (area.columns >= 48 ? "  " : " ") + position
  }

  /// How wide that is. Beside the search box it has room for more than is there: the box must not jump when a
  /// count comes.
  private func columns(of right: String, in area: Area) -> Int {
    guard hasBox else { return DisplayWidth.of(right) }
    let usual = min(HeaderView.usualPosition, area.columns / 5)
    return DisplayWidth.of(right) + max(0, usual - DisplayWidth.of(position))
  }

  /// In lists where it changes nothing it says nothing. Where there is little room it is there without the search box
  /// only, and where there is next to none while it hides something.
  private func showsToggle(in area: Area) -> Bool {
    guard state.list.source.canHideDone else { return false }
    return area.columns >= 48 || !hasBox && (area.columns >= 32 || state.list.hideDone)
  }

  private func toggleText(in area: Area) -> String {
    let box = area.columns < 32 ? "" : state.list.hideDone ? "[x] " : "[ ] "
    return box + (area.columns >= 48 ? state.strings.hideDone : state.strings.hideDoneShort)
  }
}
