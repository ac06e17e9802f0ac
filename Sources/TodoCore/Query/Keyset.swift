/// The rows of a query from a place on, as disjoint ranges that indexes give in order. A page deep in a list
/// costs what the first one costs, also where sort directions differ: one range per column in which a row can
/// be the first to differ.
struct Keyset {
  let columns: [SortColumn]
  let backward: Bool

  /// For each range, the condition of the leading columns; those not named are free. The ranges come in the
  /// order of their rows.
  func ranges(from cursor: [Value]?, inclusive: Bool) -> [[SortColumn.Range]] {
    guard let cursor, cursor.count == columns.count else {
      let pieces = columns.first?.everything ?? []
      if pieces.isEmpty { return [[]] }
      return (backward ? pieces.reversed() : pieces).map { [$0] }
    }
    var ranges: [[SortColumn.Range]] = []
    if inclusive { ranges.append(cursor.map(SortColumn.Range.equal)) }
    for level in columns.indices.reversed() {
      let equal = cursor[..<level].map(SortColumn.Range.equal)
      for range in columns[level].after(cursor[level], backward: backward) {
        ranges.append(equal + [range])
      }
    }
    return ranges
  }

  /// The output columns: `s0 …`, the values, and for what may be NULL `n0 …`, whether it is.
  func outputs(_ range: [SortColumn.Range]) -> SQL {
    columns.enumerated().map { index, column in
      let isNull =
        range.count > index
        ? (range[index].isNull ? "1" : "0")
        : column.isNullable ? "(\(column.expression) IS NULL)" : "0"
      return SQL(
        (column.isNullable ? "\(isNull) AS n\(index), " : "") + "\(column.expression) AS s\(index)")
    }.joined(separator: ", ")
  }

  /// The order of the output columns; within a range, what is the same in all of its rows is left out.
  func order(within range: [SortColumn.Range]) -> String {
    columns.enumerated().map { index, column in
      let mayBeNull = column.isNullable && index >= range.count
      return (mayBeNull ? "n\(index) \(backward ? "DESC" : "ASC"), " : "")
        + "s\(index) \(column.ascending != backward ? "ASC" : "DESC")"
    }.joined(separator: ", ")
  }
}
