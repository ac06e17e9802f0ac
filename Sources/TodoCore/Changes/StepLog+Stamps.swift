/// The counter of changes: each step carries the number that was given when it was last made, undone or redone,
/// so whoever remembers a number finds what happened since. The counter is SQLite's own for `step.seq`, which
/// never goes back; a new step's number is its `seq`.
extension StepLog {
  /// Gives a step the next number: what it says is news again.
  func stamp(_ seq: Int) throws(StoreError) {
    try database.run("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'step'")
    try database.run(
      """
      UPDATE step SET stamp = (SELECT seq FROM sqlite_sequence WHERE name = 'step') WHERE seq = ?
      """, .int(seq))
  }

  /// The last number that was given.
  func lastStamp() throws(StoreError) -> Int {
    try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'step'") ?? 0
  }

  /// What the feed needs to know of a step.
  struct Stamped {
    let seq: Int
    let state: StepState
    let bytes: Int
  }

  /// Steps with later numbers, in their order.
  func stamped(after stamp: Int, limit: Int) throws(StoreError) -> [Stamped] {
    var steps: [Stamped] = []
    try database.each(
      "SELECT seq, state, bytes FROM step WHERE stamp > ? ORDER BY stamp LIMIT ?",
      [.int(stamp), .int(limit)]
    ) { row in
      steps.append(
        Stamped(
          seq: row.int(0), state: StepState(rawValue: row.int(1)) ?? .done, bytes: row.int(2)))
    }
    return steps
  }
}
