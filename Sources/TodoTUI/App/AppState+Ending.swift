import TodoCore

/// The program ends, by a signal maybe: what is being typed is not lost.
extension AppState {
  /// A line of quick add is kept as a draft. What was changed in a form is saved, as one step that undo takes back.
  mutating func keepOpenText() -> [Effect] {
    if let form = openForm(in: mode) { return write(form) }
    return openLine(in: mode).map { keep($0, accepted: false) } ?? []
  }

  private func openForm(in mode: Mode) -> EditForm? {
    switch mode {
    case .edit(let form): form
    case .help(_, let over): openForm(in: over)
    default: nil
    }
  }

  /// Writes what can be read of it: a field that can't stays as it was.
  private func write(_ form: EditForm) -> [Effect] {
    var form = form
    for _ in 0..<3 {
      switch form.reading(groups: groups, now: now, weekStart: preferences.weekStart) {
      case .blankTitle: form.title = TextField(form.start.title)
      case .notADate: form.due = TextField(form.start.due)
      case .item(let item, let newGroup):
        return form.write(of: item, newGroup: newGroup).map { [.write($0)] } ?? []
      }
    }
    return []
  }
}
