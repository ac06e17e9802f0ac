import TodoCore

extension EditForm {
  /// Goes to another field.
  mutating func move(_ step: Int) { focus = focus.next(step) }

  /// A key for the text field that has the focus; `false` where it is no editing key.
  mutating func handle(_ key: Key) -> Bool {
    switch focus {
    case .title: title.handle(key)
    case .group: group.handle(key)
    case .due: due.handle(key)
    case .tags: tags.handle(key)
    case .notes: notes.handle(key)
    case .done, .priority: false
    }
  }

  /// Pasted text for the text field that has the focus.
  mutating func insert(_ text: String) {
    switch focus {
    case .title: title.insert(text)
    case .group: group.insert(text)
    case .due: due.insert(text)
    case .tags: tags.insert(text)
    case .notes: notes.insert(text)
    case .done, .priority: break
    }
  }

  /// Goes through the values of a field that is chosen and not typed.
  mutating func changeValue(_ step: Int, groups: [TodoGroup], tags all: [TodoTag]) {
    switch focus {
    case .done: done.toggle()
    case .priority:
      let all = Priority.allCases
      let index = (all.firstIndex(of: priority) ?? 0) + step
      priority = all[(index + all.count) % all.count]
    case .group: group.complete(step, among: groups)
    case .tags: tags.complete(step, among: all)
    case .title, .due, .notes: break
    }
  }
}
