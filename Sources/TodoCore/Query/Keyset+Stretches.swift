extension Keyset {
  /// The rows strictly between two places of one piece of the order (`SortColumn.everything`), the first of which comes
  /// before the second.
  ///
  /// - Parameters:
  ///   - start: `nil` for the beginning of the piece.
  ///   - end: `nil` for its end.
  func ranges(
    of piece: [SortColumn.Range], after start: [Value]?, before end: [Value]?
  ) -> [[SortColumn.Range]] {
    let isNull = piece.first?.isNull
    func inPiece(_ ranges: [[SortColumn.Range]]) -> [[SortColumn.Range]] {
      ranges.filter { isNull == nil || $0.first?.isNull == isNull }
    }
    let lower = start.map { inPiece(ranges(from: $0, inclusive: false)) } ?? [piece]
    guard let end else { return lower }
    let upper = inPiece(
      Keyset(columns: columns, backward: !backward).ranges(from: end, inclusive: false))
    return lower.flatMap { after in
      upper.filter { Self.mayMeet(after, $0) }.map { before in
        Self.both(after, before)
      }
    }
  }

  /// Both conditions of each column, those that name a value first.
  private static func both(
    _ a: [SortColumn.Range], _ b: [SortColumn.Range]
  ) -> [SortColumn.Range] {
    (0..<max(a.count, b.count)).map { column in
      guard column < a.count else { return b[column] }
      guard column < b.count else { return a[column] }
      switch (a[column], b[column]) {
      case (.equal, _), (_, .notNull), (_, .null): return a[column]
      case (_, .equal), (.notNull, _), (.null, _): return b[column]
      case (.compared(let first, let low), .compared(let second, let high)):
        return .between(first, low, second, high)
      default: return a[column]
      }
    }
  }

  /// Whether rows may fulfil both. Of different columns the first place has the lesser value, as it comes first.
  private static func mayMeet(_ a: [SortColumn.Range], _ b: [SortColumn.Range]) -> Bool {
    zip(a, b).allSatisfy { pair in
      switch pair {
      case (.equal(let one), .equal(let other)): one.isSame(as: other)
      case (.equal(let one), .compared(_, let other)), (.compared(_, let one), .equal(let other)),
        (.compared(_, let one), .compared(_, let other)):
        !one.isSame(as: other)
      default: true
      }
    }
  }
}
