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
    case text([Span], indented: Bool)
  }

  /// How wide the notes are in such a form.
  static func textWidth(in area: Area) -> Int { max(1, area.columns - labelColumns - 2) }

  /// Draws the lines around the field that has the focus.
  func draw(on surface: inout Surface, in area: Area) {
    let lines = lines(rows: area.rows)
    var row = area.row - scroll(lines, rows: area.rows)
    for line in lines {
      switch line {
      case .field(let field):
        if area.row <= row, row < area.endRow { draw(field, at: row, on: &surface, in: area) }
        row += 1
      case .text(let spans, let indented):
        if area.row <= row, row < area.endRow {
          let column = indented ? FormView.labelColumns + 1 : 1
          surface.put(spans, at: row - area.row, of: area, from: column)
        }
        row += 1
      case .notes(let rows):
        let place = Area(column: area.column, row: row, columns: area.columns, rows: rows)
          .intersection(area)
        if !place.isEmpty { drawNotes(on: &surface, in: place) }
        row += rows
      }
    }
  }

  /// How many rows the notes get of so many.
  func notesRows(in rows: Int) -> Int {
    // All other fields have a line each, some with a line that tells what they mean.
    let fields =
      FormField.allCases.count - 1 + (form.focus == .group ? 1 : 0) + (hasDueFeedback ? 1 : 0)
      + (hasTagFeedback ? 1 : 0)
    return max(min(rows, 3), rows - fields - form.original.timeCount - 1)
  }

  private var hasDueFeedback: Bool { form.focus == .due || form.due.text != form.start.due }

  private var hasTagFeedback: Bool {
    form.focus == .tags || form.tags.text != form.start.tags
  }

  private func lines(rows: Int) -> [Line] {
    var lines: [Line] = [.field(.title), .field(.done), .field(.group)]
    if form.focus == .group { lines.append(.text([groupFeedback], indented: true)) }
    lines += [.field(.priority), .field(.due)]
    if hasDueFeedback {
      let feedback = DueFeedback(text: form.due.text, done: form.done, state: state)
      lines.append(.text([feedback.span], indented: true))
    }
    lines.append(.field(.tags))
    if hasTagFeedback {
      lines.append(.text(state.feedback(onTags: form.tags.field), indented: true))
    }
    lines.append(.notes(rows: notesRows(in: rows)))
    let times = state.strings.times(of: form.original)
    lines += times.map { .text([Span($0, state.theme[.quiet])], indented: false) }
    return lines
  }

  /// How many rows are above the screen, so that the field with the focus and what is told of it are on it.
  private func scroll(_ lines: [Line], rows: Int) -> Int {
    var end = 0
    for line in lines {
      switch line {
      case .field(let field):
        end += 1
        if field == form.focus {
          let hasFeedback = [.group, .due, .tags].contains(field) && rows > 1
          return max(0, end + (hasFeedback ? 1 : 0) - rows)
        }
      case .text: end += 1
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

  private var groupFeedback: Span {
    switch form.group.meaning(among: state.groups) {
    case .noGroup:
      let names = state.groups.prefix(6).map(\.name).joined(separator: "  ")
      return Span(
        names.isEmpty ? state.strings.name(of: .ungrouped, groups: []) : names, state.theme[.quiet])
    case .existing(let group): return Span("@" + group.name, state.theme[.group])
    case .new(let name):
      let matches = GroupField.matches(form.group.field.text, among: state.groups).prefix(4)
      let names = matches.map(\.name).joined(separator: "  ")
      return Span(state.strings.newGroup(name) + (names.isEmpty ? "" : "  (\(names))"))
    }
  }
}
