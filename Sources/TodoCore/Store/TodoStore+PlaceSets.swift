/// Reading the places of a query's rows from indexes alone, which costs a tenth of a microsecond for each; to look at a
/// row costs twenty times that.
extension TodoStore {
  /// About how many items there are; some more where many were deleted. It tells costs only.
  func size() throws(StoreError) -> Int {
    try database.integer("SELECT max(rowid) FROM item") ?? 0
  }

  /// So many rows are sorted in the time in which their places are read and a walk finds a screenful among them.
  func fewToSort() throws(StoreError) -> Int {
    min(2_000, max(Self.fewest, Int((Double(try size()) * 2).squareRoot())))
  }

  /// Sorted in about a millisecond. No fewer than are sampled.
  private static let fewest = 300

  /// Where there are more, every thirtieth row is one, and a walk that looks at each has a screenful sooner.
  func fewToGather() throws(StoreError) -> Int { max(try fewToSort(), try size() / 32) }

  /// The places of what a group, a tag or some days hold; `nil` where they are more than that, or another filter.
  ///
  /// - Parameter unlessDense: whether also where they are seen to stand so close together that a walk is better.
  func places(
    of filter: TodoQuery.Filter, most: Int, unlessDense: Bool = false
  ) throws(StoreError) -> PlaceSet? {
    guard let sql = filter.places else { return nil }
    if filter.drivingTags != nil {
      // What others wrote without a place would be missed.
      let isPlaced =
        try database.integer(
          "SELECT 1 FROM item_tag INDEXED BY item_tag_unplaced WHERE ord IS NULL LIMIT 1") == nil
      guard isPlaced else { return nil }
    }
    return try gather([sql], most: most, unlessDense: unlessDense)
      .map { PlaceSet($0, isExact: true) }
  }

  /// The places of all items that may have the words; of longer words the text has to be looked at all the same.
  func places(
    ofWordsIn plan: QueryPlan, most: Int, unlessDense: Bool = false
  ) throws(StoreError) -> PlaceSet? {
    let groups = plan.groups
    guard !plan.terms.match.isEmpty, groups.count <= QuerySource.mostGroups else { return nil }
    let text = SQL(
      "SELECT rowid FROM item_text WHERE item_text MATCH ? ORDER BY rowid", .text(plan.terms.match))
    let isExact =
      groups.isEmpty && plan.terms.checks(plan.names).isEmpty
      && !plan.terms.words.contains(where: \.mayBeTag)
      && plan.terms.words.allSatisfy { !$0.indexed.isEmpty }
    return try gather(
      [text] + groups.compactMap { TodoQuery.Filter.group($0.id).places }, most: most,
      unlessDense: unlessDense
    ).map { PlaceSet($0, isExact: isExact) }
  }

  /// Those among which a list and its words leave the rows, however many; `nil` where no index tells.
  func manyPlaces(of plan: QueryPlan) throws(StoreError) -> PlaceSet? {
    let listed = try places(of: plan.query.filter, most: .max)
    guard !plan.terms.isEmpty, let hits = try places(ofWordsIn: plan, most: .max) else {
      return listed
    }
    return listed?.intersection(hits) ?? hits
  }

  /// The places that these statements give, in ascending order.
  private func gather(
    _ statements: [SQL], most: Int, unlessDense: Bool
  ) throws(StoreError) -> [Int64]? {
    let few = try fewToSort()
    var places: [Int64] = []
    for sql in statements {
      let statement = try database.prepare(sql.text)
      try statement.bind(sql.values)
      while try statement.step() {
        places.append(statement.int64(0))
        if places.count > most { return nil }
        // Fewer are sorted, wherever they stand.
        if unlessDense, places.count == few + 1, try isDense(places[0], places[Self.sample - 1]) {
          return nil
        }
      }
    }
    guard zip(places, places.dropFirst()).contains(where: { $0 >= $1 }) else { return places }
    return Set(places).sorted()
  }

  /// So many of the first rows tell how close together they stand. With four times as many, counting what stands between
  /// them took a third of a search key.
  private static let sample = 64

  /// Whether at least one of four of these places is a row of the query, as far as some of them tell.
  func isDense(_ plan: QueryPlan, among places: PlaceSet) throws(StoreError) -> Bool {
    let some = (0..<Self.probes).map {
      Value.integer(places.places[places.count * $0 / Self.probes])
    }
    let source = QueryCompiler(plan.query.withoutKeeping, names: plan.names, path: .free).sources[0]
    let number = try database.integer(
      SQL("SELECT count(*) FROM item INDEXED BY \(ItemIndex.byOrd) WHERE item.ord IN ")
        + .list(some) + SQL(" AND ") + source.conditions.joined(separator: " AND "))
    return (number ?? 0) * 4 >= Self.probes
  }

  /// So many places are looked at to tell how many of them are rows of a query.
  private static let probes = 24

  /// Whether no more than thirty times as many items stand between two places as are sampled.
  private func isDense(_ first: Int64, _ last: Int64) throws(StoreError) -> Bool {
    guard first < last else { return false }
    // A walk with an end would look for it at each entry.
    let reached = try database.integer(
      "SELECT ord FROM item INDEXED BY \(ItemIndex.byOrd) WHERE ord >= ? ORDER BY ord LIMIT 1 OFFSET ?",
      .integer(first), .int(Self.sample * 32))
    return reached.map { $0 > last } ?? true
  }
}
