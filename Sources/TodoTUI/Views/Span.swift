import TodoText

/// A piece of text with a look; a line of the screen is a list of them.
struct Span: Hashable, Sendable {
  var text: String
  var style: Style

  /// The text in that style.
  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  /// How many columns it takes.
  var columns: Int { reduce(0) { $0 + DisplayWidth.of($1.text) } }
}

extension Surface {
  /// Writes the pieces one after the other into a line of an area; what does not fit ends in a mark.
  mutating func put(_ spans: [Span], at line: Int, of area: Area, from column: Int = 0) {
    guard line >= 0, line < area.rows else { return }
    var point = Point(column: area.column + column, row: area.row + line)
    for span in spans {
      let room = area.endColumn - point.column
      guard room > 0 else { return }
      point.column = put(span.text, at: point, style: span.style, limit: room, ellipsis: true)
    }
  }
}
