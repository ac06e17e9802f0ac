import FoundationEssentials
import TodoText

/// Which way a query goes. A search goes along the text index, which gives its hits in the order of arrival, or along
/// the list, looking at each row; a list goes along the index of its filter or of its order. Each alone would be slow
/// somewhere: a letter that a million items have, in a list of three; a word that one item has, in a list of a
/// million; a large group by title, or a small one. Between few, which are sorted, and very many, among which a walk
/// finds a screenful at once, the places of the rows are read from the index of the filter or the text, and a walk along
/// the order's index looks at no others (`PlaceSet`). Where what can be counted in no time does not tell, several ways
/// are tried in turn (`firstInTime`).
extension TodoStore {
  /// What is looked at one by one in its order without anyone noticing.
  private static let few = 4_000

  /// - Parameter inOrder: whether the rows must come in the query's order; for a count they need not.
  func compiler(for query: TodoQuery, inOrder: Bool = true) throws(StoreError) -> QueryCompiler {
    let plan = try plan(for: query, inOrder: inOrder)
    return plan.compiler(plan.ways[0])
  }

  /// - Parameter narrowing: whether a way among the places of a shorter word will do, which may turn out to be long.
  func plan(
    for asked: TodoQuery, inOrder: Bool = true, narrowing: Bool = false
  ) throws(StoreError) -> QueryPlan {
    if inOrder, isOfSnapshot {
      knownPlans.enter(try fileState())
      if let plan = knownPlans.take(asked), narrowing || !plan.isNarrowed { return plan }
    }
    var query = asked.withHoistedSearch
    if !inOrder { query.sort = [] }
    let terms = SearchTerms(query.search)
    var names = SearchNames()
    if !terms.isEmpty || query.filter.isSearching {
      names.groups = try groups().map {
        SearchableGroup(id: $0.id, key: Folding.searchKey($0.name))
      }
    }
    if query.filter.isSearching || terms.words.contains(where: \.mayBeTag) {
      names.tags = try searchableTags()
    }
    let tags = terms.isEmpty ? nil : try namedTags(terms, names.tags)
    var plan = QueryPlan(asked: asked, query: query, terms: terms, names: names, tags: tags)
    // Some rows are looked up and sorted, whatever else is asked of them.
    if query.filter.isOfIDs {
      plan.ways = [QueryWay(.filter)]
    } else if terms.isEmpty {
      plan.ways = try listWays(&plan, inOrder: inOrder)
    } else {
      plan.ways = try searchWays(&plan, narrowing: narrowing && isOfSnapshot)
    }
    if inOrder { remember(plan) }
    return plan
  }

  /// The ways of a list in which nothing is searched.
  private func listWays(
    _ plan: inout QueryPlan, inOrder: Bool
  ) throws(StoreError) -> [QueryWay] {
    let (query, filter) = (plan.query, plan.query.filter)
    if !inOrder { return [QueryWay(filter.hasIndex ? .filter : .free)] }
    if filter.isWhole { return [orderWay(query)] }
    guard filter.hasIndex else { return [filter.mayUseIndex ? QueryWay(.free) : orderWay(query)] }
    if query.isInFilterOrder || query.orderIndex == nil { return [QueryWay(.filter)] }
    let few = try fewToSort()
    if try isShort(filter, few) { return [QueryWay(.filter)] }
    if let places = try places(of: filter, most: fewToGather(), unlessDense: true) {
      plan.places = places
      return [QueryWay(.order, amongFew: places), QueryWay(.filter)]
    }
    return [
      QueryWay(.order, patience: 10), QueryWay(amongMany: .order),
      QueryWay(.filter, patience: 50),
    ]
  }

  /// The ways of a search.
  private func searchWays(
    _ plan: inout QueryPlan, narrowing: Bool
  ) throws(StoreError) -> [QueryWay] {
    let (query, filter, terms) = (plan.query, plan.query.filter, plan.terms)
    if query.isByArrival, filter.conjuncts == [.everything] { return [QueryWay(.hits)] }
    let few = try fewToSort()
    let fewInOrder = query.isByArrival || query.isInFilterOrder ? Self.few : few
    if filter.hasIndex, try isShort(filter, fewInOrder) { return [QueryWay(.filter)] }
    // A sign alone tells the text index nothing.
    if terms.match.isEmpty, plan.tags == nil { return [orderWay(query)] }
    if query.isByArrival {
      let list = query.isInFilterOrder ? QueryPath.filter : .order
      return [
        QueryWay(.hits, patience: 1), QueryWay(list, patience: 2), QueryWay(amongMany: list),
        QueryWay(list, patience: 50),
      ]
    }
    // In another order the text index gives hits that have to be sorted: all of them, for one page. So do the
    // groups whose names have a word.
    if let tags = plan.tags, tags.areFew { return [QueryWay(.hits)] }
    if narrowing, let wider = knownPlans.places(holding: plan) {
      plan.places = wider
      if wider.count <= few { return [QueryWay(.hits)] }
      if query.orderIndex != nil, try isDense(plan, among: wider) {
        plan.isNarrowed = true
        return [QueryWay(.order, amongFew: wider)]
      }
    }
    let hits = try places(ofWordsIn: plan, most: fewToGather(), unlessDense: true)
    plan.places = hits
    if let hits, hits.count <= few { return [QueryWay(.hits)] }
    guard query.orderIndex != nil else { return [orderWay(query)] }
    let listed = try places(of: filter, most: fewToGather(), unlessDense: true)
    let places = hits.map { listed?.intersection($0) ?? $0 } ?? listed
    plan.places = places
    guard let places else {
      return [
        QueryWay(.order, patience: 10), QueryWay(amongMany: .order),
        QueryWay(.hits, patience: 50),
      ]
    }
    let sorted = QueryWay(hits == nil ? .filter : .hits, among: places)
    return places.count <= few
      ? [sorted] : [QueryWay(.order, amongFew: places), sorted]
  }

  /// The tags by which the items of a search are reached: those of the word that names the fewest items. Where many
  /// items have one, the text index is the better way if there are other words or many such tags.
  private func namedTags(
    _ terms: SearchTerms, _ tags: [SearchableTag]
  ) throws(StoreError) -> NamedTags? {
    var best: NamedTags?
    for word in terms.words where word.mayBeTag {
      let ids = word.named(among: tags)
      guard ids.count <= NamedTags.most else { continue }
      if let best, best.areFew, best.ids.count <= ids.count { continue }
      let rows = SQL("item_tag WHERE tag_id IN ") + .list(ids.map(Value.id))
      best = NamedTags(word: word, ids: ids, areFew: ids.isEmpty ? true : try isFew(rows, Self.few))
    }
    guard let best, best.areFew || (terms.words.count == 1 && best.ids.count <= NamedTags.mostWalks)
    else { return nil }
    return best
  }

  private func orderWay(_ query: TodoQuery) -> QueryWay {
    QueryWay(query.orderIndex == nil ? .free : .order)
  }

  /// Whether the index of a filter gives few rows; of those with a tag, done ones count too.
  private func isShort(_ filter: TodoQuery.Filter, _ few: Int) throws(StoreError) -> Bool {
    if let tags = filter.drivingTags {
      return try isFew(SQL("item_tag WHERE tag_id ") + TodoQuery.Filter.tagIDs(tags), few)
    }
    let index = filter.index.map { " INDEXED BY \($0)" } ?? ""
    return try isFew(SQL("item\(index) WHERE ") + filter.sql, few)
  }

  /// Whether there are not many such rows; passes over no more than it must.
  func isFew(_ rows: SQL, _ few: Int) throws(StoreError) -> Bool {
    try database.integer(SQL("SELECT 1 FROM ") + rows + SQL(" LIMIT 1 OFFSET ?", .int(few))) == nil
  }
}
