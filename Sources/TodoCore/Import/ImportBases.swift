import FoundationEssentials

/// What an import is to remember of its records, in the table `import_base`, to tell next time what a person has changed
/// since.
///
/// Of a large import it is written at the end, in the order of the ids: ids come in no order, and each piece would
/// change as many pages of the table as it has records.
struct ImportBases {
  /// A record, and whether the step says already that it is remembered (`AddedItems`).
  private struct Base {
    let record: LegacyRecord
    let isKept: Bool
  }

  private var bases: [Base] = []

  var count: Int { bases.count }

  /// - Parameter isKept: whether undo knows of it without a changeset.
  mutating func remember(_ record: LegacyRecord, isKept: Bool = false) {
    bases.append(Base(record: record, isKept: isKept))
  }

  /// Puts them in the order of the table.
  mutating func sort() { bases.sort { $0.record.id < $1.record.id } }

  /// Writes those at these places. Needs a transaction around it.
  ///
  /// - Parameter changes: takes in what is done.
  func write(
    _ places: Range<Int>, _ changes: ImportChanges, to database: Database
  ) throws(StoreError) {
    let write = try database.prepare(
      "INSERT INTO import_base VALUES (?1, ?2) ON CONFLICT(id) DO UPDATE SET hash = ?2")
    for base in bases[places] {
      let values: [Value] = [.id(base.record.id), .integer(base.record.hash)]
      if base.isKept {
        try write.run(values)
      } else {
        try changes.recording { () throws(StoreError) in try write.run(values) }
      }
    }
  }
}
