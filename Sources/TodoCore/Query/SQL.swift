/// A piece of SQL with the values for its parameters, in order.
struct SQL: Hashable, Sendable {
  var text: String
  var values: [Value]

  init(_ text: String, _ values: Value...) {
    self.text = text
    self.values = values
  }

  init(_ text: String, values: [Value]) {
    self.text = text
    self.values = values
  }

  /// A condition that leaves out nothing.
  static let always = SQL("1")
  /// What is open and done is written as a literal: a bound value would not use the partial indexes.
  static let isOpen = SQL("item.done = 0")
  static let isDone = SQL("item.done = 1")

  static func + (a: SQL, b: SQL) -> SQL {
    SQL(a.text + b.text, values: a.values + b.values)
  }

  /// The same condition, which no index on that column is to answer: SQLite's unary plus.
  func withoutIndex(on column: String) -> SQL {
    SQL(text.replacing(column, with: "+" + column), values: values)
  }

  /// As many question marks as there are values.
  static func list(_ values: [Value]) -> SQL {
    let marks = Array(repeating: "?", count: values.count).joined(separator: ",")
    return SQL("(\(marks))", values: values)
  }
}

extension [SQL] {
  func joined(separator: String) -> SQL {
    SQL(map(\.text).joined(separator: separator), values: flatMap(\.values))
  }
}
