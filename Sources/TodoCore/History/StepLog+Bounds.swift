import FoundationEssentials

/// How much of the history is kept.
extension StepLog {
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
