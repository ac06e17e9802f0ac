import FoundationEssentials
import TodoText

/// Which way a query goes. A search goes along the text index, which gives its hits in the order of arrival, or along
/// the list, looking at each row; a list goes along the index of its filter or of its order. Each alone would be slow
/// somewhere: a letter that a million items have, in a list of three; a word that one item has, in a list of a
/// million; a large group by title, or a small one.
extension TodoStore {
  /// What is looked at one by one, or sorted, without anyone noticing.
  private static let few = 4_000

  /// - Parameter inOrder: whether the rows must come in the query's order; for a count they need not.
  func compiler(for query: TodoQuery, inOrder: Bool = true) throws(StoreError) -> QueryCompiler {
    var query = query.withHoistedSearch
    if !inOrder { query.sort = [] }
    let terms = SearchTerms(query.search)
    guard !terms.isEmpty || query.filter.isSearching else {
      return QueryCompiler(query, names: SearchNames(), path: try listPath(query, inOrder: inOrder))
    }
    var names = SearchNames()
    names.groups = try groups().map {
      SearchableGroup(id: $0.id, key: Folding.searchKey($0.name))
    }
    if query.filter.isSearching || terms.words.contains(where: \.mayBeTag) {
      names.tags = try searchableTags()
    }
    guard !terms.isEmpty else {
      return QueryCompiler(query, names: names, path: try listPath(query, inOrder: inOrder))
    }
    let tags = try namedTags(terms, names.tags)
    let path = try searchPath(query, terms, groups: names.groups, tags: tags)
    return QueryCompiler(query, names: names, tags: path == .hits ? tags : nil, path: path)
  }

  /// The way of a list in which nothing is searched.
  private func listPath(_ query: TodoQuery, inOrder: Bool) throws(StoreError) -> QueryPath {
    let filter = query.filter
    if !inOrder { return filter.hasIndex ? .filter : .free }
    if filter.isWhole { return orderPath(query) }
    guard filter.hasIndex else { return filter.mayUseIndex ? .free : orderPath(query) }
    if query.isInFilterOrder || query.orderIndex == nil { return .filter }
    return try isShort(filter) ? .filter : .order
  }

  /// The way of a search.
  private func searchPath(
    _ query: TodoQuery, _ terms: SearchTerms, groups: [SearchableGroup], tags: NamedTags?
  ) throws(StoreError) -> QueryPath {
    let isByArrival = query.sort.isEmpty || query.sort.first?.field == .arrival
    if isByArrival, query.filter.conjuncts == [.everything] { return .hits }
    if query.filter.hasIndex, try isShort(query.filter) { return .filter }
    // A sign alone tells the text index nothing.
    if terms.match.isEmpty, tags == nil { return orderPath(query) }
    // In another order the text index gives hits that have to be sorted: all of them, for one page. So do the
    // groups whose names have a word.
    if isByArrival { return .hits }
    if let tags { return tags.areFew ? .hits : orderPath(query) }
    guard try isFew(SQL("item_text WHERE item_text MATCH ?", .text(terms.match))) else {
      return orderPath(query)
    }
    for group in groups where terms.words.contains(where: { $0.isIn(group: group.key) }) {
      if try !isShort(.group(group.id)) { return orderPath(query) }
    }
    return .hits
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
}
