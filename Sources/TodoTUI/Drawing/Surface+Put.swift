import TodoText

extension Surface {
  /// The mark at the end of a text that did not fit. ASCII, since its width is the same everywhere.
  public static let cutMark = "~"

  /// Writes text from the point on to the right and returns the column after it.
  ///
  /// This is the only place that knows about grapheme clusters, display width and control characters:
  /// a control becomes a visible sign, a mark without width joins the cell before it, a wide character
  /// takes two cells, a letter with vowel signs beside it one for each, and never is half of a cluster drawn:
  /// where it does not fit there is a blank.
  /// What lies beyond `limit` columns or outside of the surface is not drawn. With `ellipsis`, text
  /// that does not fit into the limit ends in ``cutMark`` in the last column.
  @discardableResult
  public mutating func put(
    _ text: String, at point: Point, style: Style = .plain, limit: Int? = nil,
    ellipsis: Bool = false
  ) -> Int {
    let room = max(0, min(limit ?? Int.max, size.columns - point.column))
    let end = point.column + room
    // What is cut away may be a megabyte, so nothing looks further than the limit.
    guard ellipsis, room > 0, DisplayWidth.prefix(text, columns: room).endIndex < text.endIndex
    else { return put(text, at: point, style: style, end: end) }

    let column = put(text, at: point, style: style, end: end - 1)
    fill(Area(column: column, row: point.row, columns: end - 1 - column, rows: 1), style: style)
    write(
      Cluster(Surface.cutMark), columns: 1, at: Point(column: end - 1, row: point.row), style: style
    )
    return end
  }

  private mutating func put(_ text: String, at point: Point, style: Style, end: Int) -> Int {
    var place = point
    var index = text.startIndex
    while index < text.endIndex, place.column < end {
      if putPlain(text, from: &index, at: &place, style: style, end: end) { continue }
      // The visible form of a control is several clusters; everything else is one.
      for cluster in SafeText.visible(text[index]) where place.column < end {
        put(cluster, at: &place, after: point, style: style, end: end)
      }
      index = text.index(after: index)
    }
    return place.column
  }

  /// Writes the plain characters from the index on, where there are some and they begin inside.
  private mutating func putPlain(
    _ text: String, from index: inout String.Index, at place: inout Point, style: Style, end: Int
  ) -> Bool {
    guard place.column >= 0, place.row >= 0, place.row < size.rows else { return false }
    let start = text.utf8.distance(from: text.startIndex, to: index)
    let run = text.utf8.withContiguousStorageIfAvailable { bytes in
      let run = PlainText.run(bytes, from: start, columns: end - place.column)
      if run.columns > 0 {
        write(plain: bytes, in: start..<run.end, columns: run.columns, at: place, style: style)
      }
      return run
    }
    guard let run, run.columns > 0 else { return false }
    index = text.utf8.index(text.startIndex, offsetBy: run.end)
    place.column += run.columns
    return true
  }

  private mutating func put(
    _ cluster: Character, at place: inout Point, after start: Point, style: Style, end: Int
  ) {
    let columns = DisplayWidth.of(cluster)
    if columns == 0 {
      if place.column > start.column {
        join(String(cluster), before: place)
      }
    } else if columns == 1 {
      write(Cluster(String(cluster)), columns: 1, at: place, style: style)
      place.column += 1
    } else if place.column + columns > end && columns <= end - start.column
      || place.column < 0 && place.column + columns > 0
    {
      // Part of a cluster: the cells that it would have on this side of the edge stay blank.
      let next = min(place.column + columns, end)
      blank(from: &place, to: next, style: style)
    } else {
      put(parts: cluster, at: &place, style: style, end: end)
    }
  }

  /// Writes a cluster part by part, as far as there is room.
  private mutating func put(
    parts cluster: Character, at place: inout Point, style: Style, end: Int
  ) {
    for (number, part) in DisplayWidth.parts(of: cluster).enumerated() {
      guard place.column + part.columns <= end else {
        return blank(from: &place, to: end, style: style)
      }
      write(
        Cluster(part.text), columns: part.columns, at: place, style: style, continues: number > 0)
      place.column += part.columns
    }
  }

  private mutating func blank(from place: inout Point, to column: Int, style: Style) {
    fill(
      Area(column: place.column, row: place.row, columns: column - place.column, rows: 1),
      style: style)
    place.column = column
  }
}
