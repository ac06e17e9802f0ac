import TodoText

/// The palette: the line that is typed into and the commands found, with what they do and their keys.
struct PaletteView: View {
  /// The commands shown at once, where there is room.
  static let mostRows = 12

  let state: AppState
  let palette: Palette

  /// How many of them there is room for.
  static func commandRows(in area: Area) -> Int { max(1, min(area.rows - 1, mostRows)) }

  /// Draws a box at the bottom of the area. Its height does not follow what is found: it would jump at each key.
  func draw(on surface: inout Surface, in area: Area) {
    let rows = min(area.rows, PaletteView.mostRows + 1)
    let hasLine = area.rows > rows
    let box = area.splitBottom(rows + (hasLine ? 1 : 0)).bottom
    surface.fill(box)
    surface.target(.popup, in: box)
    if hasLine {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: state.theme[.quiet])
    }
    let (top, rest) = box.splitTop(hasLine ? 1 : 0).rest.splitTop(1)
    surface.put(" :", at: top.origin, style: state.theme[.key])
    let field = top.splitLeft(2).rest.splitRight(1).rest
    surface.target(.typing(field), in: field)
    palette.filter.draw(on: &surface, in: field, style: state.theme[.field], focused: true)
    drawCommands(on: &surface, in: rest)
  }

  private func drawCommands(on surface: inout Surface, in area: Area) {
    let commands = state.commands(of: palette)
    guard !commands.isEmpty else {
      let text = "   " + state.strings.noSuchCommand(palette.filter.text)
      surface.put([Span(text, state.theme[.quiet])], at: 0, of: area)
      return
    }
    let chosen = state.chosenIndex(in: commands, of: palette)
    let first = palette.top
    // The widths are those of all commands, so that columns stand still while one types.
    let all = AppState.paletteCommands
    let nameColumns = all.map { DisplayWidth.of($0.name) }.max() ?? 0
    // Whoever has little room reads what a command does rather than another way to give it.
    let widestKeys = min(12, all.map { DisplayWidth.of(keys(of: $0)) }.max() ?? 0)
    let keyColumns = area.columns < 36 ? 0 : widestKeys
    let hasNames = area.columns >= nameColumns + keyColumns + 30
    let signs = max(1, Surface.signColumns(commands.count, in: area))
    for (row, command) in commands.dropFirst(first).prefix(area.rows).enumerated() {
      let line = Area(column: area.column, row: area.row + row, columns: area.columns, rows: 1)
      surface.target(.command(command), in: line)
      let (left, right) = line.splitRight(keyColumns == 0 ? signs : keyColumns + 3)
      let obstacle = state.obstacle(to: command)
      let style = obstacle == nil ? Style.plain : state.theme[.quiet]
      // Where only that tells which command it is, it stays; Enter says why it can't be given.
      let reason = hasNames ? obstacle : nil
      let textColumn = hasNames ? nameColumns + 5 : 3
      let whole = state.strings.describe(command)
      let fits = DisplayWidth.of(whole) <= left.columns - textColumn
      let text =
        reason.map { state.strings.sentence($0, keys: state.keys, now: state.now) }
        ?? (fits ? whole : state.strings.summary(command))
      surface.put(first + row == chosen ? " > " : "   ", at: line.origin)
      if hasNames { surface.put([Span(command.name, style)], at: 0, of: left, from: 3) }
      surface.put([Span(text, style)], at: 0, of: left, from: textColumn)
      if keyColumns > 0 {
        surface.put([Span(keys(of: command), state.theme[.key])], at: 0, of: right, from: 2)
      }
      guard first + row == chosen else { continue }
      surface.restyle(line) { $0 = $0.adding(state.theme[.selected]) }
    }
    surface.signMore(above: first > 0, below: first + area.rows < commands.count, in: area)
  }

  private func keys(of command: Command) -> String {
    state.keys(of: command, in: palette).joined(separator: " ")
  }
}
