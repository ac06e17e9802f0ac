/// What passes over rows without looking at them: an index then gives some millions in a tenth of a second.
extension QueryCompiler {
  /// The sort values of one row of a source within a range, that which has so many before it.
  func key(
    of source: QuerySource, in range: [SortColumn.Range], backward: Bool = false, offset: Int
  ) -> SQL {
    let keyset = keyset(of: source, backward: backward)
    let keys = columns.indices.map { "s\($0)" }.joined(separator: ", ")
    return SQL("SELECT \(keys) FROM (SELECT ") + keyset.outputs(range)
      + SQL(" FROM \(source.walk) WHERE ")
      + conditions(of: source, in: range).joined(separator: " AND ")
      + SQL(" ORDER BY \(keyset.order(within: range)) LIMIT 1 OFFSET ?)", .int(offset))
  }

  /// The same for one half of the order's index, from the beginning of a piece of the order and beyond the end of the
  /// half: to ask each entry whether it still belongs to it takes as long as to pass over it. `done` and the sort values
  /// of the row tell whether it does. `nil` where the piece doesn't begin with the half.
  func endlessKey(
    of source: QuerySource, in piece: [SortColumn.Range], backward: Bool, offset: Int
  ) -> SQL? {
    guard let half = source.half, let index = query.orderIndex, index.beginsWithDone,
      let first = columns.first
    else { return nil }
    let isForward = (first.ascending != backward) != (index.name == ItemIndex.priority)
    // Rows without a date come first in the index, and last in a list.
    guard first.isNullable ? piece.first == .null && isForward : piece.isEmpty else { return nil }
    let keys = columns.map(\.expression)
    let order =
      ["item.done \(isForward ? "ASC" : "DESC")"]
      + columns.map { "\($0.expression) \($0.ascending != backward ? "ASC" : "DESC")" }
    let start = SQL("item.done \(isForward ? ">=" : "<=") ?", .int(half.done))
    return SQL("SELECT item.done, \(keys.joined(separator: ", ")) FROM \(source.walk) WHERE ")
      + ([start] + half.places).joined(separator: " AND ")
      + SQL(" ORDER BY \(order.joined(separator: ", ")) LIMIT 1 OFFSET ?", .int(offset))
  }

  /// How many rows of a source are within a range.
  func count(of source: QuerySource, in range: [SortColumn.Range]) -> SQL {
    SQL("SELECT count(*) FROM \(source.walk) WHERE ")
      + conditions(of: source, in: range).joined(separator: " AND ")
  }
}
