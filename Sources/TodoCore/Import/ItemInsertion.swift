/// Adds new items, many with one statement: each statement notes the pages that it changes before it changes them, so
/// that it can take itself back, and the rows of one share these notes.
final class ItemInsertion {
  /// Rows of one statement; more save no time.
  private static let rows = 64
  private static let columns = 6
  private let database: Database
  /// What is bound for the items that wait for more.
  private var values: [Value] = []

  init(_ database: Database) {
    self.database = database
    values.reserveCapacity(Self.rows * Self.columns)
  }

  /// Adds an item, at the latest with `finish`.
  func add(_ record: LegacyRecord, ord: Int64, created: Int64) throws(StoreError) {
    values += [
      .id(record.id), .integer(ord), .text(record.title), .bool(record.done), .integer(created),
      .text(SearchKey.column(record.title)),
    ]
    if values.count == Self.rows * Self.columns { try finish() }
  }

  /// Adds those that still wait.
  func finish() throws(StoreError) {
    guard !values.isEmpty else { return }
    let row = "(" + Array(repeating: "?", count: Self.columns).joined(separator: ", ") + ")"
    let rows = Array(repeating: row, count: values.count / Self.columns).joined(separator: ", ")
    try database.run(
      "INSERT INTO item(id, ord, title, done, created_at, title_key) VALUES \(rows)", values)
    values.removeAll(keepingCapacity: true)
  }
}
