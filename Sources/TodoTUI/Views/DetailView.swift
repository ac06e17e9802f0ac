import TodoCore
import TodoText

/// All that is known of the selected item, with the whole title and the notes.
struct DetailView: View {
  let state: AppState

  /// Draws the lines from the one that it is scrolled to.
  func draw(on surface: inout Surface, in area: Area) {
    let lines = lines(columns: area.columns, limit: max(0, state.detailScroll) + area.rows + 1)
    let top = max(0, min(state.detailScroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(line, at: row, of: area)
    }
    // In the free column beside the text.
    let rows = Area(
      column: area.column, row: area.row, columns: area.columns + 1, rows: area.rows)
    surface.signMore(above: top > 0, below: top + area.rows < lines.count, in: rows)
  }

  /// The first lines at that width: what is further down than the screen is not even wrapped.
  func lines(columns: Int, limit: Int) -> [[Span]] {
    guard let item = state.list.selectedRow?.item else { return [] }
    var lines = text(of: item, columns: columns, limit: limit)
    guard lines.count < limit else { return lines }
    lines.append([])
    lines += state.strings.times(of: item).map { time in
      [label(time.label), Span(time.text, state.theme[.quiet])]
    }
    return lines
  }

  /// How many lines there are at that width, counted up to `limit`. It needs no time zone, as what is
  /// drawn does, so `update` may ask.
  func lineCount(columns: Int, limit: Int) -> Int {
    guard let item = state.list.selectedRow?.item else { return 0 }
    return min(limit, text(of: item, columns: columns, limit: limit).count + 1 + item.timeCount)
  }

  private func text(of item: TodoItem, columns: Int, limit: Int) -> [[Span]] {
    let strings = state.strings
    let hits = HitText(state)
    var lines = hits.lines(item.title, columns: columns, limit: limit, state.theme[.heading])
    lines.append([])
    let room = max(1, columns - strings.detailLabelColumns - 1)
    func add(_ field: FormField, _ value: [[Span]]) {
      let labels = [strings.label(field)] + value.dropFirst().map { _ in "" }
      lines += zip(labels, value).map { [label($0)] + $1 }
    }
    func add(_ field: FormField, _ text: String, _ style: Style = .plain) {
      add(field, TextWrap.lines(text, columns: room).map { [Span($0, style)] })
    }
    func addSearched(_ field: FormField, _ text: String, _ style: Style) {
      guard !text.isEmpty else { return }
      add(field, hits.lines(text, columns: room, limit: max(1, limit - lines.count), style))
    }
    add(.done, (item.done ? "[x] " : "[ ] ") + strings.doneWord(item.done))
    addSearched(.group, state.groupName(item.groupID), state.theme[.group])
    if item.priority > .none {
      add(.priority, strings.priorityText(item.priority), state.theme[.urgent])
    }
    if let due = item.due {
      let isLate = !item.done && due.day < state.now.day
      let text = strings.fullDue(due, now: state.now, done: item.done)
      add(.due, text, isLate ? state.theme[.late] : .plain)
    }
    let tags = TextWrap.flow(item.tags.map { "#" + $0 }, columns: room)
    addSearched(.tags, tags.joined(separator: "\n"), state.theme[.tag])
    if !item.notes.isEmpty {
      lines.append([])
      lines += hits.lines(
        item.notes, columns: columns, limit: max(0, limit - lines.count), .plain)
    }
    return lines
  }

  /// A label, as wide as the widest one, so that all values stand below each other.
  private func label(_ text: String) -> Span {
    let padding = max(0, state.strings.detailLabelColumns - DisplayWidth.of(text)) + 1
    return Span(text + String(repeating: " ", count: padding), state.theme[.quiet])
  }
}

extension Strings {
  /// How wide the widest label of the detail pane is.
  var detailLabelColumns: Int {
    let labels = [FormField.done, .group, .priority, .due, .tags].map(label) + timeLabels
    return labels.map { DisplayWidth.of($0) }.max() ?? 0
  }

  /// When an item was created, changed and done, each with its label.
  func times(of item: TodoItem) -> [(label: String, text: String)] {
    zip(timeLabels, [item.createdAt, item.modifiedAt, item.completedAt]).compactMap { label, time in
      time.map { (label, ClockText.instant($0)) }
    }
  }
}

extension TodoItem {
  /// How many lines `Strings.times` gives.
  var timeCount: Int { [createdAt, modifiedAt, completedAt].count { $0 != nil } }
}
