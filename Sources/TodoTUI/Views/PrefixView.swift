import TodoText

/// What may follow the keys of a sequence that is not complete: a box above the status line.
struct PrefixView {
  private let state: AppState
  /// The lines of the box, from the line with the keys typed so far on.
  private let lines: [[Span]]

  /// The box, in as much room as there is; `nil` where no sequence is open or there is no room for all of it.
  init?(state: AppState, in area: Area) {
    guard !state.typed.sequence.isEmpty else { return nil }
    self.state = state
    let following = state.keys.continuations(of: state.typed.sequence, in: state.context)
    func cells(_ text: (Command) -> String) -> [[Span]] {
      following.map { next in
        let sequence = state.typed.sequence + [next.key]
        let name = next.command.map(text) ?? state.strings.prefixName(sequence.notation)
        return [Span(KeyMap.label([next.key]), state.theme[.key]), Span(" " + name)]
      }
    }
    // A box that hides most of the list is worse than short words.
    let long = PrefixView.grid(cells(state.strings.summary), columns: area.columns)
    let short = cells(state.strings.hint)
    let candidates = [
      (long, max(6, area.rows / 2)),
      (PrefixView.grid(short, columns: area.columns), area.rows),
      (PrefixView.flow(short, columns: area.columns), area.rows),
    ]
    let fitting = candidates.lazy.compactMap { lines, most in
      lines.flatMap { $0.count <= min(most, area.rows) ? $0 : nil }
    }.first
    guard let fitting else { return nil }
    lines = fitting
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
  private static func flow(_ cells: [[Span]], columns: Int) -> [[Span]]? {
    cells.reduce(into: [[Span]]()) { lines, cell in
      let used = lines.last?.columns ?? columns
      if used + 1 + cell.columns <= columns, !lines.isEmpty {
        lines[lines.count - 1] += [Span(" ")] + cell
      } else {
        lines.append(cell)
      }
    }
  }
}
