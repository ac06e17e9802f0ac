import FoundationEssentials
import TodoCore

/// What is marked in a list: an ordinary key then acts on all of it, as one step of undo.
struct Marks: Hashable, Sendable {
  /// More than these are not kept one by one; to mark all that the list finds takes no more than the query.
  static let maximum = 10_000

  /// The marked items.
  enum Selection: Hashable, Sendable {
    case items(Set<UUID>)
    /// All that the list finds, also what comes to it later, but for these.
    case found(except: Set<UUID>)
  }

  /// A range that follows the selected row.
  struct Range: Hashable, Sendable {
    /// The row where it was begun.
    let start: Cursor
    /// The items from there to the selected one, in that order.
    var path: [UUID]

    /// Goes on to the next row, or takes one back where that is the one before.
    mutating func step(to id: UUID) {
      if path.count > 1, path[path.count - 2] == id { path.removeLast() } else { path.append(id) }
    }
  }

  /// What the list finds: marks are of this list, and of no other that takes its place.
  let query: TodoQuery
  private(set) var selection = Selection.items([])
  var range: Range?
  /// Whether they are the items that a number before a command takes: they go with it.
  var areOfNumber = false

  /// No marks yet.
  init(in query: TodoQuery) { self.query = query }

  /// Whether nothing is marked.
  var isEmpty: Bool { selection == .items([]) && range == nil }

  /// Whether all that the list finds is marked, or all but a few.
  var isOfAll: Bool { if case .found = selection { true } else { false } }

  /// How many are marked, where the list finds so many; `nil` while that is being counted.
  func count(of total: Int?) -> Int? {
    switch selection {
    case .items(let ids): ids.count + (range?.path.count { !ids.contains($0) } ?? 0)
    case .found(let except): total.map { max(0, $0 - except.count) }
    }
  }

  /// Whether an item of the list is marked.
  func contains(_ id: UUID) -> Bool {
    switch selection {
    case .items(let ids): ids.contains(id) || range?.path.contains(id) == true
    case .found(let except): !except.contains(id)
    }
  }

  /// The marked items, for the store.
  var targets: Bulk.Targets {
    switch selection {
    case .items(let ids): return .items(Array(ids.union(range?.path ?? [])))
    case .found(let except):
      guard !except.isEmpty else { return .found(query) }
      var query = query
      query.filter = .and([query.filter, .not(.ids(Array(except)))])
      return .found(query)
    }
  }

  /// Marks these items or takes their marks off; `false`, and nothing else, where there are too many.
  mutating func toggle(_ ids: Set<UUID>) -> Bool {
    switch selection {
    case .items(let marked):
      let toggled = marked.symmetricDifference(ids)
      guard toggled.count <= Marks.maximum else { return false }
      selection = .items(toggled)
    case .found(let except):
      let toggled = except.symmetricDifference(ids)
      guard toggled.count <= Marks.maximum else { return false }
      selection = .found(except: toggled)
    }
    return true
  }

  /// Marks all that the list finds.
  mutating func markAll() {
    range = nil
    selection = .found(except: [])
  }

  /// What the range holds stays marked when the selected row goes on.
  mutating func endRange() {
    guard let range, case .items(let ids) = selection else { return }
    self.range = nil
    selection = .items(ids.union(range.path))
  }

  /// Takes the marks off items that are gone.
  mutating func keep(only found: Set<UUID>) {
    guard case .items(let ids) = selection else { return }
    selection = .items(ids.intersection(found))
    range?.path.removeAll { !found.contains($0) }
    if range?.path.isEmpty == true { range = nil }
  }
}
