import TodoText

/// Setting single cells so that no wide character is ever cut in half.
extension Surface {
  /// Sets one cluster or part of one, one or two columns wide, that lies wholly inside; anything else is
  /// left alone. With `continues` it belongs to what stands before it.
  mutating func write(
    _ cluster: Cluster, columns: Int, at point: Point, style: Style, continues: Bool = false
  ) {
    guard point.row >= 0, point.row < size.rows, point.column >= 0,
      point.column + columns <= size.columns
    else { return }
    let index = point.row * size.columns + point.column
    free(index, column: point.column)
    if columns == 2 { free(index + 1, column: point.column + 1) }
    cells[index] = Cell(cluster, style: style)
    cells[index].isContinued = continues
    if columns == 2 { cells[index + 1] = Cell(.empty, style: style, isCovered: true) }
  }

  /// Sets plain characters (``PlainText``) of one row, which lie wholly inside.
  mutating func write(
    plain bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, columns: Int, at point: Point,
    style: Style
  ) {
    var index = point.row * size.columns + point.column
    free(index, column: point.column)
    free(index + columns - 1, column: point.column + columns - 1)
    cells.withUnsafeMutableBufferPointer { cells in
      var place = range.lowerBound
      while place < range.upperBound {
        let byte = UInt32(bytes[place])
        guard byte >= 0x80 else {
          cells[index] = Cell(Cluster(code: byte), style: style)
          index += 1
          place += 1
          continue
        }
        let low = UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
        cells[index] = Cell(Cluster(code: (byte & 0x0F) << 12 | low), style: style)
        cells[index + 1] = Cell(.empty, style: style, isCovered: true)
        index += 2
        place += 3
      }
    }
  }

  /// Adds a mark without a width of its own to the cluster that ends before the point.
  mutating func join(_ text: String, before point: Point) {
    guard Area(size).contains(Point(column: point.column - 1, row: point.row)) else { return }
    var index = point.row * size.columns + point.column - 1
    if cells[index].isCovered { index -= 1 }
    cells[index].cluster.append(text)
  }

  /// Blanks the rest of a cluster of several cells before this one is overwritten.
  mutating func free(_ index: Int, column: Int) {
    var place = index
    while place > index - column, cells[place].isPart {
      if place < index { blank(place) }
      place -= 1
    }
    if place < index { blank(place) }
    place = index + 1
    while place < index + size.columns - column, cells[place].isPart {
      blank(place)
      place += 1
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = Cell(style: cells[index].style)
  }
}

extension Cell {
  /// Whether the cluster that it shows begins to its left.
  fileprivate var isPart: Bool { isCovered || isContinued }
}
