extension TodoStore {
  /// The way of a numbered jump, which passes over rows without looking at them where an index tells all that is asked.
  func jumpCompiler(for query: TodoQuery) throws(StoreError) -> QueryCompiler {
    var plan = try plan(for: query)
    if let way = plan.jump { return plan.compiler(way) }
    let way = try jumpWay(plan)
    plan.jump = way
    remember(plan)
    return plan.compiler(way)
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
