import FoundationEssentials

extension TodoStore {
  /// Takes back the newest step of the scope; `nil` where there is none.
  ///
  /// - Parameter goOn: told how far it is, in bytes of the step's changesets; asked also while nothing has changed
  ///   since the last time. False cancels, and then nothing changes.
  /// - Throws: `clash` where a field that the step changed holds another value now; then nothing changes.
  public func undo(
    _ scope: UndoScope, goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step? {
    try travel(to: .undone, goOn) { (log) throws(StoreError) in try log.newestDone(scope) }
  }

  /// Does again what was undone last; `nil` where there is nothing.
  ///
  /// - Parameter goOn: as for `undo`.
  /// - Throws: `clash` where something else has been done to the same fields since; then nothing changes.
  public func redo(
    _ scope: UndoScope = .own, goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step? {
    try travel(to: .done, goOn) { (log) throws(StoreError) in
      try log.lastUndone(scope, undoneHere: undoneHere)
    }
  }

  /// What `undo` would take back.
  public func nextUndo(_ scope: UndoScope) throws(StoreError) -> Step? {
    try log.newestDone(scope)
  }

  /// What `redo` would do again.
  public func nextRedo(_ scope: UndoScope) throws(StoreError) -> Step? {
    try log.lastUndone(scope, undoneHere: undoneHere)
  }

  /// Takes back one older step, as a new step, so that the next undo brings it back. Items that go with it are
  /// in the trash.
  ///
  /// Later steps may have changed other fields of the same rows; the fields that this one changed must be as it
  /// left them.
  ///
  /// - Parameters:
  ///   - seq: the step's number.
  ///   - goOn: as for `undo`.
  /// - Returns: the step that was taken back.
  /// - Throws: `clash` with the title of what was changed since, and then nothing changes; `alreadyUndone`;
  ///   `noSuchStep`, also for an import that is still running; `nestedTransaction`.
  public func revert(
    _ seq: Int, goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step {
    guard openNote == nil else { throw .nestedTransaction }
    return try database.asking(goOn) { meter throws(StoreError) in
      try step(.revert) { note throws(StoreError) in
        guard let old = try log.step(seq), old.state != .running else { throw .noSuchStep(seq) }
        guard old.state == .done else { throw .alreadyUndone(title: old.subject) }
        note.subject = old.subject
        note.count = old.count
        try apply(old, inverted: true, meter)
        for (table, kind) in [("doomed_item", Kind.item), ("doomed_group", .group)] {
          try bury("SELECT id FROM temp.\(table)", [], kind)
          note.deletes = note.deletes || database.changes > 0
        }
        return old
      }
    }
  }

  /// Steps from the newest back, done or undone.
  ///
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - seq: only steps before that number, for the next page.
  public func history(limit: Int, before seq: Int? = nil) throws(StoreError) -> [Step] {
    try log.steps(limit: limit, before: seq)
  }

  /// Takes in that a store of the same author, on another thread, has undone or redone a step: what this one
  /// may redo depends on it.
  public func noteTravel(of step: Step, to state: StepState) {
    if state == .done { undoneHere.remove(step.seq) }
    if state == .undone, !step.isOwn { undoneHere.insert(step.seq) }
  }

  var log: StepLog { StepLog(database: database, author: author, openedAt: openedAt) }

  private func travel(
    to state: StepState, _ goOn: (WorkProgress) -> Bool,
    _ choose: (StepLog) throws(StoreError) -> Step?
  ) throws(StoreError) -> Step? {
    var chosen: Step?
    let count = try choose(log)?.count ?? 0
    try database.withRoom(if: count >= TextIndex.setBySetRows) { () throws(StoreError) in
      try database.asking(goOn) { meter throws(StoreError) in
        try writeUnrecorded { () throws(StoreError) in
          guard let step = try choose(log) else { return }
          chosen = step
          try apply(step, inverted: state == .undone, meter)
          try log.mark(step.seq, state)
        }
      }
    }
    guard let chosen else { return nil }
    ownStamps += 1
    noteTravel(of: chosen, to: state)
    return chosen
  }

  /// Applies a whole step, forwards or backwards; a clash without a title of its own gets the step's.
  private func apply(
    _ step: Step, inverted: Bool, _ meter: WorkMeter
  ) throws(StoreError) {
    do throws(StoreError) {
      let pieces = try ChangesetStream.pieces(database, seq: step.seq)
      try applyUnmarked(step.seq, pieces: pieces, inverted: inverted, .stoppingAtClashes, meter)
    } catch .clash(let title) {
      throw .clash(title: title.isEmpty ? step.subject : title)
    }
  }

  /// Applies pieces of a step that is not to change its state. Needs a transaction around it.
  func apply(
    _ seq: Int, pieces: [Int], inverted: Bool, _ policy: ChangesetApplier.Policy
  ) throws(StoreError) {
    try applyUnmarked(
      seq, pieces: pieces, inverted: inverted, policy, WorkMeter { _ in true })
    try log.stamp(seq)
  }

  /// Applies pieces of a step, forwards or backwards, and mends what changesets leave to the program:
  /// the text index of many rows, `modified_at`, `tags_key`, the places of tagged rows.
  private func applyUnmarked(
    _ seq: Int, pieces: [Int], inverted: Bool,
    _ policy: ChangesetApplier.Policy, _ meter: WorkMeter
  ) throws(StoreError) {
    var bytes = 0
    var isSetBySet = false
    try database.each("SELECT bytes, action FROM step WHERE seq = ?", [.int(seq)]) { row in
      let isImport = row.text(1) == StepAction.importLegacy.rawValue
      bytes = row.int(0)
      isSetBySet =
        bytes > (isImport ? TextIndex.setBySetImportBytes : TextIndex.setBySetBytes)
    }
    // Each change is read to see what it touches and to be applied. The text of what it touches is taken out of
    // the index in between, and put in after.
    meter.total = (isSetBySet ? 4 : 2) * bytes
    func stream(_ piece: Int) -> ChangesetStream {
      ChangesetStream(database, seq: seq, piece: piece) { (count) throws(StoreError) in
        try meter.advance(by: count)
      }
    }
    let visitor = ChangesetVisitor(database: database)
    try visitor.begin()
    for piece in pieces {
      try visitor.visit(stream(piece), inverted: inverted)
    }
    try keepPlaces()
    // Rows may refer to rows of another piece until the last one is in.
    try database.execute("PRAGMA defer_foreign_keys = ON")
    try indexing(
      "SELECT id FROM temp.touched", setBySet: isSetBySet, meter, share: bytes
    ) { () throws(StoreError) in
      let applier = try ChangesetApplier(database, policy)
      do throws(StoreError) {
        for piece in inverted ? pieces.reversed() : pieces {
          try applier.apply(stream(piece), inverted: inverted)
        }
      } catch .clash(let title) {
        // It may have had other names before it was deleted.
        let gone = try applier.goneItem.flatMap { id throws(StoreError) in try deletedItem(id) }
        throw .clash(title: gone?.item.title ?? title)
      }
    }
    try database.run(
      "UPDATE item SET modified_at = ? WHERE id IN (SELECT id FROM temp.touched)", .date(clock()))
    try refillTagKeys(of: "SELECT id FROM temp.retagged")
    try fillTagPlaces()
  }
}
