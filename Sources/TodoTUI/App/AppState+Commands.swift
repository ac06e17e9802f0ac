import TodoCore

/// What each command does.
extension AppState {
  /// Runs a command, that many times or at that number where it takes one.
  mutating func run(_ command: Command, count: Int?) -> [Effect] {
    if refusesUnseen(command) { return [] }
    if let obstacle = obstacle(to: command) {
      message = obstacle
      return []
    }
    switch command {
    case .moveDown: return step(count ?? 1)
    case .moveUp: return step(-(count ?? 1))
    case .pageDown: return page(pageHeight * (count ?? 1))
    case .pageUp: return page(-pageHeight * (count ?? 1))
    case .halfPageDown: return page(max(1, pageHeight / 2) * (count ?? 1))
    case .halfPageUp: return page(-max(1, pageHeight / 2) * (count ?? 1))
    case .goToStart: return jump(toEnd: false, count)
    case .goToEnd: return jump(toEnd: true, count)

    case .nextPane: focusPane(1, around: true)
    case .previousPane: focusPane(-1, around: true)
    case .paneRight: focusPane(1, around: false)
    case .paneLeft: focusPane(-1, around: false)
    case .openList: focus = .list
    case .toggleSidebar: return toggleSidebar()
    case .toggleDetail: return toggleDetail()

    case .showAll: return leave(for: .all)
    case .showToday: return leave(for: .today)
    case .showUpcoming: return leave(for: .upcoming)
    case .showOverdue: return leave(for: .overdue)
    case .showDone: return leave(for: .done)
    case .showTags: return pickTag()
    case .showTrash: return openTrash()
    case .showHistory: return openHistory()
    case .sort: mode = .ask(Choice(.sort(list.order)))
    case .search:
      if screen != nil { return filterScreen() }
      focus = .list
      mode = .search
    case .toggleHideDone: return toggleHideDone()
    case .olderSearch, .newerSearch: return recallSearch(command)
    case .olderDraft: recallDraft(-1)
    case .newerDraft: recallDraft(1)

    case .toggleDone: return toggleDone()
    case .quickAdd: openLine(.quickAdd(draft()))
    case .editItem: return open(.form(.title))
    case .editTitle: return open(.title)
    case .changeDue: return open(.due)
    case .changeGroup: return open(.group)
    case .changeNotes: return open(.form(.notes))
    case .changeTags: return open(.tags)
    case .editOutside: return editOutside()
    case .raisePriority: return changePriority(by: 1)
    case .lowerPriority: return changePriority(by: -1)
    case .priorityNone: return setPriority(.none)
    case .priorityLow: return setPriority(.low)
    case .priorityMedium: return setPriority(.medium)
    case .priorityHigh: return setPriority(.high)
    case .deleteItem: return deleteItem()

    case .markItem: return markItem()
    case .markRange: markRange()
    case .markAll: markAll()

    case .newGroup: openLine(.newGroup)
    case .renameGroup:
      if let (purpose, name) = renaming { openLine(purpose, text: name) }
    case .deleteGroup:
      guard let group = selectedGroup else { return [] }
      // Refused while it holds items; the refusal tells how many, and then it is asked.
      return [.write(.deleteGroup(group, .deny))]

    case .undo: return [.write(.undo(.own))]
    case .redo: return [.write(.redo(.own))]
    case .restore: return restore()
    case .revert: return revert()

    case .accept: return accept()
    case .save:
      guard case .edit(let form) = mode else { return [] }
      return save(form)
    case .nextField, .previousField, .fieldAbove, .nextValue, .previousValue, .nextName,
      .previousName:
      changeForm(command)
    case .cancel, .no: return cancel()
    case .yes: return acceptFirst()

    case .help: mode = .help(HelpScreen(context, target: target), over: mode)
    case .filterHelp: filterHelp()
    case .palette: mode = .palette(Palette(context, target: target))
    case .complete: completePalette()
    case .nextTheme: return showNextTheme()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .interrupt: return interrupt()
    case .quit: return [.quit]
    }
    return []
  }

  /// The line for another name of the group or tag that is chosen in a picker or whose list is shown.
  var renaming: (LinePrompt.Purpose, name: String)? {
    switch mode {
    case .pickTag(let picker):
      let options = options(of: picker)
      return selectedIndex(in: options, of: picker).map { renaming(options[$0]) }
    case .pickGroup(let picker):
      let options = options(of: picker)
      guard let index = selectedIndex(in: options, of: picker),
        case .group(let group) = options[index]
      else { return nil }
      return (.renameGroup(group), group.name)
    default:
      if case .tag(let tag) = list.source { return renaming(tag) }
      return selectedGroup.map { (.renameGroup($0), $0.name) }
    }
  }

  private func renaming(_ tag: TodoTag) -> (LinePrompt.Purpose, name: String) {
    (.renameTag(tag), tag.name)
  }

  /// The group whose list is shown.
  var selectedGroup: TodoGroup? {
    guard case .group(let id) = list.source else { return nil }
    return groups.first { $0.id == id }
  }

  /// What quick add starts from: the group, the tag or the day that is shown.
  func draft() -> TodoDraft {
    var draft = TodoDraft(title: "")
    if case .group(let id) = list.source { draft.groupID = id }
    if case .tag(let tag) = list.source { draft.tags = [tag.name] }
    if case .today = list.source { draft.due = DueDate(day: now.day) }
    return draft
  }

  private mutating func toggleHideDone() -> [Effect] {
    // Lists of days hold open items only, and one list done ones only: the setting would change unseen.
    guard list.source.canHideDone else {
      message = .cannotHide(list.source)
      return []
    }
    list.hideDone.toggle()
    message = .doneHidden(list.hideDone)
    let remember = Effect.remember(.hideDone, list.hideDone ? "1" : nil)
    return [remember] + restart(select: list.selection)
  }

  private mutating func toggleSidebar() -> [Effect] {
    showsSidebar.toggle()
    return [.remember(.sidebar, showsSidebar ? nil : "0")]
  }

  private mutating func toggleDetail() -> [Effect] {
    showsDetail.toggle()
    return [.remember(.detail, showsDetail ? nil : "0")]
  }

  private mutating func focusPane(_ step: Int, around: Bool) {
    let panes = layout.reachable
    guard let index = panes.firstIndex(of: focus) else { return }
    let next = index + step
    if around {
      focus = panes[(next + panes.count) % panes.count]
    } else if panes.indices.contains(next) {
      focus = panes[next]
    }
  }
}
