import TodoCore

/// What is still to be counted, and what is being counted: the newest wish of each kind.
struct CountWishes: Hashable {
  /// One count.
  enum Job: Hashable {
    case query(TodoQuery)
    case place(Place)
    case lists(Lists)
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

  var query: TodoQuery?
  var place: Place?
  var lists: Lists?
  private(set) var current: Job?

  /// Takes the next one, a query before a place, a place before the lists; `current` is `nil` where there is none.
  mutating func begin() {
    if let query {
      self.query = nil
      current = .query(query)
    } else if let place {
      self.place = nil
      current = .place(place)
    } else if let lists {
      self.lists = nil
      current = .lists(lists)
    } else {
      current = nil
    }
  }

  /// Whether what came since makes the current one wait, or useless. A place leaves the query to its end: moving
  /// through a long list must not keep its total away.
  func overtakesCurrent(since before: CountWishes) -> Bool {
    switch current {
    case nil: false
    case .query: query != before.query
    case .place, .lists: query != before.query || place != before.place
    }
  }

  /// A count that was interrupted is still wanted, unless a newer wish of its kind is waiting: another kind may
  /// have gone first, or the interruption was meant for the one before it.
  mutating func putBack(_ job: Job) {
    switch job {
    case .query(let query): self.query = self.query ?? query
    case .place(let place): self.place = self.place ?? place
    case .lists(let lists): self.lists = self.lists ?? lists
    }
  }
}
