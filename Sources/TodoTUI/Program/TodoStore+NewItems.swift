import FoundationEssentials
import TodoCore
import TodoText

extension TodoStore {
  /// Adds items within a transaction. A group that someone made meanwhile is the one that was meant.
  func add(_ items: [NewItem]) throws(StoreError) -> [TodoItem] {
    var groups: [String: UUID] = [:]
    var added: [TodoItem] = []
    for item in items {
      var draft = item.draft
      if let name = item.newGroup {
        let key = Folding.nameKey(name)
        if groups[key] == nil { groups[key] = try groupID(named: name) }
        draft.groupID = groups[key]
      }
      added.append(try add(draft))
    }
    return added
  }

  private func groupID(named name: String) throws(StoreError) -> UUID {
    let key = Folding.nameKey(name)
    let known = try groups().first { Folding.nameKey($0.name) == key }
    if let known { return known.id }
    return try addGroup(named: name).id
  }
}
