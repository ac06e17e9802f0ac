import TodoCore
import TodoText

extension EditForm {
  /// Goes to another field.
  mutating func move(_ step: Int) { focus = focus.next(step) }

  /// A row up in the notes; from their first one on to the field above, as in the other fields.
  mutating func moveUpInNotes() {
    if notes.isInFirstRow { move(-1) } else { _ = notes.handle(Key(.up)) }
  }

  /// A key for the text field that has the focus; `false` where it is no editing key.
  mutating func handle(_ key: Key) -> Bool {
    switch focus {
    case .title: return title.handle(key)
    case .due: return due.handle(key)
    case .group, .tags:
      return name { form in
        form.focus == .group ? form.group.handle(key) : form.tags.handle(key)
      }
    case .notes: return notes.handle(key)
    case .done, .priority: return false
    }
  }

  /// Pasted text for the text field that has the focus.
  mutating func insert(_ text: String) {
    switch focus {
    case .title: title.insert(text)
    case .due: due.insert(text)
    case .group, .tags:
      _ = name { form in
        if form.focus == .group { form.group.insert(text) } else { form.tags.insert(text) }
        return true
      }
    case .notes: notes.insert(text)
    case .done, .priority: break
    }
  }

  /// Goes through the values of a field that is chosen and not typed.
  mutating func changeValue(_ step: Int) {
    switch focus {
    case .done: done.toggle()
    case .priority:
      let all = Priority.allCases
      let index = (all.firstIndex(of: priority) ?? 0) + step
      priority = all[(index + all.count) % all.count]
    case .title, .group, .due, .tags, .notes: break
    }
  }
}

/// Names: those that match what is typed are gone through only after typing, or when they are asked for.
extension EditForm {
  /// Whether there are names that may take the place of what is typed; only so many are looked for.
  func offersNames(groups: [TodoGroup], tags all: FoldedNames) -> Bool {
    !offeredNames(groups: groups, tags: all, limit: 2).isEmpty
  }

  /// The names that may take the place of what is typed, or of the one that did.
  func offeredNames(
    groups: [TodoGroup], tags all: FoldedNames, limit: Int = .max
  ) -> [String] {
    let names: [String]
    switch focus {
    case .group: names = group.matches(among: groups).map(\.name)
    case .tags: names = tags.matches(among: all, limit: limit)
    case .title, .done, .priority, .due, .notes: return []
    }
    // What is there already is no offer.
    let own = Folding.nameKey(nameInPlace)
    let isOwn = !isChoosing && names.count == 1 && Folding.nameKey(names[0]) == own
    return isOwn ? [] : names
  }

  /// The name at the caret, as it stands in the field.
  var nameInPlace: String { focus == .group ? group.field.text : tags.nameAtCaret }

  /// Puts the match that many further on in the place of what is typed.
  mutating func chooseName(_ step: Int, groups: [TodoGroup], tags all: FoldedNames) {
    let before = naming
    let field = focus == .group ? group.field : tags.field
    switch focus {
    case .group: group.complete(step, among: groups)
    case .tags: tags.complete(step, among: all)
    case .title, .done, .priority, .due, .notes: return
    }
    if case .chosen = before { return }
    guard field.text != (focus == .group ? group.field : tags.field).text else { return }
    naming = .chosen(over: field)
  }

  /// What stands in the field is what was meant.
  mutating func endNaming() {
    naming = .rest
    group.forgetTyping()
    tags.forgetTyping()
  }

  /// Puts back what was typed before a match took its place.
  mutating func takeBackName() {
    if case .chosen(let typed) = naming {
      if focus == .group { group.field = typed } else { tags = TagField(typed) }
    }
    endNaming()
  }

  /// A change of the name that has the focus.
  private mutating func name(_ change: (inout EditForm) -> Bool) -> Bool {
    let before = (group.field.text, tags.text)
    let isHandled = change(&self)
    if before != (group.field.text, tags.text) {
      naming = .typed
    } else if isChoosing {
      endNaming()
    }
    return isHandled
  }
}
