import TodoCore

/// All that is known of the selected item, with the whole title and the notes.
struct DetailView: View {
  let state: AppState

  /// Draws the lines from the one that it is scrolled to.
  func draw(on surface: inout Surface, in area: Area) {
    let lines = lines(columns: area.columns)
    let top = max(0, min(state.detailScroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(line, at: row, of: area)
    }
  }

  /// The lines at that width.
  func lines(columns: Int) -> [[Span]] {
    guard let item = state.list.selectedRow?.item else { return [] }
    let strings = state.strings
    var lines = TextWrap.lines(item.title, columns: columns).map { [Span($0, Look.heading)] }
    lines.append([])
    func add(_ label: String, _ value: String, _ style: Style = .plain) {
      guard !value.isEmpty else { return }
      lines.append([Span(label + " ", Look.quiet), Span(value, style)])
    }
    add(strings.label(.done), (item.done ? "[x] " : "[ ] ") + strings.doneWord(item.done))
    add(strings.label(.group), state.groupName(item.groupID), Look.group)
    if item.priority > .none {
      add(strings.label(.priority), strings.priorityText(item.priority), Look.urgent)
    }
    if let due = item.due {
      let isLate = !item.done && due.day < state.now.day
      add(strings.label(.due), strings.fullDue(due, now: state.now), isLate ? Look.late : .plain)
    }
    add(strings.tagsLabel, item.tags.map { "#" + $0 }.joined(separator: " "), Look.tag)
    if !item.notes.isEmpty {
      lines.append([])
      lines += TextWrap.lines(item.notes, columns: columns).map { [Span($0)] }
    }
    lines.append([])
    lines += strings.times(of: item).map { [Span($0, Look.quiet)] }
    return lines
  }
}
