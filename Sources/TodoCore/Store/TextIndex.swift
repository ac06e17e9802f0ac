/// The full-text index of items, kept row by row by triggers or, for many rows, set by set.
enum TextIndex {
  /// From so many rows on a write indexes set by set: triggers take about three times as long.
  static let setBySetRows = 1_000
  /// The same in bytes of a changeset.
  static let setBySetBytes = 200_000
  /// The same in bytes of an import, which mostly says less of a row.
  static let setBySetImportBytes = 50_000
}

extension TextIndex {
  /// How many commits of a load are merged together, the most that FTS5 allows.
  static let mergeWidth = 16
  /// From so many pieces of one size on FTS5 merges at once, however long that takes: a load never lets it come to that.
  private static let crisis = 4 * mergeWidth
  /// How many pages are merged at a time.
  static let mergePace = Pace(size: 200, within: 100...400)

  /// Stops FTS5 from merging with each commit, as a load of hundreds of pieces would merge the same words again
  /// and again. Whoever loads calls `merge` after every `mergeWidth` pieces instead: each word is then written
  /// once for every power of that number, and a search never looks into many pieces.
  static func mergeOnDemand(_ database: Database) throws(StoreError) {
    try set("automerge", 0, database)
    try set("usermerge", mergeWidth, database)
    try set("crisismerge", crisis, database)
  }

  /// Whether FTS5 leaves merging to a load that is under way or was killed.
  static func mergesOnDemand(_ database: Database) throws(StoreError) -> Bool {
    try database.integer("SELECT v FROM item_text_config WHERE k = 'automerge'") == 0
  }

  /// Sets FTS5's own habits again.
  static func resumeMerging(_ database: Database) throws(StoreError) {
    try set("automerge", 4, database)
    try set("usermerge", 4, database)
    try set("crisismerge", 16, database)
  }

  /// Merges about so many pages. Returns whether something is left to merge.
  static func merge(pages: Int, _ database: Database) throws(StoreError) -> Bool {
    let before = database.totalChanges
    try set("merge", pages, database)
    // FTS5's documentation: fewer than two changes mean that there was nothing to do.
    return database.totalChanges - before >= 2
  }

  private static func set(_ name: String, _ value: Int, _ database: Database) throws(StoreError) {
    try database.run(
      "INSERT INTO item_text(item_text, rank) VALUES (?, ?)", .text(name), .int(value))
  }
}

extension TodoStore {
  /// Runs a write that changes the items of `ids` (a subquery). Set by set, the triggers rest meanwhile, the
  /// old text is taken out before and the new text put in after.
  ///
  /// - Parameter share: what each of the two is for the meter.
  func indexing(
    _ ids: String, setBySet: Bool, _ meter: WorkMeter? = nil, share: Int = 0,
    _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    guard setBySet else { return try body() }
    try database.run("INSERT INTO bulk VALUES (1)")
    try index(
      ids,
      by: "INSERT INTO item_text(rowid, title_key, notes_key, tags_key, item_text) "
        + "VALUES (?, ?, ?, ?, 'delete')", meter, share)
    try body()
    try index(
      ids, by: "INSERT INTO item_text(rowid, title_key, notes_key, tags_key) VALUES (?, ?, ?, ?)",
      meter, share)
    try database.run("DELETE FROM bulk")
  }

  /// Row by row, though one statement could do it: what it takes is in the index, and so the meter is told.
  private func index(
    _ ids: String, by sql: String, _ meter: WorkMeter?, _ share: Int
  ) throws(StoreError) {
    let total = try database.integer("SELECT count(*) FROM (\(ids))") ?? 0
    let insert = try database.prepare(sql)
    var rows = 0
    try database.each(
      """
      SELECT ord, title_key, notes_key, tags_key FROM item WHERE id IN (\(ids)) ORDER BY ord
      """
    ) { row throws(StoreError) in
      try insert.run(copying: row, columns: 4)
      rows += 1
      // About ten milliseconds.
      if rows % 256 == 0 { try meter?.advance(by: share * 256 / max(256, total)) }
    }
    try meter?.advance(by: share - share * 256 / max(256, total) * (rows / 256))
  }
}
