import FoundationEssentials
import TodoCore

/// The least that an import can be: decoding the JSON, and filling the same tables and indexes by hand.
struct ImportFloor {
  /// The list that is filled.
  let path: String
  /// The benchmark itself.
  var bench = "/proc/self/exe"

  /// What both took.
  struct Cost: Hashable {
    /// Milliseconds.
    var decoding: Double
    var filling: Double
    /// The most memory.
    var megabytes: Double
  }

  /// The fields of a record, as the program decodes them.
  private struct Element: Decodable {
    let id: String
    let title: String
    let done: Bool
  }

  /// What `bench` is asked with, with the legacy file, the sample, the list to be filled, and the number of items
  /// behind it.
  static let option = "--import-floor"

  /// Both in a process of their own, so that their memory is theirs.
  func run(_ legacy: LegacySample, _ sample: SampleDatabase, output: String) throws -> Cost {
    let cost = try Alone(
      arguments: [
        bench, Self.option, legacy.path, sample.path, path, "\(sample.count)",
      ], environment: [:], output: output, bench: bench
    ).run()
    let times = File.text(output).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard times.count == 2 else { throw Failure("no times in \(output)") }
    return Cost(decoding: times[0], filling: times[1], megabytes: cost.megabytes)
  }

  /// The other side: does both and prints what each took.
  static func answer(_ arguments: ArraySlice<String>) throws {
    let words = Array(arguments)
    guard words.count == 4, let count = Int(words[3]) else {
      throw Failure("\(option) needs three files and a number")
    }
    let decoding = try decode(words[0], count: count)
    let filling = try ImportFloor(path: words[2]).fill(from: words[1])
    print(decoding, filling)
  }

  /// Milliseconds to read and decode a legacy file of so many records.
  static func decode(_ path: String, count: Int) throws -> Double {
    let start = Clock.now()
    let data = try File.data(path)
    let elements = try JSONDecoder().decode([Element].self, from: data)
    let took = Clock.now() - start
    guard elements.count == count else { throw Failure("\(elements.count) records decoded") }
    return took.asMilliseconds
  }

  /// Milliseconds to fill a new list, set by set in one transaction, until the disk has it. The rows are ready made,
  /// with their folded text, in a sample that SQLite itself copies them from.
  func fill(from sample: String) throws -> Double {
    File.removeDatabase(path)
    // Empty tables are not counted.
    do { _ = try TodoStore(path: path, author: Author(.command)) }
    let file = try SQLiteFile(path)
    try file.execute(
      """
      ATTACH '\(sample)' AS ready;
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
