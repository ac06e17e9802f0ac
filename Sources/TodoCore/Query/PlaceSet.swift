/// Places of items (`ord`) that some index has told: a walk along another one asks for each entry whether it is among
/// them, and looks at no other rows.
struct PlaceSet {
  let places: PlaceList
  /// Whether all rows at these places belong to the query, and not only some of them.
  var isExact: Bool

  /// - Parameter places: in ascending order, each once.
  init(_ places: [Int64], isExact: Bool = false) {
    self.places = PlaceList(places)
    self.isExact = isExact
  }

  var count: Int { places.count }

  /// The condition that a column holds one of the places.
  func has(_ column: String) -> SQL {
    let isAmong = SQL("among(\(column), ?)", .places(places))
    // What others wrote without a place has to be looked at.
    return column == "item_tag.ord"
      ? SQL("(item_tag.ord IS NULL OR ") + isAmong + SQL(")") : isAmong
  }

  /// What both have.
  func intersection(_ other: PlaceSet) -> PlaceSet {
    let (few, many) = count < other.count ? (places, other.places) : (other.places, places)
    return PlaceSet(
      (0..<few.count).map { few[$0] }.filter(many.contains),
      isExact: isExact && other.isExact)
  }
}
