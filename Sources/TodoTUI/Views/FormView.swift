import TodoCore
import TodoText

/// The edit form: a label and a value in each line, the notes in what is left.
struct FormView: View {
  /// Labels are at most this wide.
  static let labelColumns = 10

  let state: AppState
  let form: EditForm

  /// A line of the form.
  private enum Line {
    case field(FormField)
    case notes(rows: Int)
    case time(Int)
  }

  /// How wide the notes are in such a form.
  static func textWidth(in area: Area) -> Int { max(1, area.columns - labelColumns - 2) }

  /// Draws the lines around the field that has the focus, and below them what is told of it: that line is
  /// always there, so nothing moves when it is filled.
  func draw(on surface: inout Surface, in area: Area) {
    let (area, hint) = area.splitBottom(FormView.hintRows(of: area.rows))
    let lines = lines(rows: area.rows)
    var row = area.row - scroll(lines, rows: area.rows)
    let times = state.strings.times(of: form.original)
    for line in lines {
      switch line {
      case .field(let field):
        if area.row <= row, row < area.endRow { draw(field, at: row, on: &surface, in: area) }
        row += 1
      case .time(let number):
        if area.row <= row, row < area.endRow {
          surface.put(
            [Span(times[number].text, state.theme[.quiet])], at: row - area.row, of: area,
            from: FormView.labelColumns + 1)
          surface.put(
            times[number].label, at: Point(column: area.column + 1, row: row),
            style: state.theme[.quiet], limit: FormView.labelColumns - 1, ellipsis: true)
        }
        row += 1
      case .notes(let rows):
        let place = Area(column: area.column, row: row, columns: area.columns, rows: rows)
          .intersection(area)
        if !place.isEmpty { drawNotes(on: &surface, in: place) }
        row += rows
      }
    }
    let told = FormHint(state: state, form: form)
    let room = hint.splitLeft(FormView.labelColumns + 1).rest
    surface.put(told.spans(columns: room.columns), at: 0, of: room)
  }

  /// How many rows the notes get of so many.
  func notesRows(in rows: Int) -> Int {
    notesRows(above: rows - FormView.hintRows(of: rows))
  }

  private func notesRows(above rows: Int) -> Int {
    // All other fields have a line each.
    max(min(rows, 3), rows - (FormField.allCases.count - 1) - form.original.timeCount)
  }

  private static func hintRows(of rows: Int) -> Int { rows > 2 ? 1 : 0 }

  private func lines(rows: Int) -> [Line] {
    let fields = FormField.allCases.filter { $0 != .notes }.map(Line.field)
    return fields + [.notes(rows: notesRows(above: rows))]
      + (0..<form.original.timeCount).map(Line.time)
  }

  /// How many rows are above the screen, so that the field with the focus is on it.
  private func scroll(_ lines: [Line], rows: Int) -> Int {
    var end = 0
    for line in lines {
      switch line {
      case .field(let field):
        end += 1
        if field == form.focus { return max(0, end - rows) }
      case .time: end += 1
      case .notes(let count):
        end += count
        return max(0, end - rows)
      }
    }
    return 0
  }

  private func draw(_ field: FormField, at row: Int, on surface: inout Surface, in area: Area) {
    let value = drawLabel(field, at: row, on: &surface, in: area)
    let line = Area(column: area.column, row: row, columns: area.columns, rows: 1)
    surface.target(.field(field, value), in: line)
    let isFocused = field == form.focus
    let style = isFocused ? state.theme[.field] : Style.plain
    switch field {
    case .title: form.title.draw(on: &surface, in: value, style: style, focused: isFocused)
    case .group: form.group.field.draw(on: &surface, in: value, style: style, focused: isFocused)
    case .due: form.due.draw(on: &surface, in: value, style: style, focused: isFocused)
    case .done:
      let text = (form.done ? "[x] " : "[ ] ") + state.strings.doneWord(form.done)
      drawChoice(text, isFocused, on: &surface, in: value)
    case .priority:
      drawChoice(state.strings.priorityText(form.priority), isFocused, on: &surface, in: value)
    case .tags:
      form.tags.field.draw(on: &surface, in: value, style: style, focused: isFocused)
    case .notes: break
    }
    if !isFocused { drawMeaning(of: field, on: &surface, in: value) }
  }

  /// What a field that was changed and left means, behind its text.
  private func drawMeaning(of field: FormField, on surface: inout Surface, in area: Area) {
    guard let text = form.typedText(of: field), form.saysMore(field, state) else { return }
    let rest = area.splitLeft(DisplayWidth.of(text) + 3).rest
    guard rest.columns >= 8 else { return }
    let spans = FormHint(state: state, form: form).meaning(of: field)
    surface.put(spans.map { Span($0.text, state.theme[.quiet]) }, at: 0, of: rest)
  }

  private func drawChoice(
    _ text: String, _ isFocused: Bool, on surface: inout Surface, in area: Area
  ) {
    surface.put(
      text, at: area.origin, style: isFocused ? state.theme[.selected] : .plain, limit: area.columns
    )
  }

  private func drawNotes(on surface: inout Surface, in area: Area) {
    let value = drawLabel(.notes, at: area.row, on: &surface, in: area)
    let text = Area(column: value.column, row: area.row, columns: value.columns, rows: area.rows)
    surface.target(.field(.notes, text), in: area)
    form.notes.draw(on: &surface, in: text, style: .plain, focused: form.focus == .notes)
  }

  /// Draws the label and returns the place of the value.
  private func drawLabel(
    _ field: FormField, at row: Int, on surface: inout Surface, in area: Area
  ) -> Area {
    let mark = field == form.focus ? ">" : " "
    surface.put(
      mark + state.strings.label(field), at: Point(column: area.column, row: row),
      style: field == form.focus ? state.theme[.heading] : state.theme[.quiet],
      limit: FormView.labelColumns,
      ellipsis: true)
    return Area(
      column: area.column + FormView.labelColumns + 1, row: row,
      columns: FormView.textWidth(in: area), rows: 1)
  }
}
