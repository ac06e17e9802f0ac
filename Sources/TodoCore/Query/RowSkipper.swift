/// Passes over many rows of a query whose sources are walks, to find the row with so many before it.
///
/// One walk passes over rows where they stand. A merge of several would have to compare each row with those of the
/// other walks, at ten times the cost. So one of them passes over a part of what is left, and the others tell how many
/// of theirs come before the row that was reached. Together that is a part of what is left as well, and the share of the
/// one tells how far it goes next: after three or four rounds next to nothing is left.
struct RowSkipper {
  /// So few are left to a merge.
  private let few: Int
  let compiler: QueryCompiler
  let database: Database
  /// Whether it goes from the last row to the first.
  let backward: Bool
  /// How many rows are still to be passed over.
  private(set) var left: Int
  /// The sort values of the last row that was passed over.
  private(set) var place: [Value]?

  init(
    _ compiler: QueryCompiler, in database: Database, offset: Int, few: Int = 100,
    backward: Bool = false
  ) {
    self.backward = backward
    self.few = few
    self.compiler = compiler
    self.database = database
    left = offset
  }

  /// The walks of one piece of the order, the first of which goes ahead.
  private struct Walks {
    var all: [QuerySource]
    /// How many rows of each are behind.
    var passed: [Int]
    /// How far the first one goes next.
    var step: Int
    /// How often in a row that was too far.
    var misses = 0
    /// How many rows of the second come with each of the first, as far as the last round tells.
    var rate: Double?

    /// The first one has no row that is still to be passed over.
    mutating func end() {
      all.removeFirst()
      passed.removeFirst()
      rate = nil
    }

    /// Lets another one go ahead.
    mutating func lead(by index: Int) {
      all.swapAt(0, index)
      passed.swapAt(0, index)
      rate = rate.map { 1 / $0 }
    }
  }

  /// The row that is looked for, after `run`.
  var row: SQL {
    compiler.items(from: place, inclusive: false, backward: backward, limit: 1, offset: left)
  }

  /// Passes over all but few rows; over none where the rows have to be sorted.
  mutating func run() throws(StoreError) {
    guard compiler.isInOrder else { return }
    let pieces = Keyset(columns: compiler.columns, backward: backward)
      .ranges(from: nil, inclusive: true)
    for piece in pieces where left > few { try pass(piece) }
  }

  /// Passes over rows of one piece of the order, to its end where it has no more than are left.
  private mutating func pass(_ piece: [SortColumn.Range]) throws(StoreError) {
    let sources = compiler.sources.map(\.passed)
    var walks = Walks(
      all: sources, passed: sources.map { _ in 0 }, step: min(left / 2, 512))
    while left > few, let walk = walks.all.first {
      if walks.all.count == 1 { walks.step = left }
      let step = max(1, min(walks.step, left))
      guard let reached = try reach(step, of: walk, passed: walks.passed[0], in: piece) else {
        walks.end()
        continue
      }
      let guess = walks.all.count == 2 ? walks.rate.map { Int($0 * Double(reached.count)) } : nil
      let others = try walks.all.indices.dropFirst().map { (other) throws(StoreError) in
        try count(
          walks.all[other], passed: walks.passed[other], in: piece, before: reached.key,
          about: guess)
      }
      take(reached, others, &walks)
    }
  }

  /// Decides how it goes on where one walk has reached a row with so many of the others before it.
  private mutating func take(
    _ reached: (key: [Value], count: Int), _ others: [Int], _ walks: inout Walks
  ) {
    let total = others.reduce(reached.count, +)
    if let other = others.first, other > 0 { walks.rate = Double(other) / Double(reached.count) }
    if total <= left {
      place = reached.key
      left -= total
      walks.passed = zip(walks.passed, [reached.count] + others).map(+)
      // A little less than what is likely: too far costs a round.
      walks.step = Int(Double(left) * Double(reached.count) / Double(total) * 0.97)
      walks.misses = 0
    } else if reached.count == 1 {
      // Its next row is further on than where this ends.
      walks.end()
      walks.step = left / 2
    } else {
      // Too far, for of another walk very many come first: that one goes on. Of two, it can't go too far.
      let most = others.indices.max { others[$0] < others[$1] } ?? 0
      // The more often, the less is dared: of several, this one may be such a walk too.
      walks.step = ((left - reached.count) / (walks.all.count - 1)) >> walks.misses
      walks.lead(by: most + 1)
      walks.misses += 1
    }
  }
}
