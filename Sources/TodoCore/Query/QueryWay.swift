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

  /// A way among places that are many, which others have not made needless.
  init(_ path: QueryPath, amongManyFor patience: Int) {
    self.path = path
    self.patience = patience
    isAmongMany = true
  }
}
