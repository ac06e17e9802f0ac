import FoundationEssentials
import TodoText

/// Which way a query goes. A search goes along the text index, which gives its hits in the order of arrival, or along
/// the list, looking at each row; a list goes along the index of its filter or of its order. Each alone would be slow
/// somewhere: a letter that a million items have, in a list of three; a word that one item has, in a list of a
/// million; a large group by title, or a small one. Where what can be counted in no time does not tell, two ways are
/// tried in turn (`firstInTime`).
extension TodoStore {
  /// What is looked at one by one, or sorted, without anyone noticing.
  private static let few = 4_000

  /// - Parameter inOrder: whether the rows must come in the query's order; for a count they need not.
  func compiler(for query: TodoQuery, inOrder: Bool = true) throws(StoreError) -> QueryCompiler {
    try compilers(for: query, inOrder: inOrder).first
  }

  /// A query in the way that is the quick one nearly always, and in another, where there is one, for rows that stand
  /// so that the first would look at very many of them in vain.
  func compilers(
    for query: TodoQuery, inOrder: Bool = true
  ) throws(StoreError) -> (first: QueryCompiler, other: QueryCompiler?) {
    var query = query.withHoistedSearch
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
    let paths =
      // Some rows are looked up and sorted, whatever else is asked of them.
      query.filter.isOfIDs
      ? (.filter, nil)
      : terms.isEmpty
        ? try listPaths(query, inOrder: inOrder)
        : try searchPaths(query, terms, groups: names.groups, tags: tags)
    func compiler(_ path: QueryPath) -> QueryCompiler {
      QueryCompiler(query, names: names, tags: path == .hits ? tags : nil, path: path)
    }
    return (compiler(paths.first), paths.other.map(compiler))
  }

  private typealias Paths = (first: QueryPath, other: QueryPath?)

  /// The ways of a list in which nothing is searched.
  private func listPaths(_ query: TodoQuery, inOrder: Bool) throws(StoreError) -> Paths {
    let filter = query.filter
    if !inOrder { return (filter.hasIndex ? .filter : .free, nil) }
    if filter.isWhole { return (orderPath(query), nil) }
    guard filter.hasIndex else { return (filter.mayUseIndex ? .free : orderPath(query), nil) }
    if query.isInFilterOrder || query.orderIndex == nil { return (.filter, nil) }
    return try isShort(filter) ? (.filter, nil) : (.order, .filter)
  }

  /// The ways of a search.
  private func searchPaths(
    _ query: TodoQuery, _ terms: SearchTerms, groups: [SearchableGroup], tags: NamedTags?
  ) throws(StoreError) -> Paths {
    if query.isByArrival, query.filter.conjuncts == [.everything] { return (.hits, nil) }
    if query.filter.hasIndex, try isShort(query.filter) { return (.filter, nil) }
    // A sign alone tells the text index nothing.
    if terms.match.isEmpty, tags == nil { return (orderPath(query), nil) }
    if query.isByArrival { return (.hits, query.isInFilterOrder ? .filter : .order) }
    // In another order the text index gives hits that have to be sorted: all of them, for one page. So do the
    // groups whose names have a word.
    let order = orderPath(query)
    let sorted: Paths = (order, order == .order ? .hits : nil)
    if let tags { return tags.areFew ? (.hits, nil) : sorted }
    guard try isFew(SQL("item_text WHERE item_text MATCH ?", .text(terms.match))) else {
      return sorted
    }
    for group in groups where terms.words.contains(where: { $0.isIn(group: group.key) }) {
      if try !isShort(.group(group.id)) { return sorted }
    }
    return (.hits, nil)
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
      best = NamedTags(word: word, ids: ids, areFew: ids.isEmpty ? true : try isFew(rows))
    }
    guard let best, best.areFew || (terms.words.count == 1 && best.ids.count <= NamedTags.mostWalks)
    else { return nil }
    return best
  }

  private func orderPath(_ query: TodoQuery) -> QueryPath {
    query.orderIndex == nil ? .free : .order
  }

  /// Whether the index of a filter gives few rows; of those with a tag, done ones count too.
  private func isShort(_ filter: TodoQuery.Filter) throws(StoreError) -> Bool {
    if let tags = filter.drivingTags {
      return try isFew(SQL("item_tag WHERE tag_id ") + TodoQuery.Filter.tagIDs(tags))
    }
    let index = filter.index.map { " INDEXED BY \($0)" } ?? ""
    return try isFew(SQL("item\(index) WHERE ") + filter.sql)
  }

  /// Whether there are not many such rows; counts no further than it must.
  private func isFew(_ rows: SQL) throws(StoreError) -> Bool {
    let sql =
      SQL("SELECT count(*) FROM (SELECT 1 FROM ") + rows + SQL(" LIMIT ?)", .int(Self.few + 1))
    let statement = try database.prepare(sql.text)
    try statement.bind(sql.values)
    return try statement.step() && statement.int(0) <= Self.few
  }

  /// What one of the two ways of a query finds. The first that comes to an end within some ten milliseconds, or the
  /// second within five times that; where rows stand so badly that neither does, the first, however long it takes.
  func firstInTime<T>(
    _ query: TodoQuery, _ read: (QueryCompiler) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let (first, other) = try compilers(for: query)
    guard let other else { return try read(first) }
    if let found = try database.within(10, { () throws(StoreError) in try read(first) }) {
      return found
    }
    if let found = try database.within(50, { () throws(StoreError) in try read(other) }) {
      return found
    }
    return try read(first)
  }
}
