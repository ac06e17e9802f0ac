/// How one passes over rows, and leaves out those of which an index has told that they are no part of the query.
extension QuerySource {
  /// The same rows in the same order, from tables that stand closer together: `from` and the conditions.
  struct Passing: Equatable {
    let from: String
    let conditions: [SQL]
  }

  /// The value of `done` where that is the only condition but for places, and these; `nil` for other conditions.
  var half: (done: Int, places: [SQL])? {
    var others = conditions.filter { $0 != .always }
    guard let place = others.firstIndex(where: { $0 == .isOpen || $0 == .isDone }) else {
      return nil
    }
    let half = others.remove(at: place)
    let isOfPlaces = others.allSatisfy { condition in
      condition.values.allSatisfy { if case .places = $0 { true } else { false } }
        && !condition.values.isEmpty
    }
    return isOfPlaces ? (half == .isOpen ? 0 : 1, others) : nil
  }

  /// The same rows for one who only passes over them.
  var passed: QuerySource {
    passing.map {
      QuerySource(from: $0.from, index: nil, ord: ord, isOne: isOne, conditions: $0.conditions)
    } ?? self
  }

  /// The same rows, where it is known among which places they are. An exact set tells a walk along the order's index
  /// everything but which half of it is asked for; a walk of hits, everything but the text.
  func among(
    _ places: PlaceSet, filter: TodoQuery.Filter, path: QueryPath
  ) -> QuerySource {
    var source = self
    let isAmong = places.has(ord)
    source.conditions.append(isAmong)
    source.passing = nil
    guard places.isExact else { return source }
    switch path {
    case .order:
      let half = conditions.filter { $0 == .isOpen || $0 == .isDone }
      source.passing = Passing(
        from: walk,
        conditions: half + (half.isEmpty && filter.isOpen ? [.isOpen] : []) + [isAmong])
    case .hits:
      // The first condition is that of the text index; the others are the filter's, but for words to be checked.
      if ord == "item_text.rowid", conditions.dropFirst().allSatisfy({ $0 == filter.sql }) {
        source.passing = Passing(from: "item_text", conditions: [conditions[0], isAmong])
      }
    case .filter, .free: break
    }
    return source
  }
}
