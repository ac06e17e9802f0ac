extension TodoStore {
  /// The way of a numbered jump, which passes over rows without looking at them where an index tells all that is asked.
  func jumpCompiler(for query: TodoQuery) throws(StoreError) -> QueryCompiler {
    let (plan, way) = try jump(for: query)
    return plan.compiler(way)
  }

  /// What passes over the rows before the one with that number, from the end where that is nearer and it is known how many
  /// rows there are.
  func skipper(for query: TodoQuery, offset: Int) throws(StoreError) -> RowSkipper {
    let (plan, way) = try jump(for: query)
    let filter = plan.query.filter
    var total: Int?
    if way.path == .order, let places = way.places {
      // Among the hits of a search of all open items are done ones, which the walk leaves out.
      total = places.isExact && !(filter.isOpen && filter.isWhole) ? places.count : nil
    } else if plan.terms.isEmpty, filter.conjuncts == [.everything],
      offset > (try size()) * 6 / 10
    {
      // As long as to pass over some tenths of them.
      total = try database.integer("SELECT count(*) FROM item")
    }
    let compiler = plan.compiler(way)
    if let total, offset < total, offset > total / 2 {
      return RowSkipper(compiler, in: database, offset: total - 1 - offset, backward: true)
    }
    return RowSkipper(compiler, in: database, offset: offset)
  }

  private func jump(for query: TodoQuery) throws(StoreError) -> (QueryPlan, QueryWay) {
    var plan = try plan(for: query)
    if let way = plan.jump { return (plan, way) }
    let way = try jumpWay(plan)
    plan.jump = way
    remember(plan)
    return (plan, way)
  }

  private func jumpWay(_ plan: QueryPlan) throws(StoreError) -> QueryWay {
    let (query, filter, usual) = (plan.query, plan.query.filter, plan.ways[0])
    guard query.orderIndex != nil, !filter.isOfIDs else { return usual }
    if query.isByArrival {
      // Along the hits, which group an item is in would be a look at its row.
      guard plan.ways[0].path == .hits, plan.tags == nil,
        let places = try places(of: filter, most: .max)
      else { return usual }
      return QueryWay(.hits, among: places)
    }
    if plan.terms.isEmpty && (query.isInFilterOrder || filter.isWhole) { return usual }
    let listed = try places(of: filter, most: .max)
    let hits = plan.terms.isEmpty ? nil : try places(ofWordsIn: plan, most: .max)
    guard let first = hits ?? listed else { return usual }
    var places = hits == nil ? first : listed?.intersection(first) ?? first
    places.isExact =
      places.isExact && (plan.terms.isEmpty || hits != nil) && (listed != nil || filter.isWhole)
    // A walk looks at each entry of the index; to sort takes as long as to pass over fifty of them.
    if places.count < (try size()) / 50 {
      return QueryWay(hits == nil ? .filter : .hits, among: places)
    }
    return QueryWay(.order, among: places)
  }
}
