import FoundationEssentials

/// One disjoint part of a query's rows: a walk along an index of the list, of a tag, or of the text.
struct QuerySource: Equatable {
  /// The text before `WHERE`, without the index to walk along.
  let from: String
  /// The index of `item` that a walk goes along.
  let index: String?
  /// The column that holds the order of arrival.
  let ord: String
  /// The condition that a row is that of one item, whose id is its only parameter. By its place, at which the text
  /// index can look as well; by its id, every hit would be tried.
  let isOne: String
  var conditions: [SQL]
  /// How its rows are passed over where that takes less than to hand them on.
  var passing: Passing?

  /// The text before `WHERE`.
  var walk: String { index.map { "\(from) INDEXED BY \($0)" } ?? from }

  private static let isPlace = "= (SELECT ord FROM item AS one WHERE one.id = ?)"

  static func items(_ conditions: [SQL], along index: String? = nil) -> QuerySource {
    QuerySource(
      from: "item", index: index, ord: "item.ord", isOne: "item.ord \(isPlace)",
      conditions: conditions)
  }

  /// The items of one tag, which is what `isTag` compares with, in the order of arrival.
  static func tagged(_ isTag: SQL, _ conditions: [SQL]) -> QuerySource {
    let hasTag = SQL("item_tag.tag_id ") + isTag
    var source = QuerySource(
      from: "item_tag CROSS JOIN item ON item.id = item_tag.item_id", index: nil,
      ord: "item_tag.ord", isOne: "item_tag.item_id = ?", conditions: [hasTag] + conditions)
    // Ids come in no order; places do, and the index of open items has nothing else.
    if conditions == [SQL("(") + .isOpen + SQL(")")] {
      source.passing = Passing(
        from: """
          item_tag CROSS JOIN item INDEXED BY \(ItemIndex.open) ON item.ord = item_tag.ord
          """, conditions: [hasTag] + conditions)
    } else if conditions.isEmpty {
      source.passing = Passing(from: "item_tag", conditions: [hasTag])
    }
    return source
  }

  private static func hits(
    _ terms: SearchTerms, _ names: SearchNames, isOpen: Bool, _ conditions: [SQL]
  ) -> QuerySource {
    // Whether a hit is open is in the index of the open items; its row would be another look.
    let index = isOpen ? " INDEXED BY \(ItemIndex.open)" : ""
    let matches = SQL("item_text MATCH ?", .text(terms.match))
    let others = terms.checks(names) + conditions
    var source = QuerySource(
      from: "item_text CROSS JOIN item\(index) ON item.ord = item_text.rowid", index: nil,
      ord: "item_text.rowid", isOne: "item_text.rowid \(isPlace)",
      conditions: [matches] + others)
    if others.allSatisfy({ $0 == .always }) {
      source.passing = Passing(from: "item_text", conditions: [matches])
    }
    return source
  }

  /// Beyond so many groups that match a word, nearly every row is a hit, and a walk that looks at each finds
  /// a screenful at once.
  static let mostGroups = 64

  /// The parts of a query; `names` are all names that its words may mean, and `tags` those by which the items are to be
  /// reached.
  static func sources(
    for query: TodoQuery, names: SearchNames, tags: NamedTags?, path: QueryPath,
    among places: PlaceSet? = nil
  ) -> [QuerySource] {
    let terms = SearchTerms(query.search)
    var sources = found(terms, query, names: names, tags: tags, path: path)
    if let places {
      sources = sources.map { $0.among(places, filter: query.filter, path: path) }
    }
    if !query.keeping.isEmpty, query.filter.conjuncts.contains(.done(false)) {
      let kept = SQL("item.id IN ") + .list(query.keeping.map(Value.id))
      sources.append(
        // These few by their ids: a walk of the list to find them would grow with it.
        items(
          [kept, SQL("item.done = 1"), query.filter.showingDone.sql(names: names)]
            + terms.words.map { contains($0, names: names) }, along: ItemIndex.byID))
    }
    return sources
  }

  private static func found(
    _ terms: SearchTerms, _ query: TodoQuery, names: SearchNames, tags: NamedTags?,
    path: QueryPath
  ) -> [QuerySource] {
    // A list of one group needs no other; a list of what has no group needs none.
    var candidates = names
    for case .group(let id) in query.filter.conjuncts {
      candidates.groups = candidates.groups.filter { $0.id == id }
    }
    var matching = candidates
    matching.groups = candidates.groups.filter { group in
      terms.words.contains { $0.isIn(group: group.key) }
    }
    if path == .hits, tags != nil || !terms.match.isEmpty, matching.groups.count <= mostGroups {
      guard let tags else { return hits(terms, query, names: names, matching: matching) }
      return throughTags(tags, terms, query, names: names, matching: matching)
    }
    return listed(
      query, path: path == .hits ? .order : path,
      names: names, words: terms.words.map { contains($0, names: candidates) })
  }

  /// Walks that look at each row of the list.
  private static func listed(
    _ query: TodoQuery, path: QueryPath, names: SearchNames, words: [SQL]
  ) -> [QuerySource] {
    let filter = query.filter
    let conditions = words + [filter.sql(names: names)]
    switch path {
    case .filter:
      guard let tags = filter.drivingTags else { return [items(conditions, along: filter.index)] }
      if tags.count == 1 {
        let tag = TodoQuery.Filter.tagIDs(tags)
        let others = filter.conjuncts.filter { $0 != .anyTag(tags) }
        return [
          tagged(
            tag,
            words + (others.isEmpty ? [] : [TodoQuery.Filter.and(others).sql(names: names)]))
        ]
      }
      let ids =
        SQL("item.id IN (SELECT item_id FROM item_tag WHERE tag_id ")
        + TodoQuery.Filter.tagIDs(tags)
        + SQL(")")
      return [items([ids] + conditions, along: ItemIndex.byID)]
    case .order:
      guard let index = query.orderIndex else { return [items(conditions)] }
      let isSplit = index.beginsWithDone && !filter.tellsDone
      return (isSplit ? [[SQL.isOpen], [.isDone]] : [[]]).map {
        items($0 + conditions, along: index.name)
      }
    case .hits, .free: return [items(conditions)]
    }
  }

  static func hits(
    _ terms: SearchTerms, _ query: TodoQuery, names: SearchNames,
    matching: SearchNames
  ) -> [QuerySource] {
    let condition = query.filter.sql(names: names)
    let isOpen = query.filter.conjuncts.contains(.done(false))
    if matching.groups.isEmpty { return [hits(terms, names, isOpen: isOpen, [condition])] }
    let ids = SQL.list(matching.groups.map { .id($0.id) })
    let elsewhere = SQL("(item.group_id IS NULL OR item.group_id NOT IN ") + ids + SQL(")")
    return [hits(terms, names, isOpen: isOpen, [condition, elsewhere])]
      + matching.groups.map { group in
        let rest = SearchTerms(words: terms.words.filter { !$0.isIn(group: group.key) })
        let conditions = [SQL("item.group_id = ?", .id(group.id)), condition]
        return rest.match.isEmpty
          ? items(conditions + rest.checks(names), along: ItemIndex.group(isOpen: isOpen))
          : hits(rest, names, isOpen: isOpen, conditions)
      }
  }

  /// The condition that a word is in the item's text or its group's name, row by row.
  static func contains(_ word: SearchWord, names: SearchNames) -> SQL {
    let ids = names.groups.filter { word.isIn(group: $0.key) }.map { Value.id($0.id) }
    let inText = word.inText(names)
    guard !ids.isEmpty else { return inText }
    return SQL("(") + inText
      + SQL(" OR item.group_id IN ") + .list(ids) + SQL(")")
  }
}
