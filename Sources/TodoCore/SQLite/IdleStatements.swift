import CSQLite

/// Statements of a connection that were prepared and are not in use, for the next time: to prepare the
/// query of a page costs about as much as to run it, and each key of a search asks the same.
struct IdleStatements {
  /// From the one that was used least recently on.
  private var statements: [(sql: String, handle: OpaquePointer)] = []

  private static let limit = 16
  /// Longer texts hold lists of ids and come once.
  private static let longest = 4_096

  /// A statement with that text, ready to run, which now belongs to the caller.
  mutating func take(_ sql: String) -> OpaquePointer? {
    guard let place = statements.lastIndex(where: { $0.sql == sql }) else { return nil }
    return statements.remove(at: place).handle
  }

  /// Keeps a statement, without what was bound to it, and lets the oldest go.
  mutating func put(_ handle: OpaquePointer, sql: String) {
    // Some pragmas do their work, or read what they return, while they are prepared.
    guard sql.utf8.count <= Self.longest, !sql.hasPrefix("PRAGMA") else {
      sqlite3_finalize(handle)
      return
    }
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    statements.append((sql, handle))
    if statements.count > Self.limit { sqlite3_finalize(statements.removeFirst().handle) }
  }

  /// Before the connection is closed.
  mutating func finalizeAll() {
    for statement in statements { sqlite3_finalize(statement.handle) }
    statements = []
  }
}
