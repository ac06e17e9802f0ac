import CSQLite
import FoundationEssentials

/// A connection for the benchmark's own statements.
final class SQLiteFile {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      mytodo_register_trigram(handle) == SQLITE_OK
    else { throw failure() }
  }

  deinit { sqlite3_close_v2(handle) }

  func prepare(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw failure()
    }
    return statement
  }

  /// A value of a column.
  enum Column {
    case null
    case integer(Int64)
    case text(String)
    case id(UUID)

    static func optional(_ number: (some BinaryInteger)?) -> Column {
      number.map { .integer(Int64($0)) } ?? .null
    }
  }

  /// Runs a statement that gives no rows with these values, and makes it ready for the next.
  func run(_ statement: OpaquePointer?, _ values: [Column]) throws {
    for (place, value) in zip(Int32(1)..., values) {
      switch value {
      case .null: sqlite3_bind_null(statement, place)
      case .integer(let number): sqlite3_bind_int64(statement, place, number)
      case .text(var text):
        text.withUTF8 { utf8 in
          utf8.withMemoryRebound(to: CChar.self) {
            _ = mytodo_bind_text(statement, place, $0.baseAddress, Int32($0.count))
          }
        }
      case .id(let id):
        withUnsafeBytes(of: id.uuid) {
          _ = mytodo_bind_blob(statement, place, $0.baseAddress, Int32($0.count))
        }
      }
    }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
    sqlite3_reset(statement)
  }

  /// Adds one row.
  func insert(_ sql: String, _ values: [Column]) throws {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    try run(statement, values)
  }

  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// The first column of every row.
  func strings(_ sql: String) throws -> [String] {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    var strings: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      strings.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    return strings
  }

  /// Fills empty tables in one transaction: the rows first, then each index, then the text index, each as a whole.
  ///
  /// - Parameter rows: inserts them; no trigger does anything meanwhile.
  func fillSetBySet(_ rows: () throws -> Void) throws {
    try execute("BEGIN EXCLUSIVE; INSERT INTO bulk VALUES (1)")
    let named = "type = 'index' AND tbl_name = 'item' AND sql IS NOT NULL ORDER BY rowid"
    let indexes = try strings("SELECT sql FROM sqlite_master WHERE \(named)")
    for name in try strings("SELECT name FROM sqlite_master WHERE \(named)") {
      try execute("DROP INDEX \(name)")
    }
    try rows()
    for sql in indexes { try execute(sql) }
    try execute("INSERT INTO item_text(item_text) VALUES ('rebuild'); DELETE FROM bulk; COMMIT")
  }

  func failure() -> Failure { Failure("SQLite: \(String(cString: sqlite3_errmsg(handle)))") }
}
