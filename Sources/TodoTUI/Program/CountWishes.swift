import TodoCore

/// What is still to be counted, and what is being counted: the newest wish of each kind.
struct CountWishes: Hashable {
  /// One count.
  enum Job: Hashable {
    case query(TodoQuery)
    case place(Place)
    case lists(Lists)

    func isOfKind(of other: Job) -> Bool {
      switch (self, other) {
      case (.query, .query), (.place, .place), (.lists, .lists): true
      default: false
      }
    }
  }

  /// A row of a query; what comes before it is counted.
  struct Place: Hashable {
    let query: TodoQuery
    let cursor: Cursor
  }

  /// The lists of the side bar on a day, with those of the tags where they are seen.
  struct Lists: Hashable {
    let today: CalendarDay
    let tags: Bool
  }

  var query: TodoQuery? { didSet { lastQuery = query ?? lastQuery } }
  var place: Place? { didSet { lastPlace = place ?? lastPlace } }
  var lists: Lists?
  private(set) var current: Job?
  private var lastQuery: TodoQuery?
  private var lastPlace: Place?
  /// The newest of each kind that was begun, from the one that was least recently on.
  private var begun: [Job] = []

  /// Takes the next one; `current` is `nil` where there is none. What was not counted before goes first: a query
  /// before a place, a place before the lists. What is asked again, as whenever another program has written, goes in
  /// turn, or the first would keep the others away for as long as that program writes.
  mutating func begin() {
    let wishes = [query.map(Job.query), place.map(Job.place), lists.map(Job.lists)]
      .compactMap { $0 }
    current = wishes.first { !begun.contains($0) } ?? begun.first { wishes.contains($0) }
    switch current {
    case .query: query = nil
    case .place: place = nil
    case .lists: lists = nil
    case nil: return
    }
    guard let current else { return }
    begun.removeAll { $0.isOfKind(of: current) }
    begun.append(current)
  }

  /// Whether what came since makes the current one wait, or useless; to ask the same again does not. A place leaves
  /// the query to its end: moving through a long list must not keep its total away.
  func overtakesCurrent(since before: CountWishes) -> Bool {
    let isNewQuery = lastQuery != before.lastQuery
    return switch current {
    case nil: false
    case .query: isNewQuery
    case .place, .lists: isNewQuery || lastPlace != before.lastPlace
    }
  }

  /// A count that was interrupted is still wanted, unless a newer wish of its kind is waiting: another kind may
  /// have gone first, or the interruption was meant for the one before it.
  mutating func putBack(_ job: Job) {
    begun.removeAll { $0 == job }
    switch job {
    case .query(let query): self.query = self.query ?? query
    case .place(let place): self.place = self.place ?? place
    case .lists(let lists): self.lists = self.lists ?? lists
    }
  }
}
