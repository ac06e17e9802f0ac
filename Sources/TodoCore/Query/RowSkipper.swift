/// Passes over many rows of a query whose sources are walks, to find the row with so many before it.
///
/// One walk passes over rows where they stand. A merge of several would have to compare each row with those of the
/// other walks, at ten times the cost. So one of them passes over a part of what is left, and the others tell how many
/// of theirs come before the row that was reached. Together that is a part of what is left as well, and the share of the
/// one tells how far it goes next: after three or four rounds next to nothing is left.
struct RowSkipper {
  /// So few are left to a merge.
  private let few: Int
  private let compiler: QueryCompiler
  private let database: Database
  /// How many rows are still to be passed over.
  private(set) var left: Int
  /// The sort values of the last row that was passed over.
  private(set) var place: [Value]?

  init(_ compiler: QueryCompiler, in database: Database, offset: Int, few: Int = 100) {
    self.few = few
    self.compiler = compiler
    self.database = database
    left = offset
  }

  /// Passes over all but few rows; over none where the rows have to be sorted.
  mutating func run() throws(StoreError) {
    guard compiler.isInOrder else { return }
    let pieces = Keyset(columns: compiler.columns, backward: false)
      .ranges(from: nil, inclusive: true)
    for piece in pieces where left > few { try pass(piece) }
  }

  /// Passes over rows of one piece of the order, to its end where it has no more than are left.
  private mutating func pass(_ piece: [SortColumn.Range]) throws(StoreError) {
    var walks = compiler.sources.map(\.passed)
    var step = min(left / 2, 512)
    var misses = 0
    while left > few, let walk = walks.first {
      if walks.count == 1 { step = left }
      step = max(1, min(step, left))
      guard let reached = try reach(step, of: walk, in: piece) else {
        walks.removeFirst()
        continue
      }
      let others = try walks.dropFirst().map { (other) throws(StoreError) in
        try count(other, in: piece, before: reached.key)
      }
      let total = others.reduce(reached.count, +)
      if total <= left {
        place = reached.key
        left -= total
        // A little less than what is likely: too far costs a round.
        step = Int(Double(left) * Double(reached.count) / Double(total) * 0.97)
        misses = 0
      } else if reached.count == 1 {
        // Its next row is further on than where this ends.
        walks.removeFirst()
        step = left / 2
      } else {
        // Too far, for of another walk very many come first: that one goes on. Of two, it can't go too far.
        let most = others.indices.max { others[$0] < others[$1] } ?? 0
        // The more often, the less is dared: of several, this one may be such a walk too.
        step = ((left - reached.count) / (walks.count - 1)) >> misses
        walks.swapAt(0, most + 1)
        misses += 1
      }
    }
  }

  /// The row of a walk that is so many rows further on, or its last one, and how many that is; `nil` where none is left.
  private func reach(
    _ step: Int, of walk: QuerySource, in piece: [SortColumn.Range]
  ) throws(StoreError) -> (key: [Value], count: Int)? {
    var passed = 0
    var last: [SortColumn.Range]?
    for range in keyset(walk).ranges(of: piece, after: place, before: nil) {
      if let key = try key(compiler.key(of: walk, in: range, offset: step - passed - 1)) {
        return (key, step)
      }
      let count = try database.integer(compiler.count(of: walk, in: range)) ?? 0
      passed += count
      if count > 0 { last = range }
    }
    guard let last,
      let key = try key(compiler.key(of: walk, in: last, backward: true, offset: 0))
    else { return nil }
    return (key, passed)
  }

  private func count(
    _ walk: QuerySource, in piece: [SortColumn.Range], before key: [Value]
  ) throws(StoreError) -> Int {
    var count = 0
    for range in keyset(walk).ranges(of: piece, after: place, before: key) {
      count += try database.integer(compiler.count(of: walk, in: range)) ?? 0
    }
    return count
  }

  private func keyset(_ walk: QuerySource) -> Keyset { compiler.keyset(of: walk, backward: false) }

  private func key(_ sql: SQL) throws(StoreError) -> [Value]? {
    let statement = try database.prepare(sql.text)
    try statement.bind(sql.values)
    guard try statement.step() else { return nil }
    return (0..<statement.columnCount).map { statement.value($0) }
  }
}
