import TodoCore
import TodoText

/// A row of the trash or of the history: when, what, and what else there is to say.
struct TimedRow: Hashable {
  let when: String
  let text: String
  /// At the right edge, where there is room.
  let aside: String
  var style = Style.plain
}

/// Rows with a time each, and what they are in the line above, which is the header's.
struct TimedRowsView {
  let title: String
  /// What more there is to say of it, where there is room.
  var note = ""
  let position: String
  /// What is said where there are no rows.
  let empty: String
  let rows: [TimedRow]
  let selected: Int?
  let theme: Theme

  /// Draws the title into the header's line and the rows below.
  func draw(on surface: inout Surface, header: Area, in area: Area) {
    surface.fill(header)
    surface.fill(area)
    let (left, right) = header.splitRight(DisplayWidth.of(position) + 1)
    surface.put([Span(title, theme[.heading])], at: 0, of: left, from: 1)
    if DisplayWidth.of(title + note) + 2 < left.columns {
      surface.put([Span(note, theme[.quiet])], at: 0, of: left, from: 1 + DisplayWidth.of(title))
    }
    surface.put([Span(position)], at: 0, of: right)
    guard !rows.isEmpty else {
      let inner = area.inset(columns: 1)
      for (row, line) in TextWrap.lines(empty, columns: inner.columns).enumerated() {
        surface.put([Span(line, theme[.quiet])], at: row, of: inner)
      }
      return
    }
    let timeColumns = rows.map { DisplayWidth.of($0.when) }.max() ?? 0
    let asideColumns = asideColumns(rest: area.columns - timeColumns - 6)
    for (number, row) in rows.enumerated() {
      let line = Area(column: area.column, row: area.row + number, columns: area.columns, rows: 1)
      let isSelected = number == selected
      surface.put(isSelected ? " >" : "  ", at: line.origin, style: row.style)
      let (time, rest) = line.splitRight(1).rest.splitLeft(3).rest.splitLeft(timeColumns)
      surface.put([Span(row.when, theme[.quiet])], at: 0, of: time)
      let (text, aside) = rest.splitRight(row.aside.isEmpty ? 0 : asideColumns)
      surface.put([Span(row.text, row.style)], at: 0, of: text, from: 2)
      surface.put([Span(row.aside, theme[.quiet])], at: 0, of: aside, from: 2)
      if isSelected { surface.restyle(line) { $0 = $0.adding(theme[.selected]) } }
    }
  }

  /// How wide what stands at the right edge is, with the gap before it; nothing where the texts need the room.
  private func asideColumns(rest: Int) -> Int {
    let widest = min(max(34, rest / 2), rows.map { DisplayWidth.of($0.aside) }.max() ?? 0)
    return widest == 0 || rest - widest < 24 ? 0 : widest + 2
  }
}

extension AppState {
  /// When something was done, in words; where it is narrow the time of today or else the day.
  func when(_ moment: DueDate, columns: Int) -> String {
    guard columns < 48 else { return strings.due(moment, now: now, done: true) }
    if moment.day == now.day, let minute = moment.minute { return ClockText.minute(minute) }
    return strings.due(DueDate(day: moment.day), now: now, done: true)
  }
}
