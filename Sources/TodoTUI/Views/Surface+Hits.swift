import TodoText

extension Surface {
  /// Gives the places of a text that were searched for a look of their own. The text was written from the area's
  /// first column on.
  mutating func highlight(_ hits: SearchHits, of text: String, in area: Area, _ look: Style) {
    guard !hits.isEmpty else { return }
    // What is not on the screen needs no look: a title may be very long.
    let seen = String(DisplayWidth.prefix(text, columns: area.columns))
    var place = 0
    var column = area.column
    for hit in hits.ranges(in: seen) {
      column += DisplayWidth.of(seen, bytes: place..<hit.lowerBound)
      let width = DisplayWidth.of(seen, bytes: hit)
      restyle(Area(column: column, row: area.row, columns: width, rows: 1)) { $0 = $0.adding(look) }
      column += width
      place = hit.upperBound
    }
  }
}
