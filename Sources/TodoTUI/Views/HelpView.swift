import TodoText

/// The keys that work here, from the key table, with what they do.
struct HelpView: View {
  let state: AppState
  let help: HelpScreen

  /// Draws the heading, or the filter, and the lines that it is scrolled to.
  func draw(on surface: inout Surface, in area: Area) {
    let (top, rest) = area.splitTop(1)
    surface.put(
      [Span(" " + state.strings.helpTitle(help.context), state.theme[.heading])], at: 0, of: top)
    if help.isFiltering || !help.filter.isEmpty {
      let box = top.splitLeft(area.columns / 2).rest
      surface.fill(box)
      surface.put("/ ", at: box.origin, style: state.theme[.key])
      help.filter.draw(
        on: &surface, in: box.splitLeft(2).rest,
        style: help.isFiltering ? state.theme[.field] : .plain,
        focused: help.isFiltering)
    }
    let lines = lines(columns: area.columns)
    let first = max(0, min(help.scroll, lines.count - rest.rows))
    for (row, line) in lines.dropFirst(first).prefix(rest.rows).enumerated() {
      surface.put(line, at: row, of: rest)
    }
  }

  /// The lines at that width: keys on the left, the description beside them, or below where it is narrow.
  func lines(columns: Int) -> [[Span]] {
    let entries = entries
    guard !entries.isEmpty else {
      return [[Span(" " + state.strings.noSuchKey(help.filter.text), state.theme[.quiet])]]
    }
    let labels = entries.map { $0.keys.joined(separator: "  ") }
    let widest = min(22, labels.map(DisplayWidth.of).max() ?? 0)
    let room = columns - widest - 5
    return zip(entries, labels).flatMap { entry, label -> [[Span]] in
      let text = state.strings.describe(entry.command)
      let key = Span("  " + label, state.theme[.key])
      guard room >= 16 else { return [[key], [Span("    " + text)]] }
      let pieces = TextWrap.lines(text, columns: room)
      let gap = String(repeating: " ", count: max(2, widest + 2 - DisplayWidth.of(label)))
      let indent = String(repeating: " ", count: widest + 4)
      return pieces.enumerated().map { index, piece in
        index == 0 ? [key, Span(gap + piece)] : [Span(indent + piece)]
      }
    }
  }

  /// The commands that can be given here and match the filter, each once with all its keys.
  var entries: [HelpEntry] {
    var seen: Set<Command> = []
    let words = Folding.words(help.filter.text)
    return state.keys.bindings(in: help.context).compactMap { binding in
      guard seen.insert(binding.command).inserted else { return nil }
      let keys = state.keys.keys(for: binding.command, in: help.context)
      let text = keys.joined(separator: " ") + " " + state.strings.describe(binding.command)
      guard words.allSatisfy({ !Folding.matches(of: [$0], in: text).isEmpty }) else { return nil }
      return HelpEntry(command: binding.command, keys: keys)
    }
  }
}
