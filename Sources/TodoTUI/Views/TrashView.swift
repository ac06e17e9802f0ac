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
        list.selected + 1, of: screen.next == nil ? list.rows.count : nil,
        isEmpty: list.rows.isEmpty),
      empty: list.isLoaded ? state.strings.emptyTrash : "",
      rows: list.rows.dropFirst(list.top).prefix(area.rows).map { row($0, columns: area.columns) },
      selected: list.selected - list.top, theme: state.theme
    ).draw(on: &surface, header: header, in: area)
  }

  private func row(_ row: TrashScreen.Row, columns: Int) -> TimedRow {
    let group = row.deleted.groupName.map { "@" + $0 }
    let step = row.step.map(StepName.init)
    // That an item was deleted by deleting it goes without saying.
    let action = step.flatMap { $0.isPlainDeletion ? nil : state.strings.describe($0) }
    return TimedRow(
      when: state.when(LocalTime.due(at: row.deleted.deletedAt), columns: columns),
      text: (row.deleted.item.done ? "[x] " : "[ ] ") + row.deleted.item.title,
      aside: [group, action].compactMap(\.self).joined(separator: "  "))
  }
}

extension StepName {
  /// Whether it deleted one item and no more.
  fileprivate var isPlainDeletion: Bool { action == .deleteItem && count == 1 }
}
