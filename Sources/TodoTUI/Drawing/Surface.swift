/// The picture of one frame: a grid of cells and, where text is edited, a cursor.
///
/// Places outside are clipped, so a view never has to ask how large the terminal is.
public struct Surface: Hashable, Sendable {
  /// The extent of the grid.
  public let size: Size
  /// All cells, row by row.
  public internal(set) var cells: [Cell]
  /// Where the terminal's cursor stands; hidden when `nil`.
  public var cursor: Point?

  /// The parts that answer to the mouse; a later one lies over the earlier ones.
  var targets: [Target] = []

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
      other.cells.withUnsafeBufferPointer { theirs in
        for index in range where mine[index] != theirs[index] { return false }
        return true
      }
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
}
