import CSQLite

/// What SQLite said: facts, no prose. The SQL travels along, bound values do not (they are the person's).
public struct DatabaseError: Error, Hashable, Sendable {
  /// SQLite's extended result code, such as 2067 (`SQLITE_CONSTRAINT_UNIQUE`).
  public let extendedCode: Int32
  /// SQLite's own message.
  public let message: String
  /// The statement, or `nil` where there was none.
  public let sql: String?

  /// The primary result code, such as 19 (`SQLITE_CONSTRAINT`).
  public var code: Int32 { extendedCode & 0xFF }

  init(extendedCode: Int32, message: String, sql: String? = nil) {
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
  }

  init(_ handle: OpaquePointer?, sql: String? = nil) {
    self.init(
      extendedCode: sqlite3_extended_errcode(handle),
      message: sqlite3_errmsg(handle).map { String(cString: $0) } ?? "out of memory", sql: sql)
  }
}
