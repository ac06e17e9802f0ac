import TodoText

/// The groups to move an item into, with a line that filters them.
struct PickerView: View {
  let state: AppState
  let picker: GroupPicker

  /// Draws a box at the bottom of the area.
  func draw(on surface: inout Surface, in area: Area) {
    let options = state.options(of: picker)
    let rows = min(area.rows, max(3, min(12, options.count + 1)))
    let (_, box) = area.splitBottom(rows + (area.rows > rows ? 1 : 0))
    surface.fill(box)
    var inner = box
    if box.rows > rows {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: state.theme[.quiet])
      inner = box.splitTop(1).rest
    }
    let (top, rest) = inner.splitTop(1)
    let label =
      switch picker.subject {
      case .item(let item): " " + state.strings.moveTo(item.title)
      case .marked(let count): " " + state.strings.moveMarked(count)
      }
    let room = max(1, min(DisplayWidth.of(label) + 1, area.columns * 2 / 3))
    surface.put(
      label, at: top.origin, style: state.theme[.heading], limit: room - 1, ellipsis: true)
    let field = top.splitLeft(room).rest
    surface.target(.typing(field), in: field)
    picker.filter.draw(on: &surface, in: field, style: state.theme[.field], focused: true)
    let selected = state.selectedIndex(in: options, of: picker)
    let first = max(0, min((selected ?? 0) - rest.rows / 2, options.count - rest.rows))
    for (row, option) in options.dropFirst(first).prefix(rest.rows).enumerated() {
      let isSelected = first + row == selected
      surface.put(
        [Span((isSelected ? " > " : "   ") + text(option))], at: row, of: rest)
      let line = Area(column: rest.column, row: rest.row + row, columns: rest.columns, rows: 1)
      surface.target(.option(option.id), in: line)
      if isSelected {
        surface.restyle(line) { $0 = $0.adding(state.theme[.selected]) }
      }
    }
  }

  private func text(_ option: GroupPicker.Option) -> String {
    switch option {
    case .group(let group): group.name
    case .noGroup: state.strings.name(of: .ungrouped, groups: [])
    case .new(let name): state.strings.newGroup(name)
    }
  }
}
