/// Columns on a terminal, as Unicode's East Asian Width has them; enough for what the tests write.
enum Columns {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]

  /// How wide a text is.
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      return sum + (wide.contains { $0.contains(scalar) } ? 2 : 1)
    }
  }

  /// The columns at which a row has the line between two panes.
  static func borders(of row: String) -> [Int] {
    row.indices.filter { row[$0] == "│" }.map { of(row[..<$0]) }
  }
}
