/// What the times of deletions tell of one step, without a look into its changesets.
///
/// A step is written right after what it deletes, in the same transaction, so a mark (`tombstone.deleted_at`) belongs
/// to the first step that is not older. Where two steps are in question, as after the clock was set back, or a
/// step is not the usual one, nothing is claimed: the changesets know.
struct DeletionTimes {
  private let database: Database
  private let seq: Int
  private let at: Int
  private let action: StepAction?
  private let subject: String

  init(database: Database, seq: Int) throws(StoreError) {
    self.database = database
    self.seq = seq
    var head = (at: Int.min, action: "", subject: "")
    try database.each("SELECT at, action, subject FROM step WHERE seq = ?", [.int(seq)]) { row in
      head = (row.int(0), row.text(1), row.text(2))
    }
    at = head.at
    action = StepAction(rawValue: head.action)
    subject = head.subject
  }

  /// Whether the step surely left the marks of these times.
  func own(_ times: Set<Int64>) throws(StoreError) -> Bool {
    for time in times {
      guard time <= at else { return false }
      let other = try database.integer(
        "SELECT 1 FROM step WHERE deletes = 1 AND at BETWEEN ? AND ? AND seq <> ? LIMIT 1",
        .integer(time), .int(at), .int(seq))
      guard other == nil else { return false }
    }
    return true
  }

  /// The names of those groups that went with their items; `nil` where only the changesets can tell.
  func groupNames(_ groups: Set<Value>) throws(StoreError) -> [Value: String]? {
    var names: [Value: String] = [:]
    for group in groups {
      let isThere = try database.integer("SELECT 1 FROM todo_group WHERE id = ?", group) != nil
      if isThere { continue }
      let time = try database.integer(
        "SELECT deleted_at FROM tombstone WHERE kind = 1 AND id = ?", group)
      guard let time else { return nil }
      // It was there when the step was written, so a later one deleted it.
      if time > at { continue }
      // The subject of a step that deletes a group is its name.
      let count = try database.integer(
        "SELECT count(*) FROM tombstone WHERE kind = 1 AND deleted_at BETWEEN ? AND ?",
        .int(time), .int(at))
      guard action == .deleteGroup, count == 1, try own([Int64(time)]) else { return nil }
      names[group] = subject
    }
    return names
  }
}
