import TodoCore

/// Moving in the edit form, saving it, and its questions.
extension AppState {
  /// The next field or the next value of a field, or of a line.
  mutating func changeForm(_ command: Command) {
    guard case .edit(var form) = mode else {
      completeLine(command == .nextName ? 1 : -1)
      return
    }
    switch command {
    case .nextField: form.move(1)
    case .previousField: form.move(-1)
    case .fieldAbove: form.moveUpInNotes()
    case .nextValue: form.changeValue(1)
    case .previousValue: form.changeValue(-1)
    case .nextName: form.chooseName(1, groups: groups, tags: tagNames)
    default: form.chooseName(-1, groups: groups, tags: tagNames)
    }
    mode = .edit(form)
  }

  /// Writes the fields that were changed; without any the form just closes.
  mutating func save(_ form: EditForm) -> [Effect] {
    guard let (item, newGroup) = read(form) else { return [] }
    guard let write = form.write(of: item, newGroup: newGroup) else {
      mode = .browse
      return []
    }
    return [.write(write)]
  }

  /// The answer to a question over the form.
  mutating func answer(_ choice: Choice, in form: EditForm) -> [Effect] {
    var form = form
    form.question = nil
    mode = .edit(form)
    switch (choice.question, choice.answer) {
    case (_, .discard):
      mode = .browse
      return reload()
    case (.leaveForm, .save):
      return save(form)
    case (.clash(_, let current), .mine):
      form.rebase(on: current, groupName: groupName(current.groupID))
      mode = .edit(form)
      return save(form)
    case (.clash(let fields, let current), .theirs):
      form.rebase(on: current, groupName: groupName(current.groupID))
      form.take(fields, from: current, groupName: groupName(current.groupID))
      mode = .edit(form)
      message = .theirsTaken
    case (.itemGone, .saveAsNew):
      guard let (item, newGroup) = read(form) else { return [] }
      let draft = TodoDraft(
        title: item.title, done: item.done, groupID: item.groupID, priority: item.priority,
        due: item.due, notes: item.notes, tags: item.tags)
      return [.write(.add(draft, newGroup: newGroup))]
    default: break
    }
    return []
  }

  /// What the form would save; a field that can't be read gets the focus and keeps its text.
  private mutating func read(_ form: EditForm) -> (TodoItem, newGroup: String?)? {
    var form = form
    defer { mode = .edit(form) }
    switch form.reading(groups: groups, now: now, weekStart: preferences.weekStart) {
    case .item(let item, let newGroup): return (item, newGroup)
    case .blankTitle:
      message = .failed(.blankTitle)
      form.focus = .title
    case .notADate(let text):
      message = .notADate(text)
      form.focus = .due
    }
    return nil
  }
}
