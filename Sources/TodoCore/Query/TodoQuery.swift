public import FoundationEssentials

/// What is asked of the store: which items, in which order. It becomes SQL with bound values; nothing is
/// filtered or sorted in memory.
public struct TodoQuery: Hashable, Sendable {
  /// A condition on an item.
  public indirect enum Filter: Hashable, Sendable {
    case everything
    /// Ticked, or still open.
    case done(Bool)
    /// In that group; `nil`: in none.
    case group(UUID?)
    /// With at least one of these tags, by name without regard to case and width.
    case anyTag([String])
    /// With all of these tags.
    case allTags([String])
    /// Without any tag; what lacks certain ones is `.not(.anyTag(…))`.
    case untagged
    /// With all words of the text in title, notes, tags or the group's name. As a condition among others of an
    /// `and` it is found by the index, within `or` and `not` row by row.
    case matching(String)
    case priority(ClosedRange<Priority>)
    /// Due between two days, both included; `nil` leaves that end open.
    case due(from: CalendarDay?, through: CalendarDay?)
    case noDueDate
    case created(ClosedRange<Date>)
    case modified(ClosedRange<Date>)
    case completed(ClosedRange<Date>)
    /// One of these items.
    case ids([UUID])
    case and([Filter])
    case or([Filter])
    case not(Filter)
  }

  /// What a list can be sorted by. Rows without the value come last in either direction.
  public enum SortField: Hashable, Sendable, CaseIterable {
    /// The order of arrival: the default.
    case arrival
    case due, priority, title, created, modified, completed
  }

  /// A field with a direction.
  public struct SortKey: Hashable, Sendable {
    /// What is compared.
    public var field: SortField
    /// Whether the least comes first.
    public var ascending: Bool

    /// The field, ascending unless told.
    public init(_ field: SortField, ascending: Bool = true) {
      self.field = field
      self.ascending = ascending
    }
  }

  /// Words that must all be found in title, notes, tags or the group's name, as `Folding.words` sees them.
  public var search: String
  /// The condition.
  public var filter: Filter
  /// The order; arrival breaks ties.
  public var sort: [SortKey]
  /// Done items that are shown although the filter hides done ones: what this window has just ticked.
  public var keeping: [UUID]

  /// The same with the searches that must hold anyway moved from the filter into `search`, where the text index
  /// answers them.
  var withHoistedSearch: TodoQuery {
    let conjuncts = filter.conjuncts
    let texts = conjuncts.compactMap { if case .matching(let text) = $0 { text } else { nil } }
    guard !texts.isEmpty else { return self }
    var query = self
    query.search = ([search] + texts).joined(separator: " ")
    query.filter = .and(
      conjuncts.filter { if case .matching = $0 { false } else { true } })
    return query
  }

  /// The same without what is kept.
  var withoutKeeping: TodoQuery {
    var query = self
    query.keeping = []
    return query
  }

  /// Whether an item is shown only because it is kept.
  func keeps(_ item: TodoItem) -> Bool {
    item.done && keeping.contains(item.id) && filter.conjuncts.contains(.done(false))
  }

  /// A query of everything, narrowed by what is given.
  public init(
    search: String = "", filter: Filter = .everything, sort: [SortKey] = [], keeping: [UUID] = []
  ) {
    self.search = search
    self.filter = filter
    self.sort = sort
    self.keeping = keeping
  }
}
