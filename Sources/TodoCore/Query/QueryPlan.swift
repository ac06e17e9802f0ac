import TodoText

/// A query with what its words can mean, and the ways that it can go: first the one that is the quick one nearly always,
/// then others for rows that stand so that it would look at very many of them in vain.
struct QueryPlan {
  /// What was asked.
  let asked: TodoQuery
  /// The same as the ways see it.
  let query: TodoQuery
  let terms: SearchTerms
  let names: SearchNames
  let tags: NamedTags?
  var ways: [QueryWay] = []
  /// All rows of the query are among these, where that is known and they are not very many; the first way of another
  /// order than that of arrival goes among them.
  var places: PlaceSet?
  /// Whether the places are those of a shorter word. Then the only way may take long where the usual ones don't.
  var isNarrowed = false
  /// Those that are read where the first ways take too long.
  var manyPlaces: PlaceSet?
  /// The way of a numbered jump.
  var jump: QueryWay?

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
