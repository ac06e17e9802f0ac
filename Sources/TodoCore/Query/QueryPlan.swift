import TodoText

/// A query with what its words can mean, and the ways that it can go: first the one that is the quick one nearly always,
/// then others for rows that stand so that it would look at very many of them in vain.
struct QueryPlan {
  let query: TodoQuery
  let terms: SearchTerms
  let names: SearchNames
  let tags: NamedTags?
  var ways: [QueryWay]

  func compiler(_ way: QueryWay) -> QueryCompiler {
    QueryCompiler(
      query, names: names, tags: way.path == .hits ? tags : nil, path: way.path,
      among: way.places)
  }

  /// The groups in which the query's rows may be for their names, which have a word of the search.
  var groups: [SearchableGroup] {
    var groups = names.groups
    for case .group(let id) in query.filter.conjuncts { groups = groups.filter { $0.id == id } }
    return groups.filter { group in terms.words.contains { $0.isIn(group: group.key) } }
  }
}
