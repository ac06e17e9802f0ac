/// Following the ways of a plan, and keeping it for the next time.
extension TodoStore {
  /// Whether what is read belongs to one state of the file, which stays as it is.
  var isOfSnapshot: Bool { database.isInTransaction && !database.isWriting }

  /// Keeps a plan of this snapshot for the next time.
  func remember(_ plan: QueryPlan) {
    if isOfSnapshot { knownPlans.keep(plan) }
  }

  /// What one of the ways of a query finds: the first that comes to an end within its patience. Where rows stand so
  /// badly that none does, it is the first way after all.
  func firstInTime<T>(
    _ query: TodoQuery, _ read: (QueryCompiler) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    var plan = try plan(for: query, narrowing: true)
    if plan.isNarrowed, let way = plan.ways.first {
      let compiler = plan.compiler(way)
      if let found = try database.within(
        way.patience ?? 0, { () throws(StoreError) in try read(compiler) })
      {
        return found
      }
      plan = try self.plan(for: query)
    }
    for var way in plan.ways {
      if way.isAmongMany {
        if plan.manyPlaces == nil {
          guard let places = try manyPlaces(of: plan) else { continue }
          plan.manyPlaces = places
          remember(plan)
        }
        way.places = plan.manyPlaces
      }
      let compiler = plan.compiler(way)
      guard let patience = way.patience else { return try read(compiler) }
      if let found = try database.within(
        patience, { () throws(StoreError) in try read(compiler) })
      {
        return found
      }
    }
    return try read(plan.compiler(plan.ways[0]))
  }
}
