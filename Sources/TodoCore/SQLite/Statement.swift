import CSQLite
import FoundationEssentials

/// A prepared statement that is given back exactly once, when it goes out of scope.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let database: Database
  private let text: String

  init(_ handle: OpaquePointer, sql text: String, in database: Database) {
    self.handle = handle
    self.text = text
    self.database = database
  }

  deinit { database.giveBack(handle, sql: text) }

  /// Binds the values to the parameters, from the first.
  func bind(_ values: [Value]) throws(StoreError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: Value, at index: Int32) throws(StoreError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let number): sqlite3_bind_int64(handle, index, number)
      case .text(var text):
        text.withUTF8 { utf8 in
          utf8.withMemoryRebound(to: CChar.self) {
            // An empty buffer may have no address, which SQLite would take for NULL.
            mytodo_bind_text(handle, index, $0.baseAddress ?? Statement.empty, Int32($0.count))
          }
        }
      case .blob(let bytes): mytodo_bind_blob(handle, index, bytes, Int32(bytes.count))
      case .places(let places): places.bind(to: handle, at: index)
      }
    guard code == SQLITE_OK else { throw database.failure() }
  }

  private static nonisolated(unsafe) let empty = UnsafePointer<CChar>(
    UnsafeMutablePointer<CChar>.allocate(capacity: 1).initialized(to: 0))

  /// Goes to the next row; false at the end.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.failure(sql: text)
    }
  }

  /// Runs a statement that returns no rows, with new values.
  func run(_ values: [Value]) throws(StoreError) {
    try bind(values)
    while try step() {}
    sqlite3_reset(handle)
  }

  /// Runs a statement that returns no rows, with the first columns of another one's row.
  func run(copying row: borrowing Statement, columns: Int32) throws(StoreError) {
    for column in 0..<columns {
      guard
        sqlite3_bind_value(handle, column + 1, sqlite3_column_value(row.handle, column))
          == SQLITE_OK
      else { throw database.failure() }
    }
    while try step() {}
    sqlite3_reset(handle)
  }

  /// Makes a statement ready to run once more; what is bound stays.
  func reset() { sqlite3_reset(handle) }

  // MARK: The columns of the row

  var columnCount: Int32 { sqlite3_column_count(handle) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  func bool(_ column: Int32) -> Bool { sqlite3_column_int64(handle, column) != 0 }

  /// Text as valid UTF-8: what another program wrote wrongly is shown with replacement signs.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func blob(_ column: Int32) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  func id(_ column: Int32) -> UUID? {
    guard sqlite3_column_type(handle, column) == SQLITE_BLOB,
      let bytes = sqlite3_column_blob(handle, column)
    else { return nil }
    return UUID(
      bytes: UnsafeRawBufferPointer(
        start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
  }

  func date(_ column: Int32) -> Date? {
    isNull(column) ? nil : Date(milliseconds: int64(column))
  }

  /// The value as it is, whatever its type.
  func value(_ column: Int32) -> Value {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(int64(column))
    case SQLITE_NULL: .null
    case SQLITE_BLOB: .blob(blob(column))
    default: .text(text(column))
    }
  }
}

extension UnsafeMutablePointer {
  fileprivate func initialized(to value: Pointee) -> UnsafeMutablePointer {
    initialize(to: value)
    return self
  }
}
