/// A column that a query sorts by, and the conditions for what comes after a row in it.
struct SortColumn: Hashable, Sendable {
  let expression: String
  let ascending: Bool
  /// Whether rows may hold NULL there; those come last, in either direction.
  let isNullable: Bool

  /// Whether it is the due date in a list of what is due on some days.
  var isDueOfSomeDays: Bool { expression == "item.due_day" && !isNullable }

  /// The columns of a query, made unique by the order of arrival.
  static func columns(for query: TodoQuery, ord: String) -> [SortColumn] {
    let conjuncts = query.filter.conjuncts
    let hasDue = conjuncts.contains { if case .due = $0 { true } else { false } }
    let hasCompleted = conjuncts.contains { if case .completed = $0 { true } else { false } }
    var columns: [SortColumn] = []
    for key in query.sort {
      func add(_ expression: String, nullable: Bool = false) {
        columns.append(
          SortColumn(expression: expression, ascending: key.ascending, isNullable: nullable))
      }
      switch key.field {
      case .arrival: add(ord)
      case .due:
        add("item.due_day", nullable: !hasDue)
        add("item.due_minute")
      case .priority: add("item.priority")
      case .title: add("item.title_key")
      case .created: add("item.created_at")
      case .modified: add("item.modified_at", nullable: true)
      case .completed: add("item.completed_at", nullable: !hasCompleted)
      }
      if key.field == .arrival { return columns }
    }
    // Priority counts down from the highest, yet within one priority the list keeps its order.
    let follows = query.sort.last.map { $0.field == .priority || $0.ascending } ?? true
    columns.append(SortColumn(expression: ord, ascending: follows, isNullable: false))
    return columns
  }

  /// What a row must hold in this column to come strictly after `value`, each alternative a range of an index.
  func after(_ value: Value, backward: Bool) -> [Range] {
    let comparison = ascending != backward ? ">" : "<"
    switch (value, backward) {
    case (.null, false): return []
    case (.null, true): return [.notNull]
    case (_, false) where isNullable: return [.compared(comparison, value), .null]
    default: return [.compared(comparison, value)]
    }
  }

  /// Every row, in pieces that an index can give in order.
  var everything: [Range] { isNullable ? [.notNull, .null] : [] }

  /// A condition on one column.
  enum Range: Hashable, Sendable {
    case equal(Value)
    case compared(String, Value)
    /// Behind one value and before another.
    case between(String, Value, String, Value)
    case null
    case notNull

    /// 1 where the rows hold NULL, 0 where they don't: a constant, which costs no sorting.
    var isNull: Bool {
      switch self {
      case .null, .equal(.null): true
      default: false
      }
    }

    func sql(_ expression: String) -> SQL {
      switch self {
      case .equal(.null), .null: SQL("\(expression) IS NULL")
      case .equal(let value): SQL("\(expression) = ?", value)
      case .compared(let sign, let value): SQL("\(expression) \(sign) ?", value)
      case .between(let sign, let value, let otherSign, let other):
        SQL("\(expression) \(sign) ? AND \(expression) \(otherSign) ?", value, other)
      case .notNull: SQL("\(expression) IS NOT NULL")
      }
    }
  }
}
