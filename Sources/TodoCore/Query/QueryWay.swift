/// A way that a query can go, and how long it is followed before the next one is tried.
struct QueryWay {
  let path: QueryPath
  /// Those among which the rows are, where that is known.
  var places: PlaceSet?
  /// Whether the places are only read when this way is tried; where they are too many it is left out.
  let isAmongMany: Bool
  /// About so many milliseconds; `nil`: to its end.
  let patience: Int?

  init(_ path: QueryPath, among places: PlaceSet? = nil, patience: Int? = nil) {
    self.path = path
    self.places = places
    self.patience = patience
    isAmongMany = false
  }

  /// A walk among places that could as well be sorted. It is left when it has taken about as long as that takes.
  init(_ path: QueryPath, amongFew places: PlaceSet) {
    self.init(path, among: places, patience: max(20, places.count / 25))
  }

  /// A walk among places that are many, to its end: for rows that stand far behind others.
  init(amongMany path: QueryPath) {
    self.path = path
    patience = nil
    isAmongMany = true
  }
}
