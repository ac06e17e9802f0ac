import Glibc
import TodoCore

/// A list of made-up items in a file, made once and kept for the next run. Its due dates move along with today.
struct SampleDatabase {
  let path: String
  let count: Int
  private let today = LocalTime.now().day.number

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
      if let day = try dayOfCurrent() {
        try refresh(from: day, log: log)
        return
      }
      log("\(path) is of another version: made again")
    } else {
      log("making \(path)")
    }
    let partial = path + ".partial"
    for name in [path, partial] { File.removeDatabase(name) }
    // The program itself makes the tables.
    do { _ = try TodoStore(path: partial, author: Author(.command)) }
    do { try SampleFill(file: SQLiteFile(partial), count: count, today: today).run() }
    guard rename(partial, path) == 0 else {
      throw Failure("cannot rename \(partial): \(String(cString: strerror(errno)))")
    }
  }

  /// What the program remembers from an earlier run is forgotten, and its due dates are seen from today again.
  private func refresh(from day: Int, log: (String) -> Void) throws {
    let file = try SQLiteFile(path)
    try file.execute("DELETE FROM setting")
    guard day != today else { return }
    log("due dates of \(path) moved by \(today - day) days")
    let index = try file.strings("SELECT sql FROM sqlite_master WHERE name = 'item_due'")[0]
    try file.execute(
      """
      BEGIN IMMEDIATE; DROP INDEX item_due;
      UPDATE item SET due_day = due_day + \(today - day) WHERE due_day IS NOT NULL;
      \(index); COMMIT; PRAGMA wal_checkpoint(TRUNCATE);
      """)
  }

  /// The day that the file's due dates are counted from; `nil` unless the tables are those of today's program, and the
  /// items those of today's generator and folding.
  private func dayOfCurrent() throws -> Int? {
    let empty = path + ".empty"
    defer { File.removeDatabase(empty) }
    do { _ = try TodoStore(path: empty, author: Author(.command)) }
    let schema = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    let file = try SQLiteFile(path)
    guard try file.strings(schema) == SQLiteFile(empty).strings(schema),
      try file.strings("SELECT count(*) FROM item") == ["\(count)"]
    else { return nil }
    let (expected, days) = Self.beginning(of: count)
    let firstDay = try file.strings(
      "SELECT due_day FROM item WHERE due_day IS NOT NULL ORDER BY ord LIMIT 1")
    let day = firstDay.first.flatMap { Int($0) }.flatMap { first in days.first.map { first - $0 } }
    let rows = try file.strings(
      """
      SELECT title_key || '|' || done || '|' || notes_key || '|' || tags_key || '|' || priority || '|' || due_minute
        || '|' || coalesce((SELECT name FROM todo_group WHERE id = group_id), '')
        || '|' || coalesce(due_day - \(day ?? today), '')
      FROM item ORDER BY ord LIMIT \(Self.compared)
      """)
    return rows == expected ? day ?? today : nil
  }

  /// How many items are compared.
  private static let compared = 1_000

  /// The first items as a text each, and how many days away those are due that have a due date.
  private static func beginning(of count: Int) -> (rows: [String], days: [Int]) {
    struct Enough: Error {}
    var rows: [String] = []
    var days: [Int] = []
    // Stopped by a throw: the items of a large sample take seconds.
    try? SampleFill.each(of: count) { _, item, details in
      if rows.count == compared { throw Enough() }
      rows.append(
        [
          SearchKey.column(item.title), item.done ? "1" : "0", SearchKey.column(details.notes),
          details.tagsKey, "\(details.priority)", "\(details.dueMinute ?? 1_440)",
          details.group.map { SampleWords.groups[$0].0 } ?? "",
          details.dueIn.map { "\($0)" } ?? "",
        ].joined(separator: "|"))
      if let day = details.dueIn { days.append(day) }
    }
    return (rows, days)
  }
}
