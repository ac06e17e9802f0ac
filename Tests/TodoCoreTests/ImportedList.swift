import FoundationEssentials
import Testing

@testable import TodoCore

/// How a step of an import is kept: as its items, or as changesets, which is what a trigger of another program needs.
enum ImportKeeping: CaseIterable {
  case items, changesets

  /// Makes a list keep its imports so.
  func apply(to store: TodoStore) throws {
    guard self == .changesets else { return }
    try store.database.execute(
      "CREATE TRIGGER other AFTER INSERT ON item WHEN 0 BEGIN SELECT 1; END")
  }
}

/// A list with a person's item and an import in it.
struct ImportedList {
  let world: ImportWorld
  let store: TodoStore
  let entries: [LegacyEntry]
  /// The import's step.
  let seq: Int

  init(_ keeping: ImportKeeping, _ count: Int = 40) throws {
    entries = LegacyEntry.numbered(0..<count)
    world = try ImportWorld(entries)
    store = try world.store()
    _ = try store.add(TodoDraft(title: "mine 我的"))
    try keeping.apply(to: store)
    try world.run()
    seq = try #require(try store.history(limit: 1).first).seq
  }

  func rows() throws -> [String] { try store.allRows() }
}

extension TodoStore {
  /// Every column of what a person has, but the time of change, which is always new.
  func allRows() throws -> [String] {
    let names = try database.columns(of: "item").filter { $0 != "modified_at" }
    let columns = names.map { "quote(\($0))" }.joined(separator: ", ")
    return try database.lines("SELECT \(columns) FROM item ORDER BY ord")
      + database.lines("SELECT hex(id), hash FROM import_base ORDER BY id")
      + database.lines("SELECT hex(id), kind FROM tombstone ORDER BY id")
      + database.lines("SELECT name FROM todo_group")
  }

  /// Everything that a step's changesets say, in an order of its own.
  func recordedChanges(_ seq: Int) throws -> [String] {
    var changes: [String] = []
    for piece in try ChangesetStream.pieces(database, seq: seq) {
      try ChangesetStream(database, seq: seq, piece: piece).each { change in
        let values = (0..<change.columnCount).map {
          "\(change.old($0) as Any) \(change.new($0) as Any)"
        }
        changes.append("\(change.table) \(change.operation) \(values)")
        return true
      }
    }
    return changes.sorted()
  }

  /// Whether a step has a part that is no changeset.
  func keepsAddedItems(_ seq: Int) throws -> Bool {
    try database.integer(
      "SELECT 1 FROM step_part WHERE seq = ? AND substr(changes, 1, 1) = x'49'", .int(seq)) != nil
  }
}
