import CSQLite

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
