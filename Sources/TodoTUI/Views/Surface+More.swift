extension Surface {
  /// How many columns the signs take from rows, with a gap, where not all of so many have room.
  static func signColumns(_ count: Int, in rows: Area) -> Int { count > rows.rows ? 2 : 0 }

  /// Signs at the right edge of rows that a list goes on above or below them. They look as their row does.
  mutating func signMore(above: Bool, below: Bool, in rows: Area) {
    func sign(_ text: String, _ row: Int) {
      let point = Point(column: rows.endColumn - 1, row: row)
      put(text, at: point, style: self[point]?.style ?? .plain, limit: 1)
    }
    guard !rows.isEmpty else { return }
    if above { sign("^", rows.row) }
    if below { sign("v", rows.endRow - 1) }
  }
}
