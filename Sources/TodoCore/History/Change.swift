import CSQLite
import FoundationEssentials

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

extension ChangesetStream {
  /// Calls `body` with each change, until it returns false.
  func each(
    inverted: Bool = false, _ body: (Change) throws(StoreError) -> Bool
  ) throws(StoreError) {
    var iterator: OpaquePointer?
    var code = sqlite3changeset_start_v2_strm(
      &iterator, ChangesetStream.read, Unmanaged.passUnretained(self).toOpaque(),
      inverted ? Int32(SQLITE_CHANGESETSTART_INVERT) : 0)
    guard code == SQLITE_OK else { throw error ?? database.failure(code: code) }
    defer { sqlite3changeset_finalize(iterator) }
    while true {
      code = sqlite3changeset_next(iterator)
      guard code == SQLITE_ROW else { break }
      guard try body(Change(iterator)) else { return }
    }
    if let error { throw error }
    guard code == SQLITE_DONE else { throw database.failure(code: code) }
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

  /// The id that 16 bytes are.
  var uuid: UUID? {
    guard case .blob(let bytes) = self else { return nil }
    return bytes.withUnsafeBytes { UUID(bytes: $0) }
  }

  var number: Int? { if case .integer(let number) = self { Int(number) } else { nil } }

  var string: String? { if case .text(let text) = self { text } else { nil } }
}
