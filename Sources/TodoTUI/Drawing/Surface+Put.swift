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
    let room = max(0, min(limit ?? size.columns, size.columns - point.column))
    // What is cut away may be a megabyte, so nothing looks further than the limit.
    guard ellipsis, room > 0, DisplayWidth.prefix(text, columns: room).endIndex < text.endIndex
    else { return write(text, at: point, style: style, end: point.column + room) }

    let last = point.column + room - 1
    let column = write(text, at: point, style: style, end: last)
    let gap = Area(column: column, row: point.row, columns: last - column, rows: 1)
    fill(gap, style: style)
    write(Surface.cutMark, columns: 1, at: Point(column: last, row: point.row), style: style)
    return last + 1
  }

  private mutating func write(_ text: String, at point: Point, style: Style, end: Int) -> Int {
    guard point.row >= 0, point.row < size.rows else {
      return min(end, point.column + DisplayWidth.of(text))
    }
    var place = point
    for character in text {
      if place.column >= end { break }
      if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
        write(String(character), columns: 1, at: place, style: style)
        place.column += 1
      } else if !put(character, at: &place, from: point.column, style: style, end: end) {
        break
      }
    }
    return place.column
  }

  /// Writes what is not plain ASCII; false when there was no room for it.
  private mutating func put(
    _ character: Character, at place: inout Point, from start: Int, style: Style, end: Int
  ) -> Bool {
    let columns = DisplayWidth.of(character)
    let shown = SafeText.visible(character)
    if columns == 0 {
      guard place.column > start else { return true }
      let isAfterWide =
        self[Point(column: place.column - 1, row: place.row)]?.isCovered ?? false
      join(shown, at: Point(column: place.column - (isAfterWide ? 2 : 1), row: place.row))
      return true
    }
    guard place.column + columns <= end else {
      // A sign such as ^[ is readable when cut; a wide character is not.
      for sign in columns > 2 || shown.utf8.count == columns ? shown : "" where place.column < end {
        write(String(sign), columns: 1, at: place, style: style)
        place.column += 1
      }
      while place.column < end {
        write(" ", columns: 1, at: place, style: style)
        place.column += 1
      }
      return false
    }
    if columns <= 2, shown.utf8.count != columns || columns == 1 {
      write(drawable(shown), columns: columns, at: place, style: style)
      clipWide(columns, at: place, style: style)
      place.column += columns
    } else {
      for sign in shown {
        write(String(sign), columns: 1, at: place, style: style)
        place.column += 1
      }
    }
    return true
  }

  /// A wide character that begins left of the surface leaves a blank where its second half would be.
  private mutating func clipWide(_ columns: Int, at place: Point, style: Style) {
    guard columns == 2 else { return }
    if place.column == -1 {
      write(" ", columns: 1, at: Point(column: 0, row: place.row), style: style)
    }
  }

  /// The beginning of a cluster that piles up more marks than anyone can read.
  private func drawable(_ cluster: String) -> String {
    guard cluster.utf8.count > Surface.longestCluster else { return cluster }
    return String(cluster.unicodeScalars.prefix(16))
  }
}
