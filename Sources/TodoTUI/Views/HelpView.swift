import TodoText

/// The keys that work here, from the key table, with what they do.
struct HelpView: View {
  /// A line of the help, and the number of the entry that it belongs to; headings belong to none.
  struct Line: Hashable {
    let spans: [Span]
    let entry: Int?
  }

  let state: AppState
  let help: HelpScreen

  /// Draws the heading, or the filter, and the lines that it is scrolled to.
  func draw(on surface: inout Surface, in area: Area) {
    let (top, rest) = area.splitTop(1)
    surface.put(
      [Span(" " + state.strings.helpTitle(help.context), state.theme[.heading])], at: 0, of: top)
    if help.isFiltering || !help.filter.isEmpty { drawFilter(on: &surface, in: top) }
    let lines = lines(columns: area.columns)
    let first = scroll(lines, rows: rest.rows)
    let entries = state.entries(of: help)
    for (row, line) in lines.dropFirst(first).prefix(rest.rows).enumerated() {
      surface.put(line.spans, at: row, of: rest)
      guard let entry = line.entry, entries.indices.contains(entry) else { continue }
      let whole = Area(column: rest.column, row: rest.row + row, columns: rest.columns, rows: 1)
      surface.target(.entry(entries[entry].action), in: whole)
      guard entry == help.selected else { continue }
      surface.restyle(whole) { $0 = $0.adding(state.theme[.selected]) }
    }
    surface.signMore(above: first > 0, below: first + rest.rows < lines.count, in: rest)
  }

  private func drawFilter(on surface: inout Surface, in area: Area) {
    let box = area.splitLeft(area.columns / 2).rest
    surface.fill(box)
    surface.put("/ ", at: box.origin, style: state.theme[.key])
    let field = box.splitLeft(2).rest
    surface.target(.typing(field), in: box)
    help.filter.draw(
      on: &surface, in: field,
      style: help.isFiltering ? state.theme[.field] : .plain, focused: help.isFiltering)
  }

  /// The first line on a screen of that size, so that all of the selected entry is on it.
  func scroll(columns: Int, rows: Int) -> Int { scroll(lines(columns: columns), rows: rows) }

  private func scroll(_ lines: [Line], rows: Int) -> Int {
    // Above the first entry stands a heading that belongs on the screen too.
    guard let first = lines.firstIndex(where: { $0.entry == help.selected }),
      let last = lines.lastIndex(where: { $0.entry == help.selected })
    else { return 0 }
    let start = help.selected == 0 ? 0 : help.scroll
    let top = min(max(start, last - rows + 1), first)
    return max(0, min(top, lines.count - rows))
  }

  /// The lines at that width: keys on the left, the description beside them, or below where it is narrow.
  func lines(columns: Int) -> [Line] {
    let entries = state.entries(of: help)
    guard !entries.isEmpty else {
      let text = " " + state.strings.noSuchKey(help.filter.text)
      return [Line(spans: [Span(text, state.theme[.quiet])], entry: nil)]
    }
    let labels = entries.map { $0.keys.map(KeyMap.label) }
    let widest = min(22, labels.map { DisplayWidth.of($0.joined(separator: "  ")) }.max() ?? 0)
    var lines: [Line] = []
    for (index, entry) in entries.enumerated() {
      if index == 0 || entry.section != entries[index - 1].section {
        let heading = Span(" " + state.strings.heading(entry.section), state.theme[.heading])
        lines.append(Line(spans: [heading], entry: nil))
      }
      let mark = index == help.selected ? " > " : "   "
      lines += spans(
        of: state.describe(entry.action), keys: HelpView.rows(of: labels[index], columns: widest),
        mark: mark, indent: widest + 5, columns: columns
      ).map { Line(spans: $0, entry: index) }
    }
    return lines
  }

  /// The keys of an entry, in as few rows of that width as they need.
  private static func rows(of keys: [String], columns: Int) -> [String] {
    keys.reduce(into: []) { rows, key in
      if let last = rows.last, DisplayWidth.of(last) + 2 + DisplayWidth.of(key) <= columns {
        rows[rows.count - 1] = last + "  " + key
      } else {
        rows.append(key)
      }
    }
  }

  private func spans(
    of text: String, keys: [String], mark: String, indent: Int, columns: Int
  ) -> [[Span]] {
    let labels = keys.enumerated().map { ($0 == 0 ? mark : "   ") + $1 }
    let room = columns - indent - 1
    guard room >= 16 else {
      return labels.map { [Span($0, state.theme[.key])] }
        + TextWrap.lines(text, columns: columns - 6).map { [Span("     " + $0)] }
    }
    let pieces = TextWrap.lines(text, columns: room)
    return (0..<max(labels.count, pieces.count)).map { row in
      let label = row < labels.count ? labels[row] : ""
      let gap = String(repeating: " ", count: max(2, indent - DisplayWidth.of(label)))
      let piece = row < pieces.count ? gap + pieces[row] : ""
      return label.isEmpty ? [Span(piece)] : [Span(label, state.theme[.key]), Span(piece)]
    }
  }
}
