import TodoText

extension Surface {
  /// The mark at the end of a text that did not fit. ASCII, since its width is the same everywhere.
  public static let cutMark = "~"

  /// Writes text from the point on to the right and returns the column after it.
  ///
  /// This is the only place that knows about grapheme clusters, display width and control characters:
  /// a control becomes a visible sign, a mark without width joins the cell before it, a wide character
  /// takes two cells, and never is half of one drawn: where it does not fit there is a blank.
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
      Surface.cutMark, columns: 1, at: Point(column: end - 1, row: point.row), style: style)
    return end
  }

  private mutating func put(_ text: String, at point: Point, style: Style, end: Int) -> Int {
    let signs = Surface.asciiSigns
    var place = point
    var index = text.startIndex
    while index < text.endIndex, place.column < end {
      if let plain = text.plainCluster(at: index), place.column >= 0,
        place.column + plain.columns <= end
      {
        let sign =
          plain.columns == 1 ? signs[Int(text.utf8[index])] : String(text[index..<plain.end])
        write(sign, columns: plain.columns, at: place, style: style)
        place.column += plain.columns
        index = plain.end
      } else {
        // The visible form of a control is several clusters; everything else is one.
        for cluster in SafeText.visible(text[index]) where place.column < end {
          put(cluster, at: &place, after: point, style: style, end: end)
        }
        index = text.index(after: index)
      }
    }
    return place.column
  }

  private static let asciiSigns = (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }

  private mutating func put(
    _ cluster: Character, at place: inout Point, after start: Point, style: Style, end: Int
  ) {
    let columns = DisplayWidth.of(cluster)
    if columns == 0 {
      if place.column > start.column {
        join(String(cluster), before: place)
      }
    } else if place.column + columns > end || (columns == 2 && place.column == -1) {
      // Half of a wide character: the cell that it would have on this side of the edge stays blank.
      write(" ", columns: 1, at: Point(column: max(0, place.column), row: place.row), style: style)
      place.column += place.column < 0 ? columns : 1
    } else {
      write(drawable(cluster), columns: columns, at: place, style: style)
      place.column += columns
    }
  }

  /// The cluster, or its beginning where it piles up more marks than anyone can read.
  private func drawable(_ cluster: Character) -> String {
    let text = String(cluster)
    guard text.utf8.count > Surface.longestCluster else { return text }
    return String(text.unicodeScalars.prefix(16))
  }
}
