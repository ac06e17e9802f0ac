/// A place on the grid, counted from the top left corner. It may lie outside: drawing there does nothing.
public struct Point: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// The place at this column and row. What lies beyond any terminal is pulled in, so that no sum can
  /// overflow.
  public init(column: Int, row: Int) {
    self.column = min(max(column, -Point.far), Point.far)
    self.row = min(max(row, -Point.far), Point.far)
  }

  static let far = 1 << 30
}
