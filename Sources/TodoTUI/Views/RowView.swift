import TodoCore
import TodoText

/// One row of the list: `[ ] !!! title   @Group  #tag  today`, with `*` behind the box where it is marked.
struct RowView: View {
  /// Where the title begins.
  static let titleColumn = 9

  let row: RowText
  let columns: RowColumns
  /// The searched words, to be highlighted.
  let hits: SearchHits
  let isSelected: Bool
  let isMarked: Bool
  let hasFocus: Bool
  let theme: Theme

  /// Where a line has the box that is ticked.
  static func box(in line: Area) -> Area {
    Area(column: line.column + 1, row: line.row, columns: 3, rows: 1)
  }

  /// Draws the row into an area of one line.
  func draw(on surface: inout Surface, in area: Area) {
    let item = row.item
    let base = isMarked ? markedStyle : item.done ? theme[.done] : Style.plain
    let mark = isSelected ? ">" : " "
    surface.put(
      mark + (item.done ? "[x]" : "[ ]") + (isMarked ? "*" : ""), at: area.origin, style: base)
    let priority = String(repeating: "!", count: item.priority.rawValue)
    surface.put(
      priority, at: Point(column: area.column + 5, row: area.row),
      style: item.done ? base : theme[.urgent])
    // One blank column at the right edge keeps dates off the line between the panes.
    let rest = area.splitRight(1).rest.splitLeft(RowView.titleColumn).rest
    let title = rest.splitRight(row.rightColumns(columns)).rest
    surface.put(
      item.title, at: title.origin, style: base, limit: title.columns, ellipsis: true)
    surface.highlight(hits, of: item.title, in: title, theme[.hit])
    drawRight(on: &surface, in: rest.splitRight(columns.total).right, base: base)
    guard isSelected else { return }
    let look = hasFocus ? theme[.selected] : theme[.selectedElsewhere]
    surface.restyle(area) { $0 = $0.adding(look) }
  }

  /// The selected row is one bar: a colour in it would be a hole.
  private var markedStyle: Style {
    isSelected ? Style(theme[.marked].attributes) : theme[.marked]
  }

  private func drawRight(on surface: inout Surface, in area: Area, base: Style) {
    var column = area.column
    func style(_ look: Style) -> Style { row.item.done ? base : look }
    for (text, width, look) in [
      (row.group, columns.group, theme[.group]), (row.tags, columns.tags, theme[.tag]),
    ] where width > 0 {
      let part = Area(column: column + 2, row: area.row, columns: width, rows: 1)
      surface.put(text, at: part.origin, style: style(look), limit: width, ellipsis: true)
      surface.highlight(hits, of: text, in: part, theme[.hit])
      column += width + 2
    }
    guard columns.due > 0 else { return }
    // Right-aligned: the eye looks for dates along the edge.
    let look = row.isLate ? theme[.late] : row.isToday ? theme[.soon] : Style.plain
    let start = area.endColumn - min(columns.due, DisplayWidth.of(row.due))
    surface.put(
      row.due, at: Point(column: start, row: area.row), style: style(look), limit: columns.due,
      ellipsis: true)
  }
}
