import TodoText

/// What may follow the keys of a sequence that is not complete: a box above the status line, which takes what
/// has no room in the box.
struct PrefixView {
  private let state: AppState
  /// The lines of the box.
  private let lines: [[Span]]
  /// What is left for the status line.
  let rest: [[Span]]

  /// The box, in as much room as there is; `nil` where no sequence is open.
  init?(state: AppState, in area: Area) {
    guard !state.typed.sequence.isEmpty else { return nil }
    self.state = state
    let following = state.keys.continuations(of: state.typed.sequence, in: state.context)
    func cells(_ text: (Command) -> String) -> [[Span]] {
      following.map { next in
        let sequence = state.typed.sequence + [next.key]
        let name =
          next.command.map { PrefixView.name($0, text($0), state) }
          ?? state.strings.prefixName(sequence.notation)
        return [Span(KeyMap.label([next.key]), state.theme[.key]), Span(" " + name)]
      }
    }
    // A box that hides most of the list is worse than short words.
    let long = PrefixView.grid(cells(state.strings.summary), columns: area.columns)
    let short = cells(state.strings.hint)
    if let long, long.count <= min(area.rows, max(6, area.rows / 2)) {
      (lines, rest) = (long, [])
    } else if let grid = PrefixView.grid(short, columns: area.columns), grid.count <= area.rows {
      (lines, rest) = (grid, [])
    } else {
      let flow = PrefixView.flow(short, columns: area.columns)
      lines = flow.prefix(area.rows).map { Array($0.joined(separator: [Span(" ")])) }
      rest = flow.dropFirst(area.rows).flatMap(\.self)
    }
  }

  /// What a command is called, with how many items it would be done to where these are more than one.
  private static func name(_ command: Command, _ text: String, _ state: AppState) -> String {
    guard state.context == .list || state.context == .detail, command.counting == .items else {
      return text
    }
    if state.list.marks != nil, command != .markItem {
      return state.strings.name(command, text, ofMarked: state.markedCount)
    }
    return state.typed.count.map { state.strings.name(command, text, ofItems: $0) } ?? text
  }

  /// Draws it at the bottom of the area, with a line above it where there is room for one.
  func draw(on surface: inout Surface, in area: Area) {
    let hasLine = lines.count < area.rows
    let box = area.splitBottom(lines.count + (hasLine ? 1 : 0)).bottom
    surface.fill(box)
    if hasLine {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: state.theme[.quiet])
    }
    let inner = box.splitTop(hasLine ? 1 : 0).rest
    for (row, line) in lines.enumerated() { surface.put(line, at: row, of: inner) }
    surface.cursor = nil
  }

  /// The cells in columns of one width; `nil` where not even one column fits.
  private static func grid(_ cells: [[Span]], columns: Int) -> [[Span]]? {
    let widest = (cells.map(\.columns).max() ?? 0) + 3
    let perLine = (columns - 1) / widest
    guard perLine > 0 else { return nil }
    return stride(from: 0, to: cells.count, by: perLine).map { start in
      cells[start..<min(start + perLine, cells.count)].reduce(into: [Span(" ")]) { line, cell in
        line += cell
        line.append(Span(String(repeating: " ", count: widest - cell.columns)))
      }
    }
  }

  /// The cells one after the other, in as few lines as they need.
  private static func flow(_ cells: [[Span]], columns: Int) -> [[[Span]]] {
    var lines: [[[Span]]] = []
    var used = columns
    for cell in cells {
      if used + 1 + cell.columns <= columns {
        lines[lines.count - 1].append(cell)
        used += 1 + cell.columns
      } else {
        lines.append([cell])
        used = cell.columns
      }
    }
    return lines
  }
}
