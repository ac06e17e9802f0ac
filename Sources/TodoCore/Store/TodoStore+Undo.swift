import FoundationEssentials

extension TodoStore {
  /// Takes back the newest step of the scope; `nil` where there is none.
  ///
  /// - Throws: `clash` where a field that the step changed holds another value now; then nothing changes.
  public func undo(_ scope: UndoScope) throws(StoreError) -> Step? {
    try travel(to: .undone) { (log) throws(StoreError) in try log.newestDone(scope) }
  }

  /// Does again what this author undid last; `nil` where there is nothing.
  ///
  /// - Throws: `clash` where something else has been done to the same fields since; then nothing changes.
  public func redo() throws(StoreError) -> Step? {
    try travel(to: .done) { (log) throws(StoreError) in try log.lastUndone() }
  }

  /// What `undo` would take back.
  public func nextUndo(_ scope: UndoScope) throws(StoreError) -> Step? {
    try log.newestDone(scope)
  }

  /// The newest steps, the last one first, done or undone.
  public func history(limit: Int) throws(StoreError) -> [Step] { try log.steps(limit: limit) }

  var log: StepLog { StepLog(database: database, author: author) }

  private func travel(
    to state: StepState, _ choose: (StepLog) throws(StoreError) -> Step?
  ) throws(StoreError) -> Step? {
    var chosen: Step?
    try writeUnrecorded { () throws(StoreError) in
      guard let step = try choose(log) else { return }
      chosen = step
      do throws(StoreError) {
        let pieces = try ChangesetStream.pieces(database, seq: step.seq)
        try apply(step.seq, pieces: pieces, inverted: state == .undone)
      } catch .clash(let title) {
        throw .clash(title: title.isEmpty ? step.subject : title)
      }
      try log.mark(step.seq, state)
    }
    return chosen
  }

  /// Applies pieces of a step, forwards or backwards, and mends what changesets leave to the program:
  /// the text index of many rows, `modified_at`, `tags_key`. Needs a transaction around it.
  func apply(
    _ seq: Int, pieces: [Int], inverted: Bool,
    _ policy: ChangesetApplier.Policy = .stoppingAtClashes
  ) throws(StoreError) {
    let visitor = ChangesetVisitor(database: database)
    try visitor.begin()
    for piece in pieces {
      try visitor.visit(
        ChangesetStream(database, seq: seq, piece: piece), inverted: inverted)
    }
    let isBulk = try database.integer("SELECT bytes FROM step WHERE seq = ?", .int(seq)) ?? 0
    try keepPlaces()
    // Rows may refer to rows of another piece until the last one is in.
    try database.execute("PRAGMA defer_foreign_keys = ON")
    try indexing(
      "SELECT id FROM temp.touched", setBySet: isBulk > TextIndex.setBySetBytes
    ) { () throws(StoreError) in
      let applier = try ChangesetApplier(database, policy)
      for piece in inverted ? pieces.reversed() : pieces {
        try applier.apply(
          ChangesetStream(database, seq: seq, piece: piece), inverted: inverted)
      }
    }
    try database.run(
      "UPDATE item SET modified_at = ? WHERE id IN (SELECT id FROM temp.touched)", .date(clock()))
    try refillTagKeys(of: "SELECT id FROM temp.retagged")
  }
}
