import CSQLite
import Glibc
import TodoCore

/// A list of made-up items in a file, made once and kept for the next run.
struct SampleDatabase {
  let path: String
  let count: Int

  init(count: Int, folder: String) {
    self.count = count
    path = "\(folder)/items-\(count).db"
  }

  /// Megabytes, with the write-ahead log.
  var megabytes: Double {
    Double([path, path + "-wal"].reduce(0) { $0 + File.size($1) }) / 1e6
  }

  /// Makes the file unless there is one of the same schema with the same text.
  func prepare(log: (String) -> Void) throws {
    if access(path, F_OK) == 0 {
      if try isCurrent() { return }
      log("\(path) is of another version: made again")
    } else {
      log("making \(path)")
    }
    let partial = path + ".partial"
    for name in [path, partial] { File.removeDatabase(name) }
    // The program itself makes the tables.
    do { _ = try TodoStore(path: partial, author: Author(.command)) }
    do { try fill(SQLiteFile(partial)) }
    guard rename(partial, path) == 0 else {
      throw Failure("cannot rename \(partial): \(String(cString: strerror(errno)))")
    }
  }

  /// Fills the tables and then the indexes, set by set. Nothing is synced: a file that is not complete has
  /// another name and is made again.
  private func fill(_ file: SQLiteFile) throws {
    try file.execute(
      "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA journal_mode = OFF")
    try file.fillSetBySet {
      let insert = try file.prepare(
        "INSERT INTO item(id, ord, title, done, created_at, title_key) VALUES (?, ?, ?, ?, ?, ?)")
      defer { sqlite3_finalize(insert) }
      try SampleItem.each(of: count) { index, item in
        // One second apart, the last one on the first day of 2025: what an import does, but the same each time.
        let created = 1_735_689_600_000 - Int64(count - index) * 1_000
        withUnsafeBytes(of: item.id.uuid) {
          _ = mytodo_bind_blob(insert, 1, $0.baseAddress, Int32($0.count))
        }
        sqlite3_bind_int64(insert, 2, ItemOrder.first(createdAt: created))
        Self.bind(item.title, to: insert, at: 3)
        sqlite3_bind_int(insert, 4, item.done ? 1 : 0)
        sqlite3_bind_int64(insert, 5, created)
        Self.bind(SearchKey.column(item.title), to: insert, at: 6)
        guard sqlite3_step(insert) == SQLITE_DONE else { throw file.failure() }
        sqlite3_reset(insert)
      }
    }
    try file.execute("PRAGMA journal_mode = WAL")
  }

  private static func bind(_ text: String, to statement: OpaquePointer?, at index: Int32) {
    var text = text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        _ = mytodo_bind_text(statement, index, $0.baseAddress, Int32($0.count))
      }
    }
  }

  /// Whether the tables are those of today's program, and the items those of today's generator and folding.
  private func isCurrent() throws -> Bool {
    let empty = path + ".empty"
    defer { File.removeDatabase(empty) }
    do { _ = try TodoStore(path: empty, author: Author(.command)) }
    let schema = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    let file = try SQLiteFile(path)
    guard try file.strings(schema) == SQLiteFile(empty).strings(schema) else { return false }
    var expected: [String] = []
    SampleItem.each(of: count) { _, item in
      if expected.count < 1_000 { expected.append(SearchKey.column(item.title)) }
    }
    return try file.strings("SELECT title_key FROM item ORDER BY ord LIMIT 1000") == expected
      && file.strings("SELECT count(*) FROM item") == ["\(count)"]
  }
}
