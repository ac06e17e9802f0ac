import FoundationEssentials

/// One disjoint part of a query's rows: a table walk in list order, or hits of the text index in list order.
struct QuerySource {
  /// The text before `WHERE`.
  var from: String
  /// The column that holds the order of arrival.
  let ord: String
  var conditions: [SQL]

  private static func items(_ conditions: [SQL]) -> QuerySource {
    QuerySource(from: "item", ord: "item.ord", conditions: conditions)
  }

  private static func hits(_ terms: SearchTerms, _ conditions: [SQL]) -> QuerySource {
    QuerySource(
      from: "item_text CROSS JOIN item ON item.ord = item_text.rowid", ord: "item_text.rowid",
      conditions: [SQL("item_text MATCH ?", .text(terms.match))] + terms.checks + conditions)
  }

  /// Beyond so many groups that match a word, nearly every row is a hit, and a walk that looks at each finds
  /// a screenful at once.
  private static let mostGroups = 64

  /// The parts of a query; `groups` are all groups, for words that are found in a group's name.
  static func sources(
    for query: TodoQuery, groups: [SearchableGroup], walking: Bool
  ) -> [QuerySource] {
    let terms = SearchTerms(query.search)
    let filter = query.filter.sql(groups: groups)
    var sources = found(terms, where: query.filter, filter, groups: groups, walking: walking)
    if !query.keeping.isEmpty, query.filter.conjuncts.contains(.done(false)) {
      let kept = SQL("item.id IN ") + .list(query.keeping.map(Value.id))
      var source = items(
        [kept, SQL("item.done = 1"), query.filter.showingDone.sql(groups: groups)]
          + terms.words.map { contains($0, groups: groups) })
      // These few by their ids: a walk of the list to find them would grow with it.
      source.from = "item INDEXED BY sqlite_autoindex_item_1"
      sources.append(source)
    }
    return sources
  }

  private static func found(
    _ terms: SearchTerms, where filter: TodoQuery.Filter, _ condition: SQL,
    groups: [SearchableGroup], walking: Bool
  ) -> [QuerySource] {
    guard !terms.isEmpty else { return [items([condition])] }
    // A list of one group needs no other; a list of what has no group needs none.
    var candidates = groups
    for case .group(let id) in filter.conjuncts { candidates = candidates.filter { $0.id == id } }
    let matching = candidates.filter { group in
      terms.words.contains { group.key.utf8Contains($0) }
    }
    if walking || matching.count > mostGroups {
      return [items(terms.words.map { contains($0, groups: candidates) } + [condition])]
    }
    if matching.isEmpty { return [hits(terms, [condition])] }
    let ids = SQL.list(matching.map { .id($0.id) })
    let elsewhere = SQL("(item.group_id IS NULL OR item.group_id NOT IN ") + ids + SQL(")")
    return [hits(terms, [condition, elsewhere])]
      + matching.map { group in
        let rest = SearchTerms(words: terms.words.filter { !group.key.utf8Contains($0) })
        let conditions = [SQL("item.group_id = ?", .id(group.id)), condition]
        return rest.isEmpty ? items(conditions) : hits(rest, conditions)
      }
  }

  /// The condition that a word is in the item's text or its group's name, row by row.
  static func contains(_ word: String, groups: [SearchableGroup]) -> SQL {
    let ids = groups.filter { $0.key.utf8Contains(word) }.map { Value.id($0.id) }
    guard !ids.isEmpty else { return SearchTerms.contains(word) }
    return SQL("(") + SearchTerms.contains(word)
      + SQL(" OR item.group_id IN ") + .list(ids) + SQL(")")
  }
}

extension String {
  /// Whether the bytes of `other` stand somewhere in this text. `String.contains` compares canonical
  /// equivalents, which folded text does not need and which costs a hundred times as much.
  func utf8Contains(_ other: String) -> Bool {
    let text = Array(utf8)
    let word = Array(other.utf8)
    guard !word.isEmpty, text.count >= word.count else { return word.isEmpty }
    return (0...(text.count - word.count)).contains { start in
      text[start..<start + word.count].elementsEqual(word)
    }
  }
}
