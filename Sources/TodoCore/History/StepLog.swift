import FoundationEssentials

/// The tables `step` and `step_part`: what was done, and the changesets (or `AddedItems`) that take it back.
struct StepLog {
  let database: Database
  let author: Author
  /// The last number that was given when the store was opened.
  let openedAt: Int

  private static let columns = "seq, at, origin, actor, action, subject, count, state, bytes, stamp"

  /// Writes a step's head and returns its number.
  func begin(
    _ note: StepNote, at now: Date, state: StepState = .done
  ) throws(StoreError) -> Int {
    try database.run(
      """
      INSERT INTO step(at, origin, actor, action, subject, count, schema, state, deletes, stamp)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?,
        coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'step'), 0) + 1)
      """,
      .date(now), .text(author.origin.rawValue), .id(author.id), .text(note.action.rawValue),
      .text(note.storedSubject), .int(note.count), .int(SchemaVersion.current.number),
      .int(state.rawValue), .bool(note.deletes))
    return try database.integer("SELECT last_insert_rowid()") ?? 0
  }

  /// Writes what a recorder saw as the whole of a step that was just begun, or as one more piece of it.
  ///
  /// - Parameter added: what was done besides.
  func append(
    _ recorder: ChangeRecorder?, and added: AddedItems = AddedItems(), to seq: Int,
    piece: Int? = nil
  ) throws(StoreError) {
    if piece != nil { try stamp(seq) }
    let insert = try database.prepare(
      "INSERT INTO step_part(seq, piece, part, changes) VALUES (?, ?, ?, ?)")
    var part = 0
    var bytes = 0
    func write(_ changes: [UInt8]) throws(StoreError) {
      try insert.run([.int(seq), .int(piece ?? 0), .int(part), .blob(changes)])
      part += 1
      bytes += changes.count
    }
    for changes in added.parts { try write(changes) }
    try recorder?.changeset(write)
    try database.run("UPDATE step SET bytes = bytes + ? WHERE seq = ?", .int(bytes), .int(seq))
  }

  /// The newest step that can be undone.
  func newestDone(_ scope: UndoScope) throws(StoreError) -> Step? {
    let those: SQL =
      switch scope {
      case .own: SQL("actor = ?", .id(author.id))
      case .any: SQL("1")
      case .step(let seq): SQL("seq = ?", .int(seq))
      }
    return try first(
      "state = \(StepState.done.rawValue) AND \(those.text)", those.values, order: "seq DESC")
  }

  /// The step that was undone last. To the author's own belong those of others that it has undone itself.
  func lastUndone(_ scope: UndoScope, undoneHere: Set<Int>) throws(StoreError) -> Step? {
    let those: SQL =
      switch scope {
      case .own:
        SQL("(actor = ? OR seq IN ", .id(author.id)) + .list(undoneHere.map(Value.int)) + SQL(")")
      case .any: SQL("1")
      case .step(let seq): SQL("seq = ?", .int(seq))
      }
    return try first(
      "state = \(StepState.undone.rawValue) AND \(those.text)", those.values,
      order: "undone DESC")
  }

  /// Steps from the newest back, done or undone; what still runs is none yet.
  func steps(limit: Int, before seq: Int?) throws(StoreError) -> [Step] {
    var steps: [Step] = []
    try database.each(
      """
      SELECT \(Self.columns) FROM step WHERE state <> \(StepState.running.rawValue) AND seq < ?
      ORDER BY seq DESC LIMIT ?
      """, [.int(seq ?? .max), .int(limit)]
    ) { steps.append(step($0)) }
    return steps
  }

  /// The step of that number.
  func step(_ seq: Int) throws(StoreError) -> Step? {
    try first("seq = ?", [.int(seq)], order: "seq")
  }

  private func first(
    _ condition: String, _ values: [Value], order: String
  ) throws(StoreError) -> Step? {
    var found: Step?
    try database.each(
      "SELECT \(Self.columns) FROM step WHERE \(condition) ORDER BY \(order) LIMIT 1", values
    ) { found = step($0) }
    return found
  }

  private func step(_ row: borrowing Statement) -> Step {
    let action = StepAction(rawValue: row.text(4))
    let isRenaming = action == .renameGroup || action == .renameTag
    let lines = row.text(5).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let value = lines.count > 1 ? StepValue(lines[1], of: action) : nil
    let names = isRenaming ? lines : value == nil ? [row.text(5)] : [lines[0]]
    return Step(
      seq: row.int(0), at: row.date(1) ?? Date(milliseconds: 0),
      origin: Author.Origin(rawValue: row.text(2)) ?? .command, isOwn: row.id(3) == author.id,
      isEarlier: row.int(0) <= openedAt, wasChangedEarlier: row.int(9) <= openedAt,
      action: action, subject: names.last ?? "",
      formerName: names.count > 1 ? names[0] : nil, value: value, count: row.int(6),
      state: StepState(rawValue: row.int(7)) ?? .done, bytes: row.int(8))
  }

  /// Notes that a step was undone or redone.
  func mark(_ seq: Int, _ state: StepState) throws(StoreError) {
    try database.run(
      """
      UPDATE step SET state = ?1,
        undone = CASE ?1 WHEN \(StepState.undone.rawValue)
          THEN (SELECT coalesce(max(undone), 0) + 1 FROM step) END
      WHERE seq = ?2
      """, .int(state.rawValue), .int(seq))
    try stamp(seq)
  }
}
