import TodoCore

/// What was done, the newest step first: when, what, and where it was done.
struct HistoryView {
  let state: AppState
  let screen: HistoryScreen

  /// Draws the rows on the screen.
  func draw(on surface: inout Surface, header: Area, in area: Area) {
    let list = screen.list
    TimedRowsView(
      title: state.strings.historyTitle,
      position: state.strings.position(
        list.selected + 1, of: screen.isAtEnd ? list.rows.count : nil,
        isEmpty: list.rows.isEmpty),
      empty: list.isLoaded ? state.strings.emptyHistory : "",
      rows: list.rows.dropFirst(list.top).prefix(area.rows)
        .map { row($0.step, columns: area.columns) },
      selected: list.selected - list.top, theme: state.theme
    ).draw(on: &surface, header: header, in: area)
  }

  private func row(_ step: Step, columns: Int) -> TimedRow {
    let text = state.strings.describe(StepName(step))
    let isUndone = step.state == .undone
    return TimedRow(
      when: state.when(LocalTime.due(at: step.at), columns: columns),
      text: isUndone ? state.strings.undone(text) : text, aside: state.strings.origin(of: step),
      style: isUndone ? state.theme[.done] : .plain)
  }
}
