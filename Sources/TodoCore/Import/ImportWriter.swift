import FoundationEssentials

/// Decides what becomes of each record, and writes it. Needs a transaction around `write`.
struct ImportWriter {
  let store: TodoStore
  let restoreDeleted: Bool
  /// When the import began; the last record is made then, each earlier one a second before its successor.
  let now: Date
  let total: Int

  private static let lookUp = """
    SELECT (SELECT hash FROM import_base WHERE id = ?1), item.title, item.done
    FROM (SELECT 1) LEFT JOIN item ON item.id = ?1
    """

  /// What the records at these places would become.
  func plan(_ records: ArraySlice<LegacyRecord>) throws(StoreError) -> ImportReport {
    var report = ImportReport()
    let lookUp = try store.database.prepare(Self.lookUp)
    for record in records { report.count(try outcome(record, lookUp).outcome) }
    return report
  }

  private func outcome(
    _ record: LegacyRecord, _ lookUp: borrowing Statement
  ) throws(StoreError) -> (outcome: ImportOutcome, isKnown: Bool) {
    lookUp.reset()
    try lookUp.bind([.id(record.id)])
    _ = try lookUp.step()
    let base = lookUp.isNull(0) ? nil : lookUp.int64(0)
    guard !lookUp.isNull(1) else {
      guard base != nil else { return (.add, false) }
      return (restoreDeleted ? .restore : .stayDeleted, true)
    }
    let row = LegacyRecord.hash(title: lookUp.text(1), done: lookUp.bool(2))
    if row == record.hash { return (.unchanged, base == row) }
    return (row == base ? .update : .keep, base != nil)
  }

  /// Writes the records at these places of the file, but for what is to be remembered of them.
  ///
  /// - Parameter changes: takes in what is done.
  func write(
    _ records: ArraySlice<LegacyRecord>, _ bases: inout ImportBases, _ changes: ImportChanges
  ) throws(StoreError) -> ImportReport {
    var report = ImportReport()
    let database = store.database
    let lookUp = try database.prepare(Self.lookUp)
    let addition = ItemInsertion(database)
    // What comes back is recorded: the list held something of it, its mark at least.
    let restoration = ItemInsertion(database)
    let update = try database.prepare(
      """
      UPDATE item SET title = ?2, title_key = ?3, done = ?4, modified_at = ?5,
        completed_at = CASE WHEN done = ?4 THEN completed_at WHEN ?4 = 1 THEN ?5 END WHERE id = ?1
      """)
    let unbury = try database.prepare("DELETE FROM tombstone WHERE kind = 0 AND id = ?")
    let last = try store.lastPlace()
    var ord = last
    // The new rows are indexed together, by their range of places; the guard is for their insertion only.
    try database.run("INSERT INTO bulk VALUES (1)")
    for (place, record) in zip(records.indices, records) {
      let (outcome, isKnown) = try outcome(record, lookUp)
      report.count(outcome)
      switch outcome {
      case .add, .restore:
        let created = now.milliseconds - Int64(total - 1 - place) * 1000
        ord = max(ord + 1, ItemOrder.first(createdAt: created))
        let item = AddedItem(record, ord: ord, created: created)
        if outcome == .add {
          changes.append(item)
          try addition.add(item)
          bases.remember(record, isKept: changes.keepsAddedItems)
        } else {
          try changes.recording { () throws(StoreError) in
            try unbury.run([.id(record.id)])
            try restoration.add(item)
          }
          bases.remember(record)
        }
      case .update:
        // One changed row among many: its old and new words go through the triggers.
        try database.run("DELETE FROM bulk")
        try changes.recording { () throws(StoreError) in
          try update.run([
            .id(record.id), .text(record.title), .text(SearchKey.column(record.title)),
            .bool(record.done), .date(now),
          ])
        }
        try database.run("INSERT INTO bulk VALUES (1)")
        bases.remember(record)
      case .unchanged:
        if !isKnown { bases.remember(record) }
      case .keep, .stayDeleted: report.otherIDs.insert(record.id)
      }
    }
    try addition.finish()
    if !restoration.isEmpty {
      try changes.recording { () throws(StoreError) in try restoration.finish() }
    }
    try database.run("DELETE FROM bulk")
    try database.run(
      """
      INSERT INTO item_text(rowid, title_key, notes_key, tags_key)
      SELECT ord, title_key, notes_key, tags_key FROM item WHERE ord > ? ORDER BY ord
      """, .integer(last))
    return report
  }
}
