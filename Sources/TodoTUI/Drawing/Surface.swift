/// The picture of one frame: a grid of cells and, where text is edited, a cursor.
///
/// Places outside are clipped, so a view never has to ask how large the terminal is.
public struct Surface: Hashable, Sendable {
  /// The extent of the grid.
  public let size: Size
  /// All cells, row by row.
  public private(set) var cells: [Cell]
  /// Where the terminal's cursor stands; hidden when `nil`.
  public var cursor: Point?

  /// A blank surface.
  public init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  /// The cell at the point, or `nil` outside.
  public subscript(_ point: Point) -> Cell? {
    Area(size).contains(point) ? cells[point.row * size.columns + point.column] : nil
  }

  /// The cells of one row, which must exist.
  public func row(_ number: Int) -> ArraySlice<Cell> {
    cells[(number * size.columns)..<((number + 1) * size.columns)]
  }

  /// Whether a row shows the same on another surface of this size.
  public func shows(_ number: Int, as other: Surface) -> Bool {
    let range = (number * size.columns)..<((number + 1) * size.columns)
    return cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in range.allSatisfy { mine[$0] == theirs[$0] } }
    }
  }

  /// Makes the area blank.
  public mutating func fill(_ area: Area, style: Style = .plain) {
    let area = area.intersection(Area(size))
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      let start = row * size.columns
      free(start + area.column, column: area.column)
      free(start + area.endColumn - 1, column: area.endColumn - 1)
      for index in (start + area.column)..<(start + area.endColumn) {
        cells[index] = Cell(style: style)
      }
    }
  }

  /// Changes how the area looks, not what it says.
  public mutating func restyle(_ area: Area, _ change: (inout Style) -> Void) {
    let area = area.intersection(Area(size))
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// A line downwards, of the terminal's own line set.
  public mutating func verticalLine(at point: Point, rows: Int, style: Style = .plain) {
    let line = Area(column: point.column, row: point.row, columns: 1, rows: rows)
    draw(Cell.verticalLine, along: line, style: style)
  }

  /// A line to the right, of the terminal's own line set.
  public mutating func horizontalLine(at point: Point, columns: Int, style: Style = .plain) {
    let line = Area(column: point.column, row: point.row, columns: columns, rows: 1)
    draw(Cell.horizontalLine, along: line, style: style)
  }

  private mutating func draw(_ sign: Cluster, along line: Area, style: Style) {
    let seen = line.intersection(Area(size))
    for row in 0..<seen.rows {
      for column in 0..<seen.columns {
        let place = Point(column: seen.column + column, row: seen.row + row)
        write(sign, columns: 1, at: place, style: style)
      }
    }
  }

  /// Sets one cluster, one or two columns wide, that lies wholly inside; anything else is left alone.
  mutating func write(_ cluster: Cluster, columns: Int, at point: Point, style: Style) {
    guard point.row >= 0, point.row < size.rows, point.column >= 0,
      point.column + columns <= size.columns
    else { return }
    let index = point.row * size.columns + point.column
    free(index, column: point.column)
    if columns == 2 { free(index + 1, column: point.column + 1) }
    cells[index] = Cell(cluster, style: style)
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
        let code =
          (byte & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
          | UInt32(bytes[place + 2] & 0x3F)
        cells[index] = Cell(Cluster(code: code), style: style)
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

  /// Blanks the other half of a wide character before this cell is overwritten.
  private mutating func free(_ index: Int, column: Int) {
    if cells[index].isCovered, column > 0 {
      cells[index - 1].cluster = .blank
    } else if column + 1 < size.columns, cells[index + 1].isCovered {
      cells[index + 1].cluster = .blank
      cells[index + 1].isCovered = false
    }
  }
}
