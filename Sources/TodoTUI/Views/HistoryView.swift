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
      empty: list.isLoaded ? empty : "", filter: list.filter,
      rows: list.rows.dropFirst(list.top).prefix(area.rows).map { row($0, columns: area.columns) },
      selected: list.selected - list.top, theme: state.theme,
      fitted: { number, columns in
        list.rows[list.top + number].sentence(in: state, columns: columns)
      }
    ).draw(on: &surface, header: header, in: area)
  }

  private var empty: String {
    guard !screen.list.filter.isEmpty else { return state.strings.emptyHistory }
    return state.strings.nothingDone(state.unfound(screen.list, isAtEnd: screen.isAtEnd))
  }

  private func row(_ row: HistoryScreen.Row, columns: Int) -> TimedRow {
    TimedRow(
      when: state.when(LocalTime.due(at: row.step.at), columns: columns),
      text: row.sentence(in: state), aside: state.strings.origin(of: row.step),
      style: row.step.state == .undone ? state.theme[.done] : .plain, target: .step(row.id))
  }
}
