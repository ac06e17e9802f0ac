/// What was done with the mouse, and on which cell.
public struct Mouse: Hashable, Sendable {
  /// The kinds of action that terminals report.
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The left button came up.
    case release
    /// The wheel turned away from the hand.
    case wheelUp
    /// The wheel turned towards the hand.
    case wheelDown
  }

  /// What was done.
  public let action: Action
  /// The cell below the pointer.
  public let point: Point

  /// An action on a cell.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
