extension Surface {
  /// The rows as text, without trailing blanks: what tests compare.
  public var text: String {
    lines { $0.text }
  }

  /// The same grid with one letter for each cell that is not plain: `r` reverse, `b` bold,
  /// `u` underline, `d` dim, whichever comes first; a capital when the cell has a colour too, `C`
  /// when it has nothing but a colour, `.` for plain ones.
  public var styleMap: String {
    lines { cell in cell.style == .plain ? "." : Surface.letter(for: cell.style) }
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { row in row.reversed().drop { $0 == "." }.reversed() }
      .map { String($0) }
      .joined(separator: "\n")
  }

  private func lines(_ sign: (Cell) -> String) -> String {
    (0..<size.rows).map { number in
      var line = row(number).map(sign).joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private static func letter(for style: Style) -> String {
    let order: [(Attributes, String)] = [
      (.reverse, "r"), (.bold, "b"), (.underline, "u"), (.dim, "d"),
    ]
    let letter = order.first { style.attributes.contains($0.0) }?.1 ?? "c"
    let isColoured = style.foreground != .standard || style.background != .standard
    return isColoured ? letter.uppercased() : letter
  }
}
