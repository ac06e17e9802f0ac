import FoundationEssentials
import TodoCore

/// What came of a write.
extension AppState {
  /// It is on disk: say so, close what asked for it, and show the list as it is now.
  mutating func finish(_ write: Write, _ outcome: Outcome) -> [Effect] {
    switch (write, outcome) {
    case (.add(_, let newGroup), .item(let item)):
      return finishAdding(item) + (newGroup == nil ? [] : [.loadGroups])
        + (item.tags.isEmpty ? [] : [.loadTags]) + count()
    case (.addAll(let lines, _), .count(let count)):
      message = .addedSeveral(count)
      list.window.forgetOffset()
      // In the order of arrival the new items are at the end.
      // After long work the person is elsewhere.
      let isAtEnd = work == nil && (list.order == .arrival || !list.source.takesOrder)
      return (lines.prompt.map { keep($0, accepted: true) } ?? []) + loadNames
        + (isAtEnd ? [load(.end, .select(screenRow: nil))] : reload())
        + self.count()
    case (.update(_, let patch, let newGroup, _), .item(let item)):
      closeMode()
      if patch.done != nil { list.keep([item.id], done: item.done) }
      if !list.keepsPlace(changing: patch.fields) { list.window.forgetOffset() }
      message = report(item, patch, newGroup: newGroup)
      return (newGroup == nil ? [] : [.loadGroups]) + (patch.tags == nil ? [] : [.loadTags])
        + reload() + count()
    case (.delete(let id), .item(let item)):
      message = .deleted(item.title)
      return afterDeleting(id) + (item.tags.isEmpty ? [] : [.loadTags]) + count()
    case (.bulk(let bulk, _), .count(let count)): return finish(bulk, count: count)
    case (.addGroup, .group(let group)):
      closeMode()
      message = .groupAdded(group.name)
      groups.append(group)
      return [.loadGroups] + show(.group(group.id)) + [countLists()]
    case (.renameGroup(let old, _), .group(let group)):
      closeMode()
      message = .groupRenamed(from: old.name, to: group.name)
      // A search finds items by the names of their groups.
      if !list.search.isEmpty { list.window.forgetOffset() }
      return [.loadGroups] + reload() + count()
    case (.renameTag(let old, _, _), .tag(let tag)): return finishRenaming(old, to: tag)
    case (.deleteGroup(let group, let rule, _), .count(let count)):
      message = .groupDeleted(group.name, rule, count: count)
      list.window.forgetOffset()
      return loadNames + reload() + self.count()
    case (.undo(let scope), .step(let step, let restored)):
      guard let step else {
        // Nothing of this window is left: offer what others did, by name.
        if case .own = scope { return [.peekUndo] }
        message = .nothingToUndo
        return []
      }
      message = .undone(StepName(step))
      // After long work the person is elsewhere.
      if step.action == .deleteGroup, work == nil { restoredGroup = step.subject }
      return afterHistory(select: restored)
    case (.redo(let scope), .step(let step, _)):
      guard let step else {
        if case .own = scope { return [.peekRedo] }
        message = .nothingToRedo
        return []
      }
      message = .redone(StepName(step))
      return afterHistory()
    case (.restore, .item(let item)):
      message = .restored(item.title)
      list.window.forgetOffset()
      return loadNames + [find(item.id)] + count() + reloadScreen()
    case (.revert, .step(let step?, _)):
      message = .reverted(StepName(step))
      if step.action == .deleteGroup, work == nil { restoredGroup = step.subject }
      return afterHistory()
    default:
      return []
    }
  }

  private mutating func finishAdding(_ item: TodoItem) -> [Effect] {
    let isPlain = list.search.isEmpty
    let isShown: Bool =
      switch list.source {
      case .all: true
      case .today: item.due?.day == now.day
      case .group(let id): item.groupID == id
      case .ungrouped: item.groupID == nil
      case .tag(let tag): item.tags.contains(tag.name)
      case .upcoming, .overdue, .done: false
      }
    message = .added(item.title, shownHere: isPlain && isShown)
    guard case .line(let prompt) = mode else {
      closeMode()
      return [find(item.id)]
    }
    let remember = close(prompt)
    openLine(prompt.purpose)
    return remember + [find(item.id)]
  }

  /// Selects an item where the list shows it; else the selection stays.
  private func find(_ id: UUID) -> Effect {
    let here = list.selectedRow.map { Anchor.row($0.cursor) } ?? .start
    let screenRow = list.selectedIndex.map { $0 - list.top }
    return load(.item(id), .find(id, otherwise: here, screenRow: screenRow))
  }

  /// After a deletion the row that takes its place is selected.
  private mutating func afterDeleting(_ id: UUID) -> [Effect] {
    guard let index = list.selectedIndex, list.selection == id else { return reload() }
    let row = list.window.rows[index]
    return [load(.row(row.cursor), .select(screenRow: index - list.top))]
  }

  private mutating func afterHistory(select id: UUID? = nil) -> [Effect] {
    list.window.forgetOffset()
    return loadNames + (id.map { [find($0)] } ?? reload()) + count() + reloadScreen()
  }

  /// Closes what asked for a write.
  mutating func closeMode() {
    switch mode {
    // No line of quick add: that stays open for the next.
    case .line(let prompt): _ = close(prompt)
    case .edit, .pickGroup: mode = .browse
    default: break
    }
  }

  private func report(_ item: TodoItem, _ patch: ItemPatch, newGroup: String?) -> Message {
    if let newGroup, patch.fields.subtracting([.group]).isEmpty {
      return .moved(item.title, to: newGroup)
    }
    guard newGroup == nil, patch.fields.count == 1 else { return .saved(item.title) }
    if let done = patch.done { return done ? .ticked(item.title) : .reopened(item.title) }
    if let priority = patch.priority { return .prioritized(item.title, priority) }
    if let due = patch.due { return .dueSet(item.title, due.value) }
    if patch.tags != nil { return .tagsSet(item.title, item.tags) }
    if let group = patch.group {
      return .moved(item.title, to: group.value.map { groupName($0) })
    }
    return .saved(item.title)
  }
}
