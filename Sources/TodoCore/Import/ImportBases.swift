import FoundationEssentials

/// What an import is to remember of its records, in the table `import_base`, to tell next time what a person has changed
/// since.
///
/// Of a large import it is written at the end, in the order of the ids: ids come in no order, and each piece would
/// change as many pages of the table as it has records.
struct ImportBases {
  private var records: [LegacyRecord] = []

  var count: Int { records.count }

  mutating func remember(_ record: LegacyRecord) { records.append(record) }

  /// Puts them in the order of the table.
  mutating func sort() { records.sort { $0.id < $1.id } }

  /// Writes those at these places. Needs a transaction around it.
  func write(_ places: Range<Int>, to database: Database) throws(StoreError) {
    let write = try database.prepare(
      "INSERT INTO import_base VALUES (?1, ?2) ON CONFLICT(id) DO UPDATE SET hash = ?2")
    for record in records[places] {
      try write.run([.id(record.id), .integer(record.hash)])
    }
  }
}
