import TodoText

extension TodoQuery.Filter {
  /// The condition on table `item`, without regard to groups' names.
  var sql: SQL { sql(names: SearchNames()) }

  /// The condition on table `item`.
  func sql(names: SearchNames) -> SQL {
    switch self {
    case .everything: return .always
    case .done(false): return .isOpen
    case .done(true): return .isDone
    case .group(nil): return SQL("item.group_id IS NULL")
    case .group(let id): return SQL("item.group_id = ?", .id(id))
    // A look at the item's own tags: it costs the same however many items a tag has.
    case .anyTag(let tags):
      return SQL(
        "EXISTS (SELECT 1 FROM item_tag WHERE item_tag.item_id = item.id AND item_tag.tag_id ")
        + Self.tagIDs(tags) + SQL(")")
    case .allTags(let tags):
      return Self.join(tags.map { .anyTag([$0]) }, " AND ", empty: "1", names: names)
    case .untagged:
      return SQL("NOT EXISTS (SELECT 1 FROM item_tag WHERE item_tag.item_id = item.id)")
    case .matching(let text):
      let words = SearchTerms(text).words.map { QuerySource.contains($0, names: names) }
      return words.isEmpty
        ? SQL("1") : SQL("(") + words.joined(separator: " AND ") + SQL(")")
    case .priority(let range):
      return SQL(
        "item.priority BETWEEN ? AND ?", .int(range.lowerBound.rawValue),
        .int(range.upperBound.rawValue))
    case .due(let from, let through):
      switch (from, through) {
      case (nil, nil): return SQL("item.due_day IS NOT NULL")
      case (let from?, nil): return SQL("item.due_day >= ?", .int(from.number))
      case (nil, let through?): return SQL("item.due_day <= ?", .int(through.number))
      case (let from?, let through?):
        return SQL("item.due_day BETWEEN ? AND ?", .int(from.number), .int(through.number))
      }
    case .noDueDate: return SQL("item.due_day IS NULL")
    case .created(let range):
      return SQL(
        "item.created_at BETWEEN ? AND ?", .date(range.lowerBound), .date(range.upperBound))
    case .modified(let range):
      return SQL(
        "item.modified_at BETWEEN ? AND ?", .date(range.lowerBound), .date(range.upperBound))
    case .completed(let range):
      return SQL(
        "item.completed_at BETWEEN ? AND ?", .date(range.lowerBound), .date(range.upperBound))
    case .ids(let ids): return SQL("item.id IN ") + .list(ids.map { .id($0) })
    case .and(let filters): return Self.join(filters, " AND ", empty: "1", names: names)
    case .or(let filters): return Self.join(filters, " OR ", empty: "0", names: names)
    // NULL would be neither in nor out; a row that is not known to match does not match.
    case .not(let filter):
      return SQL("NOT coalesce(") + filter.sql(names: names) + SQL(", 0)")
    }
  }

  /// `= …` or `IN …`: the ids of tags.
  static func tagIDs(_ names: [String]) -> SQL {
    let keys = names.map { Value.text(Folding.nameKey($0)) }
    // One value, and not a list of one: an index then gives its rows in order.
    if let key = keys.first, keys.count == 1 {
      return SQL("= (SELECT id FROM tag WHERE name_key = ?)", key)
    }
    return SQL("IN (SELECT id FROM tag WHERE name_key IN ") + .list(keys) + SQL(")")
  }

  private static func join(
    _ filters: [TodoQuery.Filter], _ word: String, empty: String, names: SearchNames
  ) -> SQL {
    guard !filters.isEmpty else { return SQL(empty) }
    let conditions = filters.map { $0.sql(names: names) }
    return SQL("(") + conditions.joined(separator: word) + SQL(")")
  }

  /// Whether a search of words is a part of it.
  var isSearching: Bool {
    switch self {
    case .matching: true
    case .and(let filters), .or(let filters): filters.contains(where: \.isSearching)
    case .not(let filter): filter.isSearching
    default: false
    }
  }

  /// The conditions that must all hold, with nested `and`s and sets of tags taken apart.
  var conjuncts: [TodoQuery.Filter] {
    switch self {
    case .and(let filters): filters.flatMap(\.conjuncts)
    case .allTags(let names): names.map { .anyTag([$0]) }
    default: [self]
    }
  }

  /// Whether it says whether items are done.
  var tellsDone: Bool { conjuncts.contains { if case .done = $0 { true } else { false } } }

  /// The filter without its demand that items be open.
  var showingDone: TodoQuery.Filter {
    .and(conjuncts.filter { $0 != .done(false) })
  }
}
