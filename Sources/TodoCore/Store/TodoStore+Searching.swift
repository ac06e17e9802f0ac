import TodoText

/// How a search goes: along the text index, which gives its hits in the order of arrival, or along the list,
/// looking at each row. Either alone would be slow somewhere: a letter that a million items have, in a list of
/// three; or a word that one item has, in a list of a million.
extension TodoStore {
  /// What is looked at one by one without anyone noticing.
  private static let few = 4_000

  func compiler(for query: TodoQuery) throws(StoreError) -> QueryCompiler {
    let query = query.withHoistedSearch
    let terms = SearchTerms(query.search)
    guard !terms.isEmpty || query.filter.isSearching else {
      return QueryCompiler(query, groups: [])
    }
    let groups = try groups().map {
      SearchableGroup(id: $0.id, key: Folding.searchKey($0.name))
    }
    let isWalked = terms.isEmpty ? false : try isWalked(query, terms)
    return QueryCompiler(query, groups: groups, walking: isWalked)
  }

  /// Whether the search goes along the list.
  private func isWalked(_ query: TodoQuery, _ terms: SearchTerms) throws(StoreError) -> Bool {
    let isByArrival = query.sort.isEmpty || query.sort.first?.field == .arrival
    if isByArrival, query.filter.conjuncts == [.everything] { return false }
    if query.filter.hasIndex, try isFew(SQL("item WHERE ") + query.filter.sql) { return true }
    // In another order the text index gives hits that have to be sorted: all of them, for one page.
    if isByArrival { return false }
    return try !isFew(SQL("item_text WHERE item_text MATCH ?", .text(terms.match)))
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
