/// Adds new items, many with one statement: each statement notes the pages that it changes before it changes them, so
/// that it can take itself back, and the rows of one share these notes.
final class ItemInsertion {
  /// Rows of one statement; more save no time.
  private static let rows = 64
  private static let columns = 6
  private static let fullStatement = statement(rows: rows)
  private let database: Database
  /// What is bound for the items that wait for more.
  private var values: [Value] = []

  init(_ database: Database) {
    self.database = database
    values.reserveCapacity(Self.rows * Self.columns)
  }

  /// Adds an item, at the latest with `finish`.
  func add(_ item: AddedItem) throws(StoreError) {
    values += [
      .id(item.id), .integer(item.ord), .text(item.title), .bool(item.done),
      .integer(item.created), .text(SearchKey.column(item.title)),
    ]
    if values.count == Self.rows * Self.columns { try finish() }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Adds those that still wait.
  func finish() throws(StoreError) {
    guard !isEmpty else { return }
    let rows = values.count / Self.columns
    try database.run(rows == Self.rows ? Self.fullStatement : Self.statement(rows: rows), values)
    values.removeAll(keepingCapacity: true)
  }

  private static func statement(rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ", ") + ")"
    return "INSERT INTO item(id, ord, title, done, created_at, title_key) VALUES "
      + Array(repeating: row, count: rows).joined(separator: ", ")
  }
}
