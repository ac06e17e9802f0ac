import FoundationEssentials

/// The tables `step` and `step_part`: what was done, and the changesets that take it back.
struct StepLog {
  let database: Database
  let author: Author

  private static let columns = "seq, at, origin, actor, action, subject, count"

  /// Writes a step's head and returns its number.
  func begin(
    _ note: StepNote, at now: Date, state: StepState = .done
  ) throws(StoreError) -> Int {
    try database.run(
      """
      INSERT INTO step(at, origin, actor, action, subject, count, schema, state, deletes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .date(now), .text(author.origin.rawValue), .id(author.id), .text(note.action.rawValue),
      .text(note.subject), .int(note.count), .int(SchemaVersion.current.number),
      .int(state.rawValue), .bool(note.deletes))
    return try database.integer("SELECT last_insert_rowid()") ?? 0
  }

  /// Writes what a recorder saw as one more piece of a step.
  func append(_ recorder: ChangeRecorder, to seq: Int, piece: Int = 0) throws(StoreError) {
    let insert = try database.prepare(
      "INSERT INTO step_part(seq, piece, part, changes) VALUES (?, ?, ?, ?)")
    var part = 0
    var bytes = 0
    try recorder.changeset { (changes) throws(StoreError) in
      try insert.run([.int(seq), .int(piece), .int(part), .blob(changes)])
      part += 1
      bytes += changes.count
    }
    try database.run("UPDATE step SET bytes = bytes + ? WHERE seq = ?", .int(bytes), .int(seq))
  }

  /// The newest step that can be undone.
  func newestDone(_ scope: UndoScope) throws(StoreError) -> Step? {
    try first(
      "state = \(StepState.done.rawValue)" + (scope == .own ? " AND actor = ?" : ""),
      scope == .own ? [.id(author.id)] : [], order: "seq DESC")
  }

  /// The step that this author undid last.
  func lastUndone() throws(StoreError) -> Step? {
    try first(
      "state = \(StepState.undone.rawValue) AND actor = ?", [.id(author.id)], order: "undone DESC")
  }

  /// Steps from the newest back, done or undone; what still runs is none yet.
  func steps(limit: Int) throws(StoreError) -> [Step] {
    var steps: [Step] = []
    try database.each(
      """
      SELECT \(Self.columns) FROM step WHERE state <> \(StepState.running.rawValue)
      ORDER BY seq DESC LIMIT ?
      """, [.int(limit)]
    ) { steps.append(step($0)) }
    return steps
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
    Step(
      seq: row.int(0), at: row.date(1) ?? Date(milliseconds: 0),
      origin: Author.Origin(rawValue: row.text(2)) ?? .command, isOwn: row.id(3) == author.id,
      action: StepAction(rawValue: row.text(4)), subject: row.text(5), count: row.int(6))
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
  }

  // MARK: Bounds

  static let mostSteps = 1_000
  static let mostBytes = 64 << 20
  static let trashDays = 30

  /// Forgets what goes beyond the bounds. The newest step always stays; one that deleted something stays for
  /// `trashDays`.
  func trim(now: Date) throws(StoreError) {
    let oldest = now.addingTimeInterval(-Double(Self.trashDays) * 86_400)
    try database.run(
      """
      DELETE FROM step WHERE seq IN (
        SELECT seq FROM (
          SELECT seq, at, state, deletes, row_number() OVER newer AS n, sum(bytes) OVER newer AS b
          FROM step WINDOW newer AS (ORDER BY seq DESC))
        WHERE n > 1 AND (n > ? OR b > ?) AND state <> \(StepState.running.rawValue)
          AND (deletes = 0 OR at < ?))
      """, .int(Self.mostSteps), .int(Self.mostBytes), .date(oldest))
  }
}
