/// One place of the grid: a grapheme cluster with its style.
public struct Cell: Hashable, Sendable {
  /// What is shown, fit for a terminal; empty when the cell is covered.
  public var cluster: Cluster
  /// How it looks.
  public var style: Style
  /// Whether the wide character to the left reaches over this cell.
  public var isCovered: Bool
  /// Whether it continues the cluster to the left: a vowel sign beside its letter.
  public var isContinued = false

  /// A cell of these parts.
  public init(_ cluster: Cluster = .blank, style: Style = .plain, isCovered: Bool = false) {
    self.cluster = cluster
    self.style = style
    self.isCovered = isCovered
  }

  /// What is shown, as text.
  public var text: String { cluster.text }

  /// Vertical line, drawn by the terminal from its own line set.
  public static let verticalLine = Cluster("│")
  /// Horizontal line, drawn by the terminal from its own line set.
  public static let horizontalLine = Cluster("─")
}
