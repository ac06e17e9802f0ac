import FoundationEssentials
import TodoCore

/// Does a write of the interface. It needs no more than the store, so any thread that has one can do it.
extension TodoStore {
  /// Makes it: one transaction, one step of undo.
  func perform(_ write: Write) throws(StoreError) -> Outcome {
    switch write {
    case .add(let draft, nil): return .item(try add(draft))
    case .add(let draft, let newGroup):
      let items = try addAsStep([NewItem(draft: draft, newGroup: newGroup)])
      guard let item = items.first else { return .count(0) }
      return .item(item)
    case .addAll(let lines, let asText):
      return .count(try addAsStep(asText ? lines.plainItems : lines.items).count)
    case .update(let id, var patch, let newGroup, let base):
      guard let newGroup else { return .item(try update(id, patch, basedOn: base)) }
      return .item(
        try transaction(patch.isEmpty ? .moveItem : .editItem) { () throws(StoreError) in
          patch.group = .set(try addGroup(named: newGroup).id)
          return try update(id, patch, basedOn: base)
        })
    case .delete(let id): return .item(try delete(id))
    case .bulk(let bulk, let count):
      return .count(
        try transaction(bulk.change.action) { () throws(StoreError) in
          try bulk.write(to: self, expecting: count)
        })
    case .addGroup(let name): return .group(try addGroup(named: name))
    case .renameGroup(let group, let name):
      return .group(try renameGroup(group.id, to: name))
    case .renameTag(let tag, let name, let merging):
      return .tag(try renameTag(tag.id, to: name, merging: merging))
    case .deleteGroup(let group, let rule, let count):
      return .count(try deleteGroup(group.id, rule: rule, expecting: count))
    case .undo(let scope):
      let deleted = try itemDeletedLast(scope)
      return .step(try undo(scope), restored: deleted)
    case .redo(let scope): return .step(try redo(scope))
    case .restore(let id): return .item(try restore(id))
    case .revert(let seq): return .step(try revert(seq))
    }
  }

  /// The same, but where another program is writing nothing is written and nobody waits: `nil`.
  func performIfFree(_ write: Write) throws(StoreError) -> Outcome? {
    do throws(StoreError) {
      return try withoutWaiting { () throws(StoreError) in try perform(write) }
    } catch .busy {
      return nil
    }
  }

  private func addAsStep(_ items: [NewItem]) throws(StoreError) -> [TodoItem] {
    try transaction(.addItem) { () throws(StoreError) in try add(items) }
  }

  /// The item that the next undo will bring back, where it is one: once it is back the trash does not
  /// know it any more.
  func itemDeletedLast(_ scope: UndoScope) throws(StoreError) -> UUID? {
    guard let step = try nextUndo(scope), step.action == .deleteItem, step.count == 1
    else { return nil }
    return try trash(limit: 1).items.first { $0.seq == step.seq }?.item.id
  }
}
