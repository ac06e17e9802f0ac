import TodoCore

/// What was deleted, the last deletion first: when, the title, its group, and what deleted it.
struct TrashView {
  let state: AppState
  let screen: TrashScreen

  /// Draws the rows on the screen.
  func draw(on surface: inout Surface, header: Area, in area: Area) {
    let list = screen.list
    TimedRowsView(
      title: state.strings.trashTitle, note: " - " + state.strings.trashNote,
      position: state.strings.position(
        list.skipped + list.selected + 1,
        of: screen.next == nil ? list.skipped + list.rows.count : screen.total,
        isEmpty: list.rows.isEmpty),
      empty: list.isLoaded ? empty : "", filter: list.filter,
      rows: list.rows.dropFirst(list.top).prefix(area.rows).map { row($0, columns: area.columns) },
      selected: list.selected - list.top, theme: state.theme
    ).draw(on: &surface, header: header, in: area)
  }

  private var empty: String {
    guard !screen.list.filter.isEmpty else { return state.strings.emptyTrash }
    return state.strings.nothingDeleted(
      state.unfound(screen.list, isAtEnd: screen.next == nil))
  }

  private func row(_ row: TrashScreen.Row, columns: Int) -> TimedRow {
    TimedRow(
      when: state.when(LocalTime.due(at: row.deleted.deletedAt), columns: columns),
      box: row.deleted.item.done ? "[x] " : "[ ] ", text: row.deleted.item.title,
      aside: row.aside(in: state), target: .deleted(row.id))
  }
}
