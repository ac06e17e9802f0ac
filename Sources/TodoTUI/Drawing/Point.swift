/// A place on the grid, counted from the top left corner. It may lie outside: drawing there does nothing.
public struct Point: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// The place at this column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
