import TodoText

extension Surface {
  /// Gives the places of a text that were searched for a look of their own. The text was written from the area's
  /// first column on.
  ///
  /// - Parameter words: search forms; see `Folding.words`.
  mutating func highlight(_ words: [String], of text: String, in area: Area, _ look: Style) {
    guard !words.isEmpty else { return }
    // What is not on the screen needs no look: a title may be very long.
    let seen = String(DisplayWidth.prefix(text, columns: area.columns))
    for range in SearchHits.ranges(of: words, in: seen) {
      let start = DisplayWidth.of(String(seen[..<range.lowerBound]))
      guard start < area.columns else { continue }
      let hit = Area(
        column: area.column + start, row: area.row,
        columns: min(DisplayWidth.of(String(seen[range])), area.columns - start), rows: 1)
      restyle(hit) { $0 = $0.adding(look) }
    }
  }
}
