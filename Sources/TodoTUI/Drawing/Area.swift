/// A rectangle of cells; the views hand parts of theirs to the views inside.
public struct Area: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// The width, never negative.
  public let columns: Int
  /// The height, never negative.
  public let rows: Int

  /// Negative extents count as none, so that arithmetic on tiny terminals needs no special case.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    let corner = Point(column: column, row: row)
    self.column = corner.column
    self.row = corner.row
    self.columns = min(max(0, columns), Point.far)
    self.rows = min(max(0, rows), Point.far)
  }

  /// All of a surface of that size.
  public init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The extent without the place.
  public var size: Size { Size(columns: columns, rows: rows) }
  /// The top left corner.
  public var origin: Point { Point(column: column, row: row) }
  /// The first column to the right of it.
  public var endColumn: Int { column + columns }
  /// The first row below it.
  public var endRow: Int { row + rows }

  /// Whether the cell at the point belongs to it.
  public func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The start of its line with that number, counted from its top.
  public func line(_ number: Int) -> Point { Point(column: column, row: row + number) }

  /// What both have in common.
  public func intersection(_ other: Area) -> Area {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Area(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// What is left when this many columns go on both sides and this many rows above and below.
  public func inset(columns left: Int = 0, rows top: Int = 0) -> Area {
    Area(column: column + left, row: row + top, columns: columns - 2 * left, rows: rows - 2 * top)
  }

  /// An area of at most that size in the middle of this one.
  public func centred(_ size: Size) -> Area {
    let width = min(size.columns, columns)
    let height = min(size.rows, rows)
    return Area(
      column: column + (columns - width) / 2, row: row + (rows - height) / 2, columns: width,
      rows: height)
  }

  /// The first rows, at most all, and what is below them.
  public func splitTop(_ count: Int) -> (top: Area, rest: Area) {
    let cut = min(max(0, count), rows)
    return (
      Area(column: column, row: row, columns: columns, rows: cut),
      Area(column: column, row: row + cut, columns: columns, rows: rows - cut)
    )
  }

  /// The last rows, at most all, and what is above them.
  public func splitBottom(_ count: Int) -> (rest: Area, bottom: Area) {
    let parts = splitTop(rows - min(max(0, count), rows))
    return (parts.top, parts.rest)
  }

  /// The first columns, at most all, and what is to the right of them.
  public func splitLeft(_ count: Int) -> (left: Area, rest: Area) {
    let cut = min(max(0, count), columns)
    return (
      Area(column: column, row: row, columns: cut, rows: rows),
      Area(column: column + cut, row: row, columns: columns - cut, rows: rows)
    )
  }

  /// The last columns, at most all, and what is to the left of them.
  public func splitRight(_ count: Int) -> (rest: Area, right: Area) {
    let parts = splitLeft(columns - min(max(0, count), columns))
    return (parts.left, parts.rest)
  }
}
