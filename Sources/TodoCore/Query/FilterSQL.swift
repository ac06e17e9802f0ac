import TodoText

extension TodoQuery.Filter {
  /// The condition on table `item`, without regard to groups' names.
  var sql: SQL { sql(groups: []) }

  /// The condition on table `item`. What is open is written as a literal: a bound value would not use the
  /// partial indexes.
  func sql(groups: [SearchableGroup]) -> SQL {
    switch self {
    case .everything: return SQL("1")
    case .done(false): return SQL("item.done = 0")
    case .done(true): return SQL("item.done = 1")
    case .group(nil): return SQL("item.group_id IS NULL")
    case .group(let id): return SQL("item.group_id = ?", .id(id))
    case .anyTag(let names):
      return SQL(
        "item.id IN (SELECT item_id FROM item_tag JOIN tag ON tag.id = tag_id WHERE tag.name_key IN "
      ) + .list(names.map { .text(Folding.nameKey($0)) }) + SQL(")")
    case .allTags(let names):
      return Self.join(names.map { .anyTag([$0]) }, " AND ", empty: "1", groups: groups)
    case .untagged:
      return SQL("NOT EXISTS (SELECT 1 FROM item_tag WHERE item_tag.item_id = item.id)")
    case .matching(let text):
      let words = SearchTerms(text).words.map { QuerySource.contains($0, groups: groups) }
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
    case .and(let filters): return Self.join(filters, " AND ", empty: "1", groups: groups)
    case .or(let filters): return Self.join(filters, " OR ", empty: "0", groups: groups)
    // NULL would be neither in nor out; a row that is not known to match does not match.
    case .not(let filter):
      return SQL("NOT coalesce(") + filter.sql(groups: groups) + SQL(", 0)")
    }
  }

  private static func join(
    _ filters: [TodoQuery.Filter], _ word: String, empty: String, groups: [SearchableGroup]
  ) -> SQL {
    guard !filters.isEmpty else { return SQL(empty) }
    let conditions = filters.map { $0.sql(groups: groups) }
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

  /// The conditions that must all hold, with nested `and`s taken apart.
  var conjuncts: [TodoQuery.Filter] {
    if case .and(let filters) = self { filters.flatMap(\.conjuncts) } else { [self] }
  }

  /// Whether one index gives exactly the rows of the filter.
  var hasIndex: Bool {
    let isOpen = conjuncts.contains(.done(false))
    let others = conjuncts.filter { $0 != .done(false) && $0 != .everything }
    switch (others.count, others.first) {
    case (0, _), (1, .group): return true
    case (1, .due): return isOpen
    case (1, .done): return !isOpen
    default: return false
    }
  }

  /// The filter without its demand that items be open.
  var showingDone: TodoQuery.Filter {
    .and(conjuncts.filter { $0 != .done(false) })
  }
}
