import FoundationEssentials
import TodoCore

/// The least that an import can be: decoding the JSON, and filling the same tables and indexes by hand.
struct ImportFloor {
  /// The list that is filled.
  let path: String

  /// The fields of a record, as the program decodes them.
  private struct Element: Decodable {
    let id: String
    let title: String
    let done: Bool
  }

  /// Milliseconds to read and decode a legacy file of so many records.
  static func decode(_ file: LegacySample) throws -> Double {
    let start = Clock.now()
    let data = try File.data(file.path)
    let elements = try JSONDecoder().decode([Element].self, from: data)
    let took = Clock.now() - start
    guard elements.count == file.count else { throw Failure("\(elements.count) records decoded") }
    return took.asMilliseconds
  }

  /// Milliseconds to fill a new list, set by set in one transaction, until the disk has it. The rows are ready made,
  /// with their folded text, in a file that SQLite itself copies them from.
  func fill(from sample: SampleDatabase) throws -> Double {
    File.removeDatabase(path)
    // Empty tables are not counted.
    do { _ = try TodoStore(path: path, author: Author(.command)) }
    let file = try SQLiteFile(path)
    try file.execute(
      """
      ATTACH '\(sample.path)' AS ready;
      PRAGMA synchronous = NORMAL; PRAGMA cache_size = -262144; PRAGMA temp_store = MEMORY;
      """)
    let start = Clock.now()
    try file.fillSetBySet {
      // A random number in place of the hash: what counts is its size.
      try file.execute(
        """
        INSERT INTO main.item(id, ord, title, done, created_at, title_key)
          SELECT id, ord, title, done, created_at, title_key FROM ready.item ORDER BY ord;
        INSERT INTO import_base SELECT id, random() FROM ready.item ORDER BY id;
        """)
    }
    try file.execute("PRAGMA main.wal_checkpoint(TRUNCATE)")
    return (Clock.now() - start).asMilliseconds
  }
}
