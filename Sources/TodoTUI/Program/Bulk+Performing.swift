import FoundationEssentials
import TodoCore

/// An action on many items, done by a store: all or nothing, one step of undo. It needs no more than the store,
/// so any thread that has one can do it.
extension Bulk {
  /// Ids go to the store in pieces of so many: a statement of that length is prepared once and used again.
  private static let piece = 500

  /// How many items it would be done to now; no more than so many are looked for.
  func count(in store: TodoStore, upTo limit: Int) throws(StoreError) -> Int {
    guard case .found(let query) = targets else { return try count(in: store) }
    return try store.ids(query, limit: limit).count
  }

  /// How many items it would be done to now.
  func count(in store: TodoStore) throws(StoreError) -> Int {
    var count = 0
    for query in queries { count += try store.count(query) }
    return count
  }

  /// The same with what "done or not done" means for these items now.
  func resolved(in store: TodoStore) throws(StoreError) -> Bulk {
    guard change == .toggleDone else { return self }
    for query in queries {
      let open = query.narrowed(to: .done(false))
      if try !store.ids(open, limit: 1).isEmpty {
        return Bulk(targets: targets, change: .done(true))
      }
    }
    return Bulk(targets: targets, change: .done(false))
  }

  /// Writes it, within a transaction, and tells how many items it changed. What "done or not done" means has been
  /// resolved before.
  ///
  /// - Parameter told: How many items the person was told. A query that finds another number by now is not what was
  ///   agreed to; of ids some may be gone, but none can have come.
  func write(to store: TodoStore, expecting told: Int) throws(StoreError) -> Int {
    if case .found = targets {
      let found = try self.count(in: store)
      guard found == told else { throw .otherCount(found) }
    }
    var group: UUID?
    if case .newGroup(let name) = change { group = try store.addGroup(named: name).id }
    var count = 0
    for query in queries { count += try change.perform(query, newGroup: group, on: store) }
    return count
  }

  private var queries: [TodoQuery] {
    switch targets {
    case .found(let query): [query]
    case .items(let ids):
      stride(from: 0, to: ids.count, by: Bulk.piece).map { start in
        TodoQuery(filter: .ids(Array(ids[start..<min(start + Bulk.piece, ids.count)])))
      }
    }
  }
}

extension Bulk.Change {
  /// What the step is called in the history.
  var action: StepAction {
    switch self {
    case .toggleDone, .done(true): .tick
    case .done(false): .untick
    case .priority, .raise: .setPriority
    case .due: .setDue
    case .group, .newGroup: .moveItem
    case .tags: .setTags
    case .delete: .deleteItem
    }
  }

  fileprivate func perform(
    _ query: TodoQuery, newGroup: UUID?, on store: TodoStore
  ) throws(StoreError) -> Int {
    switch self {
    case .toggleDone: 0
    case .done(let done): try store.update(query, ItemPatch(done: done))
    case .priority(let priority): try store.update(query, ItemPatch(priority: priority))
    case .raise(let step): try raise(query, by: step, on: store)
    case .due(let due): try store.update(query, ItemPatch(due: .init(due)))
    case .group(let group): try store.update(query, ItemPatch(group: .init(group?.id)))
    case .newGroup: try store.update(query, ItemPatch(group: .init(newGroup)))
    case .tags(let changes):
      try store.update(query, addingTags: changes.added, removingTags: changes.removed)
    case .delete: try store.delete(query)
    }
  }

  private func raise(
    _ query: TodoQuery, by step: Int, on store: TodoStore
  ) throws(StoreError) -> Int {
    var count = 0
    // Those first that nothing is moved onto afterwards: none must go two steps.
    let priorities = step > 0 ? Priority.allCases.reversed() : Priority.allCases
    for priority in priorities {
      guard let next = Priority(rawValue: priority.rawValue + step) else { continue }
      count += try store.update(
        query.narrowed(to: .priority(priority...priority)), ItemPatch(priority: next))
    }
    return count
  }
}

extension TodoQuery {
  /// The same with one more condition.
  func narrowed(to filter: Filter) -> TodoQuery {
    var query = self
    query.filter = .and([self.filter, filter])
    return query
  }
}
