import TodoCore

/// What is done when a write was refused. Nothing that was typed is ever lost.
extension AppState {
  /// Says why, and asks where there is something to ask.
  mutating func refuse(_ write: Write, _ error: StoreError) -> [Effect] {
    keepPasted(write)
    switch error {
    case .groupNotEmpty(_, let count):
      guard case .deleteGroup(let group, _, _) = write else { break }
      mode = .ask(Choice(.deleteGroup(group, count: count)))
      return []
    case .tagTaken(let name, let count):
      guard case .renameTag(let tag, _, _) = write else { break }
      switch mode {
      case .browse: break
      case .line(let prompt) where prompt.purpose == .renameTag(tag):
        _ = keep(prompt, accepted: false)
      // After long work the person is elsewhere.
      default:
        message = .failed(error)
        return []
      }
      mode = .ask(Choice(.mergeTags(tag, into: name, count: count)))
      return []
    case .otherCount(let count): return askAgain(write, count: count)
    case .changedElsewhere(let fields, let current):
      ask(.clash(fields: ItemField.allCases.filter(fields.contains), current: current))
      return loadNames + reload() + count()
    case .noSuchItem:
      ask(.itemGone)
      return reload() + count()
    case .noSuchGroup:
      message = .failed(error)
      return [.loadGroups] + reload() + count()
    case .noSuchTag:
      message = .failed(error)
      return [.loadTags] + reload() + count()
    // The message names what was cancelled.
    case .cancelled: return reload()
    default: break
    }
    message = .failed(error)
    return []
  }

  /// Asks with the number that there is now.
  private mutating func askAgain(_ write: Write, count: Int) -> [Effect] {
    message = .otherNumber(count)
    switch write {
    case .deleteGroup(let group, _, _) where mode == .browse:
      mode = .ask(Choice(.deleteGroup(group, count: count)))
    case .bulk(let bulk, _) where count > 0 && isAboutMarked:
      mode = .ask(Choice(.bulk(bulk, count: count, over: mode)))
    default: break
    }
    return loadNames + reload() + self.count()
  }

  /// Whether what is open is what an action on marked items was given in: nobody is in the middle of other text.
  private var isAboutMarked: Bool {
    switch mode {
    case .browse: true
    case .line(let prompt): prompt.purpose.isOfMarked
    case .pickGroup(let picker): if case .marked = picker.subject { true } else { false }
    default: false
    }
  }

  /// Pasted lines that were not added stay in their question, for another try.
  mutating func keepPasted(_ write: Write) {
    if case .addAll(let lines, _) = write { notAdded = lines }
  }

  /// Asks again for pasted lines that were not added, as soon as nothing else is open.
  mutating func askForPasted() {
    guard let lines = notAdded, mode == .browse else { return }
    notAdded = nil
    mode = .ask(Choice(.addLines(lines)))
  }

  /// Asks over the form. A line that was typed in place moves into a form first, where both texts have room.
  private mutating func ask(_ question: Choice.Question) {
    guard var form = openForm() else {
      message = .itemGone
      if case .pickGroup = mode { mode = .browse }
      return
    }
    // What else was in the line is not in the form.
    if case .line(let prompt) = mode { _ = keep(prompt, accepted: true) }
    form.question = Choice(question)
    mode = .edit(form)
  }

  private func openForm() -> EditForm? {
    switch mode {
    case .edit(let form): return form
    case .line(let prompt):
      switch prompt.purpose {
      case .title(let item):
        var form = EditForm(item, groupName: groupName(item.groupID))
        form.title = prompt.field
        return form
      case .due(let item):
        var form = EditForm(item, groupName: groupName(item.groupID), focus: .due)
        form.due = prompt.field
        return form
      case .tags(let item):
        var form = EditForm(item, groupName: groupName(item.groupID), focus: .tags)
        form.tags = TagField(prompt.field)
        return form
      case .quickAdd, .newGroup, .renameGroup, .renameTag, .dueOfMarked, .tagsOfMarked: return nil
      }
    case .pickGroup(let picker):
      guard case .item(let item) = picker.subject else { return nil }
      var form = EditForm(item, groupName: groupName(item.groupID), focus: .group)
      let options = options(of: picker)
      switch selectedIndex(in: options, of: picker).map({ options[$0] }) {
      case nil: break
      case .noGroup: form.group = GroupField()
      case .group(let group): form.group = GroupField(group.name)
      case .new(let name): form.group = GroupField(name)
      }
      return form
    case .browse, .search, .pickTag, .ask, .palette, .trash, .history, .help: return nil
    }
  }
}
