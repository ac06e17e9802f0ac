import TodoCore

/// All that is known of the selected item, with the whole title and the notes.
struct DetailView: View {
  let state: AppState

  /// Draws the lines from the one that it is scrolled to.
  func draw(on surface: inout Surface, in area: Area) {
    let lines = lines(columns: area.columns, limit: max(0, state.detailScroll) + area.rows)
    let top = max(0, min(state.detailScroll, lines.count - area.rows))
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(line, at: row, of: area)
    }
  }

  /// The first lines at that width: what is further down than the screen is not even wrapped.
  func lines(columns: Int, limit: Int) -> [[Span]] {
    guard let item = state.list.selectedRow?.item else { return [] }
    var lines = text(of: item, columns: columns, limit: limit)
    guard lines.count < limit else { return lines }
    lines.append([])
    lines += state.strings.times(of: item).map { [Span($0, state.theme[.quiet])] }
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
    var lines = TextWrap.lines(item.title, columns: columns, limit: limit)
      .map { [Span($0, state.theme[.heading])] }
    lines.append([])
    func add(_ label: String, _ value: String, _ style: Style = .plain) {
      guard !value.isEmpty else { return }
      lines.append([Span(label + " ", state.theme[.quiet]), Span(value, style)])
    }
    add(strings.label(.done), (item.done ? "[x] " : "[ ] ") + strings.doneWord(item.done))
    add(strings.label(.group), state.groupName(item.groupID), state.theme[.group])
    if item.priority > .none {
      add(strings.label(.priority), strings.priorityText(item.priority), state.theme[.urgent])
    }
    if let due = item.due {
      let isLate = !item.done && due.day < state.now.day
      let text = strings.fullDue(due, now: state.now, done: item.done)
      add(strings.label(.due), text, isLate ? state.theme[.late] : .plain)
    }
    add(strings.label(.tags), item.tags.map { "#" + $0 }.joined(separator: " "), state.theme[.tag])
    if !item.notes.isEmpty {
      lines.append([])
      lines += TextWrap.lines(item.notes, columns: columns, limit: limit - lines.count)
        .map { [Span($0)] }
    }
    return lines
  }
}

extension TodoItem {
  /// How many lines `Strings.times` gives.
  var timeCount: Int { [createdAt, modifiedAt, completedAt].count { $0 != nil } }
}
