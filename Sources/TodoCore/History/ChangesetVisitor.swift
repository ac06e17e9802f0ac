import CSQLite

/// What a changeset is about to touch, noted in temporary tables before it is applied: `touched` (items, for
/// the index and `modified_at`), `retagged` (items, for `tags_key`), `doomed_group` (groups to be deleted).
struct ChangesetVisitor {
  let database: Database

  func begin() throws(StoreError) {
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS touched(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS retagged(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS doomed_group(id BLOB PRIMARY KEY) WITHOUT ROWID;
      DELETE FROM temp.touched; DELETE FROM temp.retagged; DELETE FROM temp.doomed_group;
      """)
  }

  func visit(_ stream: ChangesetStream, inverted: Bool) throws(StoreError) {
    var iterator: OpaquePointer?
    var code = sqlite3changeset_start_v2_strm(
      &iterator, ChangesetStream.read, Unmanaged.passUnretained(stream).toOpaque(),
      inverted ? Int32(SQLITE_CHANGESETSTART_INVERT) : 0)
    guard code == SQLITE_OK else { throw stream.error ?? database.failure(code: code) }
    defer { sqlite3changeset_finalize(iterator) }
    let touched = try database.prepare("INSERT OR IGNORE INTO temp.touched VALUES (?)")
    let retagged = try database.prepare("INSERT OR IGNORE INTO temp.retagged VALUES (?)")
    let doomed = try database.prepare("INSERT OR IGNORE INTO temp.doomed_group VALUES (?)")
    while true {
      code = sqlite3changeset_next(iterator)
      guard code == SQLITE_ROW else { break }
      let change = Change(iterator)
      guard let key = change.key else { continue }
      switch change.table {
      case "item": try touched.run([key])
      case "item_tag": try retagged.run([key])
      case "todo_group" where change.operation == SQLITE_DELETE: try doomed.run([key])
      default: break
      }
    }
    if let error = stream.error { throw error }
    guard code == SQLITE_DONE else { throw database.failure(code: code) }
  }
}

/// The change that an iterator stands on.
struct Change {
  let iterator: OpaquePointer?
  let table: String
  let operation: Int32
  let columnCount: Int32

  init(_ iterator: OpaquePointer?) {
    self.iterator = iterator
    var name: UnsafePointer<CChar>?
    var columns: Int32 = 0
    var operation: Int32 = 0
    sqlite3changeset_op(iterator, &name, &columns, &operation, nil)
    table = name.map { String(cString: $0) } ?? ""
    self.operation = operation
    columnCount = columns
  }

  /// The value of the first column, which is (part of) the primary key in every recorded table.
  var key: Value? { operation == SQLITE_INSERT ? new(0) : old(0) }

  /// The value before; `nil` where the change does not hold it.
  func old(_ column: Int32) -> Value? {
    var value: OpaquePointer?
    sqlite3changeset_old(iterator, column, &value)
    return value.map(Value.init)
  }

  /// The value after; `nil` where the change does not hold it.
  func new(_ column: Int32) -> Value? {
    var value: OpaquePointer?
    sqlite3changeset_new(iterator, column, &value)
    return value.map(Value.init)
  }

  /// The value in the database, within a conflict.
  func current(_ column: Int32) -> Value? {
    var value: OpaquePointer?
    sqlite3changeset_conflict(iterator, column, &value)
    return value.map(Value.init)
  }
}

extension Value {
  /// A copy of SQLite's value.
  init(_ value: OpaquePointer) {
    let count = Int(sqlite3_value_bytes(value))
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_NULL: self = .null
    case SQLITE_BLOB:
      self = .blob(Array(UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: count)))
    default:
      let text = UnsafeBufferPointer(start: sqlite3_value_text(value), count: count)
      self = .text(String(decoding: text, as: UTF8.self))
    }
  }
}
