import CSQLite
import FoundationEssentials

/// One connection to an SQLite file. It belongs to the thread that opened it; values cross threads, it does not.
final class Database {
  /// The file, or `:memory:`.
  let path: String
  private(set) var handle: OpaquePointer?
  private let trace: StatementTrace?
  private var idle = IdleStatements()
  /// How many pages the write-ahead log had after the last commit, where checkpoints are left to others.
  var logPages = 0

  /// Opens the file, which must exist unless `creating`; nothing is written by that alone.
  init(path: String, creating: Bool = false, readOnly: Bool = false) throws(StoreError) {
    self.path = path
    _ = Database.memoryIsNotCounted
    trace = StatementTrace.fromEnvironment
    let flags =
      readOnly
      ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | (creating ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else {
      let error = DatabaseError(handle)
      sqlite3_close_v2(handle)
      handle = nil
      throw StoreError(error, path: path)
    }
    sqlite3_extended_result_codes(handle, 1)
    guard mytodo_register_among(handle) == SQLITE_OK else { throw failure() }
    waitForOthers()
    trace?.attach(to: handle)
  }

  private static let memoryIsNotCounted = mytodo_count_no_memory()

  /// Commits no longer move the log into the file; they only note how long it is.
  func leaveCheckpoints() {
    sqlite3_wal_hook(
      handle,
      { database, _, _, pages in
        guard let database else { return SQLITE_OK }
        Unmanaged<Database>.fromOpaque(database).takeUnretainedValue().logPages = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    idle.finalizeAll()
    sqlite3_close_v2(handle)
  }

  func prepare(_ sql: String) throws(StoreError) -> Statement {
    if let statement = idle.take(sql) { return Statement(statement, sql: sql, in: self) }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure(sql: sql)
    }
    return Statement(statement, sql: sql, in: self)
  }

  /// Takes back a statement that is not used any more.
  func giveBack(_ statement: OpaquePointer, sql: String) { idle.put(statement, sql: sql) }

  /// Runs a statement with these values for its parameters.
  func run(_ sql: String, _ values: Value...) throws(StoreError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [Value]) throws(StoreError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Runs several statements without parameters.
  func execute(_ script: String) throws(StoreError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw failure(sql: script)
    }
  }

  /// The first column of the first row as a number, or `nil` where there is no row or it is NULL.
  func integer(_ sql: String, _ values: Value...) throws(StoreError) -> Int? {
    try integer(SQL(sql, values: values))
  }

  func integer(_ sql: SQL) throws(StoreError) -> Int? {
    let statement = try prepare(sql.text)
    try statement.bind(sql.values)
    return try statement.step() ? statement.optionalInt(0) : nil
  }

  /// The first column of the first row as text, or `nil` where there is no row.
  func text(_ sql: String, _ values: Value...) throws(StoreError) -> String? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() && !statement.isNull(0) ? statement.text(0) : nil
  }

  /// Calls `row` for each row.
  func each(
    _ sql: String, _ values: [Value] = [], row: (borrowing Statement) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() { try row(statement) }
  }

  /// The names of a table's columns, in their order.
  func columns(of table: String) throws(StoreError) -> [String] {
    var names: [String] = []
    try each("SELECT name FROM pragma_table_info(?)", [.text(table)]) { names.append($0.text(0)) }
    return names
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// How many rows all statements of this connection have changed.
  var totalChanges: Int { Int(sqlite3_total_changes64(handle)) }

  /// Whether the file has been removed, renamed or replaced: what is written now would be nowhere.
  var hasMoved: Bool { mytodo_has_moved(handle) != 0 }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether a transaction has written something that is not committed.
  var isWriting: Bool { sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE }

  /// What went wrong just now, in the terms of the store.
  func failure(sql: String? = nil) -> StoreError {
    StoreError(DatabaseError(handle, sql: sql), path: path)
  }

  func failure(code: Int32, sql: String? = nil) -> StoreError {
    StoreError(
      DatabaseError(
        extendedCode: code, message: sqlite3_errstr(code).map { String(cString: $0) } ?? "",
        sql: sql), path: path)
  }

  /// Runs reads on one snapshot of the file, also within a write.
  func snapshot<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    isInTransaction ? try body() : try transaction("DEFERRED", body)
  }

  /// Runs work on many rows with room in memory: each changed row notes the pages of all indexes that it would
  /// need to take itself back, and rows in no order come back to the same pages. Not within a transaction.
  func withRoom<T>(
    if isLarge: Bool, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard isLarge, !isInTransaction else { return try body() }
    let usual = try integer("PRAGMA cache_size") ?? -2_000
    try execute("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536")
    defer { try? execute("PRAGMA temp_store = DEFAULT; PRAGMA cache_size = \(usual)") }
    return try body()
  }

  /// Runs the body in one transaction: everything or nothing.
  func transaction<T>(
    _ kind: String = "IMMEDIATE", _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard !isInTransaction else { throw .nestedTransaction }
    try run("BEGIN \(kind)")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors (a full disk) end the transaction by themselves.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}

@available(*, unavailable, message: "a connection stays on the thread that opened it")
extension Database: Sendable {}
