/// How far one walk is, and how many rows of another come before that.
extension RowSkipper {
  /// The row of a walk that is so many rows further on, or its last one, and how many that is; `nil` where none is left.
  ///
  /// - Parameter passed: how many of its rows in this piece are behind.
  func reach(
    _ step: Int, of walk: QuerySource, passed: Int, in piece: [SortColumn.Range]
  ) throws(StoreError) -> (key: [Value], count: Int)? {
    // Those behind are passed over once more.
    if step > max(passed, Self.many),
      let key = try endlessKey(of: walk, in: piece, offset: passed + step - 1)
    {
      return (key, step)
    }
    var count = 0
    var last: [SortColumn.Range]?
    for range in keyset(walk).ranges(of: piece, after: place, before: nil) {
      if let key = try key(
        compiler.key(of: walk, in: range, backward: backward, offset: step - count - 1))
      {
        return (key, step)
      }
      let all = try database.integer(compiler.count(of: walk, in: range)) ?? 0
      count += all
      if all > 0 { last = range }
    }
    guard let last,
      let key = try key(compiler.key(of: walk, in: last, backward: !backward, offset: 0))
    else { return nil }
    return (key, count)
  }

  /// How many rows of a walk are still to be passed over before a place.
  ///
  /// - Parameters:
  ///   - passed: how many of its rows in this piece are behind.
  ///   - guess: about how many; only by what it is wrong is counted then, for to count takes twice as long as to pass
  ///     over.
  func count(
    _ walk: QuerySource, passed: Int, in piece: [SortColumn.Range], before key: [Value],
    about guess: Int?
  ) throws(StoreError) -> Int {
    guard let guess, guess > max(passed, Self.many),
      let near = try endlessKey(of: walk, in: piece, offset: passed + guess)
    else { return try count(walk, keyset(walk).ranges(of: piece, after: place, before: key)) }
    return comesBefore(near, key)
      ? try guess + 1 + count(walk, keyset(walk).ranges(of: piece, after: near, before: key))
      : try guess - count(walk, keyset(walk).ranges(of: piece, after: key, before: near))
  }

  /// So many are passed over in the time of a further statement.
  private static let many = 1_000

  private func count(
    _ walk: QuerySource, _ ranges: [[SortColumn.Range]]
  ) throws(StoreError) -> Int {
    var count = 0
    for range in ranges { count += try database.integer(compiler.count(of: walk, in: range)) ?? 0 }
    return count
  }

  /// The row with so many before it in a piece of the order; `nil` where a walk hasn't so many, or can't be passed over
  /// that way.
  private func endlessKey(
    of walk: QuerySource, in piece: [SortColumn.Range], offset: Int
  ) throws(StoreError) -> [Value]? {
    guard
      let sql = compiler.endlessKey(
        of: walk, in: piece, backward: backward, offset: offset),
      let row = try key(sql), row.first == .int(walk.half?.done),
      piece.first != .null || row[1] == .null
    else { return nil }
    return Array(row.dropFirst())
  }

  /// Whether one place comes before another of the same piece, as SQLite compares them.
  private func comesBefore(_ a: [Value], _ b: [Value]) -> Bool {
    for (column, pair) in zip(compiler.columns, zip(a, b)) where !pair.0.isSame(as: pair.1) {
      switch pair {
      case (.integer(let one), .integer(let other)):
        return (one < other) == (column.ascending != backward)
      case (.text(let one), .text(let other)):
        return one.utf8.lexicographicallyPrecedes(other.utf8) == (column.ascending != backward)
      default: return false
      }
    }
    return false
  }

  private func keyset(_ walk: QuerySource) -> Keyset {
    compiler.keyset(of: walk, backward: backward)
  }

  private func key(_ sql: SQL) throws(StoreError) -> [Value]? {
    let statement = try database.prepare(sql.text)
    try statement.bind(sql.values)
    guard try statement.step() else { return nil }
    return (0..<statement.columnCount).map { statement.value($0) }
  }
}
