import TodoCore

/// Acting on all that are marked.
extension AppState {
  /// The one item that a key acts on: the selected one, or the only one that is marked. `nil` where there is
  /// none or more than one.
  var soleTarget: TodoItem? {
    guard let marks = list.marks else { return list.selectedRow?.item }
    guard case .items(let ids) = marks.targets, ids.count == 1 else { return nil }
    return list.window.rows.first { $0.item.id == ids[0] }?.item
  }

  /// Does it to all that are marked, after a question where they are many.
  mutating func act(_ change: Bulk.Change) -> [Effect] {
    if let work {
      message = .busy(work, cancel: cancelCommand)
      return []
    }
    list.marks?.endRange()
    guard let marks = list.marks else {
      message = .nothingSelected
      return []
    }
    let bulk = Bulk(targets: marks.targets, change: change)
    if case .items(let ids) = bulk.targets { return decide(bulk, count: ids.count) }
    // Counted again it would keep the key waiting, and very many are asked for anyway. Few may be more by now.
    if let count = markedCount, count > Bulk.mostUnasked { return decide(bulk, count: count) }
    return [.measure(bulk)]
  }

  /// Opens what is chosen or typed for all that are marked.
  mutating func openForMarked(_ opening: Opening) {
    switch opening {
    case .group: mode = .pickGroup(GroupPicker(marked: markedCount))
    case .tags: openLine(.tagsOfMarked(markedCount))
    default: openLine(.dueOfMarked(markedCount))
    }
  }

  /// Asks before many are changed.
  mutating func decide(_ bulk: Bulk, count: Int) -> [Effect] {
    guard count > Bulk.mostUnasked else { return [.write(.bulk(bulk, count: count))] }
    mode = .ask(Choice(.bulk(bulk, count: count, over: mode)))
    return []
  }

  /// Moves all that are marked into a group.
  mutating func move(to option: GroupPicker.Option) -> [Effect] {
    switch option {
    case .noGroup: act(.group(nil))
    case .group(let group): act(.group(group))
    case .new(let name): act(.newGroup(name))
    }
  }

  /// It is on disk. Marks stay, so that `+` may be pressed twice, unless their items are gone.
  mutating func finish(_ bulk: Bulk, count: Int) -> [Effect] {
    // What another thread has done was left long ago, for something else maybe.
    if work == nil { closeMode() }
    message = .bulk(bulk.change, count: count)
    if bulk.change == .delete, work == nil || list.marks?.isOfAll == true { list.marks = nil }
    if case (.done(let done), .items(let ids)) = (bulk.change, bulk.targets), work == nil {
      list.keep(ids, done: done)
    }
    list.window.forgetOffset()
    let names: [Effect] =
      switch bulk.change {
      case .newGroup: [.loadGroups]
      case .tags, .delete: [.loadTags]
      default: []
      }
    return names + reload() + self.count()
  }
}
