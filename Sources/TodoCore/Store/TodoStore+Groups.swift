public import FoundationEssentials
import TodoText

extension TodoStore {
  /// Adds a group.
  ///
  /// - Throws: `blankName`, `nameTaken`.
  public func addGroup(named name: String) throws(StoreError) -> TodoGroup {
    try step(.addGroup) { note throws(StoreError) in
      let group = TodoGroup(id: makeID(), name: try freeName(name, for: nil))
      note.subject = group.name
      note.count = 0
      let now = Value.date(clock())
      try database.run(
        "INSERT INTO todo_group(id, name, name_key, created_at) VALUES (?, ?, ?, ?)",
        .id(group.id), .text(group.name), .text(Folding.nameKey(group.name)), now)
      return group
    }
  }

  /// Gives a group another name.
  ///
  /// - Throws: `noSuchGroup`, `blankName`, `nameTaken`.
  public func renameGroup(_ id: UUID, to name: String) throws(StoreError) -> TodoGroup {
    try step(.renameGroup) { note throws(StoreError) in
      note.formerName = try groupName(id)
      let group = TodoGroup(id: id, name: try freeName(name, for: id))
      note.subject = group.name
      note.count = 0
      try database.run(
        "UPDATE todo_group SET name = ?1, name_key = ?2, modified_at = ?3 WHERE id = ?4 AND name <> ?1",
        .text(group.name), .text(Folding.nameKey(group.name)), .date(clock()), .id(id))
      return group
    }
  }

  /// Deletes a group; the rule says what becomes of its items. Returns how many those were.
  ///
  /// - Parameters:
  ///   - expected: how many items a person was told; where the group holds another number, nothing is deleted.
  ///   - goOn: told how far it is, in items; asked also while nothing has changed since the last time.
  ///   False cancels, and then nothing changes.
  /// - Throws: `noSuchGroup`; `groupNotEmpty` under the rule `deny`; `otherCount`.
  public func deleteGroup(
    _ id: UUID, rule: DeleteRule, expecting expected: Int? = nil,
    goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Int {
    let count = rule == .deny ? 0 : try itemCount(inGroup: id)
    return try database.withRoom(if: count >= TextIndex.setBySetRows) { () throws(StoreError) in
      try database.asking(goOn) { meter throws(StoreError) in
        try step(.deleteGroup) { note throws(StoreError) in
          note.subject = try groupName(id)
          note.count = try itemCount(inGroup: id)
          note.deletes = true
          if let expected, note.count > 0, note.count != expected {
            throw .otherCount(note.count)
          }
          switch rule {
          case .deny:
            guard note.count == 0 else {
              throw .groupNotEmpty(name: note.subject, count: note.count)
            }
          case .nullify: try emptyGroup(id, count: note.count, meter)
          case .cascade: try deleteItems(inGroup: id, count: note.count, meter)
          }
          try bury("SELECT ?", [.id(id)], .group)
          try database.run("DELETE FROM todo_group WHERE id = ?", .id(id))
          return note.count
        }
      }
    }
  }

  private func emptyGroup(
    _ id: UUID, count: Int, _ meter: WorkMeter
  ) throws(StoreError) {
    meter.total = count
    let now = Value.date(clock())
    try inPieces(meter) { () throws(StoreError) in
      try database.run(
        "UPDATE item SET group_id = NULL, modified_at = ? WHERE id IN (\(Self.somePlaces))", now,
        .id(id))
    }
  }

  /// What the foreign key would do too, but not in pieces.
  private func deleteItems(
    inGroup id: UUID, count: Int, _ meter: WorkMeter
  ) throws(StoreError) {
    try keepPlaces()
    try bury("SELECT id FROM item WHERE group_id = ?", [.id(id)], .item)
    let isSetBySet = count >= TextIndex.setBySetRows
    meter.total = (isSetBySet ? 3 : 1) * count
    let items = "SELECT id FROM item WHERE group_id = x'\(Self.hex(id))'"
    try indexing(items, setBySet: isSetBySet, meter, share: count) { () throws(StoreError) in
      try inPieces(meter) { () throws(StoreError) in
        try database.run("DELETE FROM item WHERE id IN (\(Self.somePlaces))", .id(id))
      }
    }
  }

  private static let somePlaces = "SELECT id FROM item WHERE group_id = ? LIMIT 500"

  /// Repeats a write until it finds nothing more to do.
  private func inPieces(
    _ meter: WorkMeter, _ piece: () throws(StoreError) -> Void
  ) throws(StoreError) {
    while true {
      try piece()
      let count = database.changes
      guard count > 0 else { return }
      try meter.advance(by: count)
    }
  }

  private static func hex(_ id: UUID) -> String {
    id.uuidString.filter { $0 != "-" }
  }

  private func groupName(_ id: UUID) throws(StoreError) -> String {
    guard let name = try database.text("SELECT name FROM todo_group WHERE id = ?", .id(id)) else {
      throw .noSuchGroup(id)
    }
    return name
  }

  /// The name as it is stored, if no other group has it.
  private func freeName(_ name: String, for id: UUID?) throws(StoreError) -> String {
    let name = SafeText.title(name)
    guard !SafeText.isBlank(name) else { throw .blankName }
    let taken = try database.text(
      "SELECT name FROM todo_group WHERE name_key = ? AND id IS NOT ?",
      .text(Folding.nameKey(name)), .id(id))
    if let taken { throw .nameTaken(taken) }
    return name
  }

  /// What can be deleted, as the column `tombstone.kind` names it.
  enum Kind: Int { case item = 0, group = 1 }

  /// Notes that rows (a subquery of ids) are about to be deleted.
  func bury(_ ids: String, _ values: [Value], _ kind: Kind) throws(StoreError) {
    try database.run(
      "INSERT OR REPLACE INTO tombstone(kind, id, deleted_at) SELECT \(kind.rawValue), *, ? FROM (\(ids))",
      [.date(clock())] + values)
  }
}
