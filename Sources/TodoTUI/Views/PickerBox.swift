import TodoText

/// Choices in rows at the bottom of an area, below a line that filters them.
struct PickerBox: View {
  /// A choice, with a number at the right edge where it has one.
  struct Row: Hashable {
    let text: String
    var count = ""
    /// What a click on it means.
    var target: MouseTarget?
  }

  let theme: Theme
  let label: String
  let filter: TextField
  let rows: [Row]
  let selected: Int?
  /// What there is to say where there are no choices.
  var empty = ""

  /// How wide the label may be.
  static func labelColumns(in area: Area) -> Int { area.columns * 2 / 3 - 2 }

  /// Draws the box around the chosen row.
  func draw(on surface: inout Surface, in area: Area) {
    let height = min(area.rows, max(3, min(12, rows.count + 1)))
    let (_, box) = area.splitBottom(height + (area.rows > height ? 1 : 0))
    surface.fill(box)
    surface.target(.popup, in: box)
    var inner = box
    if box.rows > height {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: theme[.quiet])
      inner = box.splitTop(1).rest
    }
    let (top, rest) = inner.splitTop(1)
    let label = " " + label
    let room = max(1, min(DisplayWidth.of(label) + 1, PickerBox.labelColumns(in: area) + 2))
    surface.put(label, at: top.origin, style: theme[.heading], limit: room - 1, ellipsis: true)
    let field = top.splitLeft(room).rest
    surface.target(.typing(field), in: field)
    filter.draw(on: &surface, in: field, style: theme[.field], focused: true)
    if rows.isEmpty {
      for (row, line) in TextWrap.lines(empty, columns: rest.columns - 2, rows: rest.rows)
        .enumerated()
      {
        surface.put([Span(line, theme[.quiet])], at: row, of: rest, from: 1)
      }
    }
    let signs = Surface.signColumns(rows.count, in: rest)
    let first = max(0, min((selected ?? 0) - rest.rows / 2, rows.count - rest.rows))
    for (place, row) in rows.dropFirst(first).prefix(rest.rows).enumerated() {
      let line = Area(column: rest.column, row: rest.row + place, columns: rest.columns, rows: 1)
      draw(row, isSelected: first + place == selected, signs: signs, on: &surface, in: line)
    }
    surface.signMore(above: first > 0, below: first + rest.rows < rows.count, in: rest)
  }

  private func draw(
    _ row: Row, isSelected: Bool, signs: Int, on surface: inout Surface, in line: Area
  ) {
    let columns = row.count.isEmpty ? 0 : DisplayWidth.of(row.count) + 1
    // Counts keep off the signs beside them.
    let edge = signs > 0 ? signs : columns > 0 ? 1 : 0
    let (left, right) = line.splitRight(columns + edge)
    if let target = row.target { surface.target(target, in: line) }
    surface.put([Span((isSelected ? " > " : "   ") + row.text)], at: 0, of: left)
    if columns > 0 { surface.put([Span(row.count, theme[.quiet])], at: 0, of: right, from: 1) }
    if isSelected { surface.restyle(line) { $0 = $0.adding(theme[.selected]) } }
  }
}
