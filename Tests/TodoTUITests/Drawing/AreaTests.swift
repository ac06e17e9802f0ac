import Testing

@testable import TodoTUI

@Suite("An area")
struct AreaTests {
  private let area = Area(column: 2, row: 1, columns: 10, rows: 4)

  @Test("splits into parts that cover it, however large the wish")
  func splits() {
    for count in [-3, 0, 3, 10, 99] {
      let (left, rest) = area.splitLeft(count)
      #expect(left.columns + rest.columns == 10)
      #expect(rest.column == left.endColumn)
      let (above, bottom) = area.splitBottom(count)
      #expect(above.rows + bottom.rows == 4)
      #expect(bottom.row == above.endRow)
    }
    #expect(area.splitRight(3).right == Area(column: 9, row: 1, columns: 3, rows: 4))
    #expect(area.splitTop(1).top == Area(column: 2, row: 1, columns: 10, rows: 1))
  }

  @Test("never has a negative extent")
  func clamps() {
    #expect(area.inset(columns: 9, rows: 9).isEmpty)
    #expect(area.intersection(Area(column: 90, row: 0, columns: 1, rows: 1)).isEmpty)
    #expect(Area(column: 0, row: 0, columns: -1, rows: 5).columns == 0)
  }

  @Test("centres what is smaller and takes what is larger as far as it goes")
  func centres() {
    #expect(
      area.centred(Size(columns: 4, rows: 2)) == Area(column: 5, row: 2, columns: 4, rows: 2))
    #expect(area.centred(Size(columns: 40, rows: 20)) == area)
  }
}
