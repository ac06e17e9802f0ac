import Testing

@testable import TodoTUI

/// What a hand on the mouse does. Rows and columns are counted from 0.
extension Scene {
  /// A click; a second passes before it.
  @discardableResult
  func click(_ column: Int, _ row: Int) -> Scene {
    milliseconds += 1_000
    return clickAgain(column, row)
  }

  /// A click at once after another one.
  @discardableResult
  func clickAgain(_ column: Int, _ row: Int) -> Scene {
    let point = Point(column: column, row: row)
    return play([.mouse(Mouse(.press, at: point)), .mouse(Mouse(.release, at: point))])
  }

  /// A notch of the wheel.
  @discardableResult
  func wheel(_ action: Mouse.Action, _ column: Int, _ row: Int) -> Scene {
    play([.mouse(Mouse(action, at: Point(column: column, row: row)))])
  }

  /// A click on a text, wherever it stands.
  @discardableResult
  func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Scene {
    for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = line.range(of: text) else { continue }
      let before = String(line[..<range.lowerBound])
      return click(before.columns(in: before.startIndex..<before.endIndex), row)
    }
    Issue.record("\"\(text)\" is not on the screen:\n\(screen)", sourceLocation: sourceLocation)
    return self
  }
}
