import Testing
import TodoText

@testable import TodoTUI

@Suite("A surface")
struct SurfaceTests {
  private func surface(_ columns: Int, _ rows: Int = 1) -> Surface {
    Surface(Size(columns: columns, rows: rows))
  }

  @Test("gives wide characters two cells and returns the column after the text")
  func wide() {
    var surface = surface(8)
    #expect(surface.put("a漢b", at: Point(column: 1, row: 0)) == 5)
    #expect(surface.text == " a漢b")
    #expect(surface[Point(column: 3, row: 0)]?.isCovered == true)
  }

  @Test(
    "never shows half of a wide character",
    arguments: [
      ("a漢字", 0, 3, "a漢"), ("a漢字", 0, 2, "a"), ("漢字b", -2, 4, "字b"), ("漢b漢", -1, 4, " b漢"),
      ("漢b漢", -1, 3, " b"),
    ])
  func edges(text: String, start: Int, columns: Int, expected: String) {
    var surface = surface(columns)
    surface.put(text, at: Point(column: start, row: 0))
    #expect(surface.text == expected)
    #expect(surface.cells.count == columns)
  }

  @Test("blanks the other half when one half of a wide character is overwritten")
  func halves() {
    var left = surface(6)
    left.put("漢字", at: Point(column: 0, row: 0))
    left.put("x", at: Point(column: 1, row: 0))
    #expect(left.text == " x字")
    left.put("y", at: Point(column: 2, row: 0))
    #expect(left.text == " xy")
    var over = surface(6)
    over.put("漢字", at: Point(column: 0, row: 0))
    over.put("語", at: Point(column: 1, row: 0))
    #expect(over.text == " 語")
    #expect(!over.cells[3].isCovered)
  }

  @Test("shows controls and never stores them")
  func controls() {
    var surface = surface(40)
    surface.put("a\u{1B}]52;c\u{7}\tb\r\n\u{9B}\u{202E}", at: Point(column: 0, row: 0))
    #expect(surface.text == "a^[]52;c^G^Ib^M^J\\u{9B}<U+202E>")
    let raw = surface.cells.contains { $0.text.unicodeScalars.contains { $0.value < 0x20 } }
    #expect(!raw)
  }

  @Test("joins marks without width to the cell before")
  func marks() {
    var surface = surface(10)
    #expect(surface.put("e\u{301}\u{200B}x", at: Point(column: 0, row: 0)) == 2)
    #expect(surface.cells[0].text == "e\u{301}\u{200B}")
    #expect(surface.cells[1].text == "x")
    #expect(surface.put("\u{200B}", at: Point(column: 5, row: 0)) == 5)
  }

  @Test(
    "gives a vowel sign beside its letter a cell of its own",
    arguments: [
      ("हिन्दी की किताब", 14), ("தமிழ் கோ", 7), ("বাংলা কো", 8), ("မြန်မာ", 5), ("ភាសាខ្មែរ", 8),
    ])
  func vowelSigns(text: String, columns: Int) {
    var surface = surface(20)
    #expect(surface.put(text + "漢x", at: Point(column: 0, row: 0)) == columns + 3)
    #expect(surface.text == text + "漢x")
    #expect(surface[Point(column: columns + 2, row: 0)]?.text == "x")
    // A terminal takes one code point with a width in each cell.
    for cell in surface.cells {
      #expect(cell.text.unicodeScalars.filter { DisplayWidth.columns($0) > 0 }.count <= 1)
    }
  }

  @Test(
    "cuts no letter off from its vowel sign",
    arguments: [
      ("दीदी", 0, 3, "दी"), ("न्दीx", 0, 2, "न्द"), ("दीx", -1, 4, " x"), ("aन्दी", 0, 3, "a"),
    ])
  func vowelSignsAtTheEdge(text: String, start: Int, columns: Int, expected: String) {
    var surface = surface(columns)
    surface.put(text, at: Point(column: start, row: 0))
    #expect(surface.text == expected)
  }

  @Test("blanks the rest of a letter with vowel signs when a part of it is overwritten")
  func vowelSignsOverwritten() {
    for (column, expected) in [(0, "x  b"), (1, " x b"), (2, "  xb")] {
      var surface = surface(4)
      surface.put("न्दीb", at: Point(column: 0, row: 0))
      surface.put("x", at: Point(column: column, row: 0))
      #expect(surface.text == expected)
    }
  }

  @Test("keeps a pile of marks short")
  func zalgo() {
    var surface = surface(4)
    let pile = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(surface.put(pile + "b", at: Point(column: 0, row: 0)) == 2)
    #expect(surface.cells[0].text.utf8.count <= 64)
  }

  @Test(
    "ends a text that does not fit in a mark in the last column",
    arguments: [
      ("abcd", 4, "abcd"), ("abcde", 4, "abc~"), ("漢字漢", 5, "漢字~"), ("漢字漢", 4, "漢 ~"),
      ("漢字", 1, "~"), ("漢字", 0, ""), ("a\u{1B}b", 3, "a^~"), ("", 3, ""),
    ])
  func ellipsis(text: String, limit: Int, expected: String) {
    var surface = surface(10)
    surface.put(text, at: Point(column: 0, row: 0), limit: limit, ellipsis: true)
    #expect(surface.text == expected)
  }

  @Test(
    "clips everything, whatever the numbers",
    arguments: [
      Size(columns: 0, rows: 0), Size(columns: 1, rows: 1), Size(columns: 5, rows: 0),
      Size(columns: 3, rows: 2),
    ])
  func clips(size: Size) {
    let far = [Int.min, -5, -1, 0, 1, 2, 5, Int.max]
    var surface = Surface(size)
    for column in far {
      for row in far {
        let point = Point(column: column, row: row)
        surface.put("漢a\u{1B}e\u{301}", at: point)
        surface.put("漢字漢字", at: point, limit: Int.max, ellipsis: true)
        surface.put("x", at: point, limit: -1)
        surface.verticalLine(at: point, rows: Int.max)
        surface.horizontalLine(at: point, columns: 3)
        surface.fill(Area(column: column, row: row, columns: Int.max, rows: 2))
        surface.restyle(Area(column: column, row: row, columns: 2, rows: Int.max)) {
          $0.attributes.insert(.bold)
        }
      }
    }
    #expect(surface.cells.count == size.columns * size.rows)
  }

  @Test("shows its styles as letters")
  func styles() {
    var surface = surface(6, 2)
    surface.put("漢a", at: Point(column: 0, row: 0), style: .plain.adding(.bold))
    surface.put("b", at: Point(column: 4, row: 0), style: Style(foreground: .palette(1)))
    surface.restyle(Area(column: 0, row: 1, columns: 2, rows: 1)) { $0.attributes = .reverse }
    #expect(surface.styleMap == "bbb.C\nrr")
  }
}
