/// Places of items (`ord`) that some index has told: a walk along another one asks for each entry whether it is among
/// them, and looks at no other rows.
struct PlaceSet {
  /// In ascending order, each once.
  let places: [Int64]
  /// The same for the function `among` of SQL.
  private let value: Value
  /// Whether all rows at these places belong to the query, and not only some of them.
  var isExact: Bool

  init(_ places: [Int64], isExact: Bool = false) {
    self.places = places
    self.isExact = isExact
    value = .blob(places.withUnsafeBytes { Array($0) })
  }

  /// The condition that a column holds one of the places.
  func has(_ column: String) -> SQL { SQL("among(\(column), ?)", value) }

  /// What both have.
  func intersection(_ other: PlaceSet) -> PlaceSet {
    var both: [Int64] = []
    var next = 0
    for place in places {
      while next < other.places.count, other.places[next] < place { next += 1 }
      if next < other.places.count, other.places[next] == place { both.append(place) }
    }
    return PlaceSet(both, isExact: isExact && other.isExact)
  }
}
