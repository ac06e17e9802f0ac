import TodoText

/// The last line: what happened on the left, the keys that help now on the right.
struct StatusView: View {
  let state: AppState

  /// Draws the message first; hints get what is left, and are left out one by one.
  func draw(on surface: inout Surface, in area: Area) {
    let hints = hints
    let helpKey = state.keys.key(for: .help, in: state.context)
    let helpIndex = hints.firstIndex { $0.first?.text == helpKey }
    let help = helpIndex.map { hints[$0].columns + 3 } ?? 0
    let aside = area.columns < 48 ? 0 : help
    let message = (state.message ?? state.draftMessage).map { StatusText($0, state, aside: aside) }
    if let message, !message.leavesRoom {
      for (row, line) in message.lines.enumerated() {
        surface.put([span(line, of: message)], at: row, of: area, from: 1)
      }
      return
    }
    let left = message.map { [span($0.lines[0], of: $0)] } ?? left(aside: aside)
    surface.put(left, at: 0, of: area, from: 1)
    if let rest = PrefixView(state: state, in: state.layout.body)?.rest, !rest.isEmpty {
      let spans = rest.flatMap { [Span(" ")] + $0 }
      surface.put(spans, at: 0, of: area, from: 1 + left.columns)
      return
    }
    var used = left.isEmpty ? 1 : left.columns + 3
    var shown: [Int] = []
    // Whoever sees one hint only should see how to get help.
    let order = [helpIndex].compactMap(\.self) + hints.indices.filter { $0 != helpIndex }
    for index in order where used + hints[index].columns + 2 <= area.columns {
      used += hints[index].columns + 2
      shown.append(index)
    }
    let spans = Array(shown.sorted().map { hints[$0] }.joined(separator: [Span("  ")]))
    // Continuations belong to the keys before them, so they follow on the left.
    let start = state.typed.isEmpty ? area.columns - spans.columns - 1 : left.columns + 3
    surface.put(spans, at: 0, of: area, from: max(0, start))
  }

  private func span(_ line: String, of message: StatusText) -> Span {
    Span(line, message.message.isFault ? state.theme[.fault] : .plain)
  }

  /// What is told where there is no message.
  private func left(aside: Int) -> [Span] {
    guard state.typed.isEmpty else { return [Span(state.typed.label, state.theme[.key])] }
    if let work = state.work {
      let text = StatusText(.working(work, cancel: state.cancelCommand), state, aside: aside).lines[
        0]
      return [Span(text, state.theme[.quiet])]
    }
    return state.importText.map { [Span($0, state.theme[.quiet])] } ?? marked
  }

  /// What a key would act on, and how to leave it.
  private var marked: [Span] {
    guard case .browse = state.mode, let marks = state.list.marks else { return [] }
    let isRange = marks.range != nil
    let text = state.strings.marked(
      state.markedCount, isRange: isRange, end: state.keys.key(for: isRange ? .markRange : .cancel))
    return [Span(text, state.theme[.marked])]
  }

  private var hints: [[Span]] {
    if !state.typed.sequence.isEmpty {
      return [hint(state.keys.key(for: .cancel, in: state.context), state.strings.hint(.cancel))]
    }
    return state.keys.bindings(in: state.context).filter(\.hint).compactMap { binding in
      binding.sequences.first.map { hint(KeyMap.label($0), state.strings.hint(binding.command)) }
    }
  }

  private func hint(_ key: String, _ text: String) -> [Span] {
    [Span(key, state.theme[.key]), Span(" " + text, state.theme[.quiet])]
  }
}
