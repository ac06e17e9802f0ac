/// What a hand on the mouse makes a terminal send.
extension Screen {
  /// A click on a cell, counted from 1 as terminals do, in the SGR form.
  func click(_ column: Int, _ row: Int) throws {
    try send(Array("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m".utf8))
  }

  /// A notch of the wheel towards the hand.
  func wheelDown(_ column: Int, _ row: Int) throws {
    try send(Array("\u{1B}[<65;\(column);\(row)M".utf8))
  }
}
