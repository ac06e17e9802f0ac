/// How the rows of a query are reached.
enum QueryPath: Hashable, Sendable, CaseIterable {
  /// Along the text index, whose hits come in the order of arrival.
  case hits
  /// Through the index of the filter; what it gives is sorted where that is not the query's order.
  case filter
  /// Along the index of the sort order, looking at each row.
  case order
  /// As SQLite sees fit: for what has no index of its own.
  case free
}

/// The indexes that lists walk along, by their names in the file. Which one is never left to SQLite: without
/// statistics, one that begins with `done` looks as good to it as one that gives the rows in order.
enum ItemIndex {
  static let byID = "sqlite_autoindex_item_1"
  static let byOrd = "sqlite_autoindex_item_2"
  static let open = "item_open"
  static let done = "item_done"
  static let due = "item_due"
  static let priority = "item_priority"
  static let title = "item_title"

  static func group(isOpen: Bool) -> String { isOpen ? "item_group_open" : "item_group_all" }
}

extension TodoQuery.Filter {
  /// What narrows the list beside its demand that items be open.
  private var narrowing: [TodoQuery.Filter] {
    conjuncts.filter { $0 != .done(false) && $0 != .everything }
  }

  var isOpen: Bool { conjuncts.contains(.done(false)) }

  /// Whether it leaves out nothing, or nothing but done items.
  var isWhole: Bool { narrowing.isEmpty }

  /// Whether an index gives all its rows and no others, but for done ones.
  var hasIndex: Bool { isWhole || index != nil || drivingTags != nil }

  /// Tags of which an item needs one, where the index of tags gives the rows: those of the first condition about
  /// tags, if there are no conditions but such and one about done items.
  var drivingTags: [String]? {
    var tags: [[String]] = []
    for filter in narrowing {
      switch filter {
      case .anyTag(let names): tags.append(names)
      case .done: break
      default: return nil
      }
    }
    return tags.first
  }

  /// Whether the rows are among some that are given by their ids.
  var isOfIDs: Bool { conjuncts.contains { if case .ids = $0 { true } else { false } } }

  /// The index that gives the rows of the filter, and exactly these but for ids; `nil` where there is none, or all
  /// rows are in it.
  var index: String? {
    if isOfIDs { return ItemIndex.byID }
    return switch (narrowing.count, narrowing.first) {
    case (0, _): isOpen ? ItemIndex.open : nil
    case (1, .group): ItemIndex.group(isOpen: isOpen)
    case (1, .due): isOpen ? ItemIndex.due : nil
    case (1, .done): isOpen ? nil : ItemIndex.done
    default: nil
    }
  }

  /// The places of the rows of a group, a tag or some days, exactly these, from indexes alone; `nil` for other filters.
  var places: SQL? {
    guard narrowing.count == 1, let only = narrowing.first else { return nil }
    switch only {
    case .group:
      return SQL("SELECT ord FROM item INDEXED BY \(ItemIndex.group(isOpen: isOpen)) WHERE ") + sql
    case .due where isOpen:
      return SQL("SELECT ord FROM item INDEXED BY \(ItemIndex.due) WHERE ") + sql
    case .anyTag(let tags):
      let open =
        isOpen ? " CROSS JOIN item INDEXED BY \(ItemIndex.open) ON item.ord = item_tag.ord" : ""
      return SQL("SELECT item_tag.ord FROM item_tag\(open) WHERE item_tag.tag_id ")
        + Self.tagIDs(tags) + SQL(isOpen ? " AND item.done = 0" : "")
    default: return nil
    }
  }

  /// Whether SQLite may find an index for a part of it, such as a priority.
  var mayUseIndex: Bool {
    narrowing.contains {
      switch $0 {
      case .priority, .due, .completed, .group, .done: true
      default: false
      }
    }
  }
}

extension TodoQuery {
  var isByArrival: Bool { sort.isEmpty || sort.first?.field == .arrival }

  /// The index that gives rows in the query's order, and whether it begins with `done`; `nil` where none does.
  var orderIndex: (name: String, beginsWithDone: Bool)? {
    guard let first = sort.first, first.field != .arrival else {
      return (filter.conjuncts.contains(.done(false)) ? ItemIndex.open : ItemIndex.byOrd, false)
    }
    guard sort.count == 1 else { return nil }
    switch first.field {
    case .due: return (ItemIndex.due, true)
    // Within one priority the list keeps its order, which only the way down from the highest has in the index.
    case .priority where !first.ascending: return (ItemIndex.priority, true)
    case .title: return (ItemIndex.title, true)
    case .completed where filter.conjuncts.contains(.done(true)): return (ItemIndex.done, false)
    default: return nil
    }
  }

  /// Whether the filter's index gives the query's order.
  var isInFilterOrder: Bool {
    if filter.index == orderIndex?.name { return true }
    guard isByArrival else { return false }
    if let tags = filter.drivingTags { return tags.count == 1 }
    return filter.conjuncts.contains { if case .group = $0 { true } else { false } }
      && filter.index != nil
  }
}
