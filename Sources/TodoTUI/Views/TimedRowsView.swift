import TodoCore
import TodoText

/// A row of the trash or of the history: when, what, and what else there is to say.
struct TimedRow: Hashable {
  let when: String
  /// Before the text; nobody searches for it.
  var box = ""
  let text: String
  /// At the right edge, where there is room.
  let aside: String
  var style = Style.plain
  /// What a click on it means.
  let target: MouseTarget
}

/// Rows with a time each, and what they are in the line above, which is the header's.
struct TimedRowsView {
  let title: String
  /// What more there is to say of it, where there is room.
  var note = ""
  let position: String
  /// What is said where there are no rows.
  let empty: String
  let filter: RowFilter
  let rows: [TimedRow]
  let selected: Int?
  let theme: Theme
  /// The text of a row for so many columns, where its end must not be lost.
  var fitted: ((_ row: Int, _ columns: Int) -> String)?

  /// Draws the title into the header's line and the rows below.
  func draw(on surface: inout Surface, header: Area, in area: Area) {
    surface.fill(header)
    surface.fill(area)
    drawHeader(on: &surface, in: header)
    guard !rows.isEmpty else {
      let inner = area.inset(columns: 1)
      let lines = TextWrap.lines(empty, columns: inner.columns, rows: inner.rows)
      for (row, line) in lines.enumerated() {
        surface.put([Span(line, theme[.quiet])], at: row, of: inner)
      }
      return
    }
    let timeColumns = rows.map { DisplayWidth.of($0.when) }.max() ?? 0
    let hits = SearchHits(filter.words)
    let asideColumns = asideColumns(rest: area.columns - timeColumns - 6)
    for (number, row) in rows.enumerated() {
      let line = Area(column: area.column, row: area.row + number, columns: area.columns, rows: 1)
      let isSelected = number == selected
      surface.put(isSelected ? " >" : "  ", at: line.origin, style: row.style)
      let (time, rest) = line.splitRight(1).rest.splitLeft(3).rest.splitLeft(timeColumns)
      surface.put([Span(row.when, theme[.quiet])], at: 0, of: time)
      let (left, right) = rest.splitRight(row.aside.isEmpty ? 0 : asideColumns)
      surface.put([Span(row.box, row.style)], at: 0, of: left, from: 2)
      let text = left.splitLeft(2 + DisplayWidth.of(row.box)).rest
      let aside = right.splitLeft(2).rest
      let shown = fitted?(number, text.columns) ?? row.text
      surface.put([Span(shown, row.style)], at: 0, of: text)
      surface.put([Span(row.aside, theme[.quiet])], at: 0, of: aside)
      surface.highlight(hits, of: shown, in: text, theme[.hit])
      surface.highlight(hits, of: row.aside, in: aside, theme[.hit])
      surface.target(row.target, in: line)
      if isSelected { surface.restyle(line) { $0 = $0.adding(theme[.selected]) } }
    }
  }

  private func drawHeader(on surface: inout Surface, in header: Area) {
    let hasFilter = filter.isTyping || !filter.field.isEmpty
    // In a narrow terminal the filter is worth more than the position.
    let position = hasFilter && header.columns < 32 ? "" : position
    let (left, right) = header.splitRight(DisplayWidth.of(position) + 1)
    surface.put([Span(title, theme[.heading])], at: 0, of: left, from: 1)
    surface.put([Span(position)], at: 0, of: right)
    let room = left.splitLeft(2 + DisplayWidth.of(title)).rest
    guard hasFilter else {
      if DisplayWidth.of(note) <= room.columns {
        surface.put([Span(note, theme[.quiet])], at: 0, of: left, from: 1 + DisplayWidth.of(title))
      }
      return
    }
    let box = room.splitRight(position.isEmpty ? 0 : 1).rest.splitRight(30).right
    surface.put("/ ", at: box.origin, style: theme[.key])
    let field = box.splitLeft(2).rest
    surface.target(.typing(field), in: box)
    filter.field.draw(
      on: &surface, in: field, style: filter.isTyping ? theme[.field] : .plain,
      focused: filter.isTyping)
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
