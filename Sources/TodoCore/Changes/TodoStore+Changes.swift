import CSQLite
import FoundationEssentials

extension TodoStore {
  /// What has changed since the last call, through this store or any other program; `nil` where nothing has. The
  /// first call only sets the beginning.
  ///
  /// While nothing happens it costs one look at `PRAGMA data_version` (microseconds): call it as often as you
  /// like. Undo, redo and imports of others show as well. A program that writes by SQL, without history, shows as
  /// an incomplete change; between the same two calls as a recorded step of another program it is not told apart
  /// from that.
  ///
  /// - Returns: `nil` within `transaction` too; its writes show after it.
  public func changes() throws(StoreError) -> StoreChanges? {
    guard !database.isInTransaction else { return nil }
    if let last = lastLook {
      let version = try database.integer("PRAGMA data_version")
      guard version != last.dataVersion || ownStamps != last.ownStamps else { return nil }
    }
    return try database.snapshot { () throws(StoreError) in
      let now = try look()
      defer { lastLook = now }
      guard let last = lastLook else { return nil }
      return try changes(from: last, to: now)
    }
  }

  /// Where the feed stands. Needs a transaction around it, so that both numbers are of one moment.
  func look() throws(StoreError) -> ChangeLook {
    let stamp = try log.lastStamp()
    return ChangeLook(
      stamp: stamp, dataVersion: try database.integer("PRAGMA data_version"), ownStamps: ownStamps)
  }

  private func changes(from last: ChangeLook, to now: ChangeLook) throws(StoreError)
    -> StoreChanges?
  {
    var changes = StoreChanges()
    let given = now.stamp - last.stamp
    let isElsewhere = last.dataVersion != nil && now.dataVersion != last.dataVersion
    guard given != 0 || isElsewhere else { return nil }
    let steps = try log.stamped(after: last.stamp, limit: StoreChanges.most + 1)
    // A number without a step: it was taken again, or its step is gone. A commit of another connection without a
    // number: it keeps no history.
    let isUnexplained = isElsewhere && given <= now.ownStamps - last.ownStamps
    if steps.count < given || isUnexplained { changes.giveUp() }
    for step in steps where changes.isComplete { try add(step, to: &changes) }
    return changes
  }

  private func add(_ step: StepLog.Stamped, to changes: inout StoreChanges) throws(StoreError) {
    guard step.bytes <= StoreChanges.mostBytes else { return changes.giveUp() }
    let isUndone = step.state == .undone
    let pieces = try ChangesetStream.pieces(database, seq: step.seq)
    for piece in isUndone ? pieces.reversed() : pieces {
      try ChangesetStream(database, seq: step.seq, piece: piece)
        .each(inverted: isUndone) { (change) throws(StoreError) in
          guard let id = change.key?.uuid else { return true }
          let kind: StoreChanges.Kind =
            switch change.operation {
            case SQLITE_INSERT: .added
            case SQLITE_DELETE: .deleted
            default: .changed
            }
          return switch change.table {
          case "item": changes.add(kind, to: \.items, id)
          // A tag that comes or goes is a change of its item.
          case "item_tag": changes.items[id] != nil || changes.add(.changed, to: \.items, id)
          case "todo_group": changes.add(kind, to: \.groups, id)
          default: true
          }
        }
    }
  }
}

/// A moment of the change feed.
struct ChangeLook: Hashable, Sendable {
  /// The last number that a step was given when it was made, undone or redone.
  let stamp: Int
  /// Of the store's connection; `nil` where the moment was another connection's.
  let dataVersion: Int?
  /// How many of the numbers the store itself has given.
  let ownStamps: Int
}
