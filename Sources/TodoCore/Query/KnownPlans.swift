/// The plans of the last queries, with the places that were read for them. They hold until anything is written: a page,
/// a jump and the return to an earlier word then read no places, and those of a longer word are among a shorter one's.
struct KnownPlans {
  private var state: FileState?
  /// The one that was used last comes last.
  private var plans: [QueryPlan] = []

  /// A word is typed and taken back in fewer letters, mostly.
  private static let most = 8
  /// Of all plans together: a number takes eight bytes, and one more.
  private static let mostPlaces = 500_000

  /// Forgets what was read of another state of the file.
  mutating func enter(_ now: FileState) {
    if now != state { plans = [] }
    state = now
  }

  /// The plan of a query, if it is known.
  mutating func take(_ query: TodoQuery) -> QueryPlan? {
    guard let place = plans.firstIndex(where: { $0.asked == query }) else { return nil }
    plans.append(plans.remove(at: place))
    return plans.last
  }

  /// Keeps a plan in place of an older one of the same query.
  mutating func keep(_ plan: QueryPlan) {
    plans.removeAll { $0.asked == plan.asked }
    plans.append(plan)
    var left = Self.mostPlaces
    let first = plans.lastIndex { plan in
      left -= plan.numberOfPlaces
      return left < 0
    }
    plans.removeFirst(max(first.map { $0 + 1 } ?? 0, plans.count - Self.most))
  }

  /// Places among which all rows of a plan are, since they hold those of the same list with fewer or shorter words.
  func places(holding plan: QueryPlan) -> PlaceSet? {
    plans.last { $0.places != nil && $0.holds(plan) }?.places
  }
}

extension QueryPlan {
  /// Whether each row of another plan is one of this: the list is the same, and who has the other's words has these.
  fileprivate func holds(_ other: QueryPlan) -> Bool {
    query.filter == other.query.filter
      && terms.words.allSatisfy { word in
        other.terms.words.contains { $0.text.utf8Contains(word.text) }
      }
  }

  fileprivate var numberOfPlaces: Int {
    [places, manyPlaces, jump?.places].reduce(0) { $0 + ($1?.count ?? 0) }
  }
}
