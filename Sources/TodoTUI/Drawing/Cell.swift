/// One place of the grid: a grapheme cluster with its style.
public struct Cell: Hashable, Sendable {
  /// One grapheme cluster, fit for a terminal; empty when the cell is covered.
  public var text: String
  /// How it looks.
  public var style: Style
  /// Whether the wide character to the left reaches over this cell.
  public var isCovered: Bool

  /// A cell of these parts.
  public init(_ text: String = " ", style: Style = .plain, isCovered: Bool = false) {
    self.text = text
    self.style = style
    self.isCovered = isCovered
  }

  /// Vertical line, drawn by the terminal from its own line set.
  public static let verticalLine = "│"
  /// Horizontal line, drawn by the terminal from its own line set.
  public static let horizontalLine = "─"
}
