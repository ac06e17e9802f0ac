import Testing

@testable import TodoTUI

@Suite("A text area")
struct TextAreaTests {
  @Test("A tab is blanks up to the next stop, and the caret goes over it in one step")
  func tabs() throws {
    var area = TextArea("\ta\t漢\tb")
    area.width = 20
    var surface = Surface(Size(columns: 20, rows: 2))
    func caret() -> Int? {
      area.draw(on: &surface, in: Area(surface.size))
      return surface.cursor?.column
    }
    #expect(caret() == 13)
    #expect(surface.text == "    a   漢  b\n")
    var columns: [Int?] = []
    for _ in 1...6 {
      _ = area.handle(Key(.left))
      columns.append(caret())
    }
    #expect(columns == [12, 10, 8, 5, 4, 0])
    area.placeCaret(at: Point(column: 9, row: 0), of: surface.size)
    #expect(caret() == 8)
  }

  @Test("A sign tells that the text goes on above or below")
  func more() {
    let area = TextArea("一\n二\n三\n四")
    var surface = Surface(Size(columns: 6, rows: 2))
    area.draw(on: &surface, in: Area(surface.size), focused: false)
    #expect(surface.text == "三   ^\n四")
    var first = TextArea("一\n二\n三\n四")
    _ = first.handle(Key(.home, .control))
    first.draw(on: &surface, in: Area(surface.size))
    #expect(surface.text == "一\n二   v")
  }

  private func area(_ text: String, width: Int, height: Int = 0, _ keys: String = "") -> TextArea {
    var area = TextArea(text)
    area.width = width
    area.height = height
    for key in Key.sequence(keys) ?? [] { press(key, in: &area) }
    return area
  }

  private func picture(_ area: TextArea, rows: Int) -> (text: String, cursor: Point?) {
    var surface = Surface(Size(columns: area.width, rows: rows))
    area.draw(on: &surface, in: Area(surface.size))
    return (surface.text, surface.cursor)
  }

  private func press(_ key: Key, in area: inout TextArea) {
    let isHandled = area.handle(key)
    #expect(isHandled)
  }

  @Test("wraps between words and between wide characters")
  func wraps() {
    let area = area("one two three\n漢字漢字漢", width: 9)
    let (text, cursor) = picture(area, rows: 4)
    #expect(text == "one two\nthree\n漢字漢字\n漢")
    #expect(cursor == Point(column: 2, row: 3))
  }

  @Test("begins lines with Enter and joins them with Backspace")
  func lines() {
    #expect(area("ab", width: 9, "<left><ret>x").text == "a\nxb")
    #expect(area("a\nb", width: 9, "<home><backspace>").text == "ab")
    #expect(area("a\nb", width: 9, "<up><end><c-k>").text == "ab")
    #expect(area("one\ntwo three", width: 20, "<c-u>").text == "one\n")
  }

  @Test("moves by rows of the screen and remembers the column")
  func rows() {
    #expect(area("abcdef\nx\nabcdef", width: 20, "<up><up>Y").text == "abcdefY\nx\nabcdef")
    #expect(area("漢字漢字漢字漢字", width: 9, "<up>|").text == "漢字漢|字漢字漢字")
    #expect(area("one two three", width: 9, "<home>|").text == "one two |three")
    #expect(area("one two three", width: 9, "<up><end>|").text == "one two| three")
    #expect(area("one\ntwo", width: 9, "<c-home>|<c-end>|").text == "|one\ntwo|")
    #expect(area("one\ntwo", width: 9, "<up><up><up><down><down><down>|").text == "one\ntwo|")
  }

  @Test("scrolls only when the caret leaves the view, where the height is known")
  func scrolls() {
    let text = (1...9).map(String.init).joined(separator: "\n")
    for (keys, expected, row) in [
      ("<up>", "7   ^\n8\n9", 1), ("<up><up><up>", "6   ^\n7\n8   v", 0),
      ("<pageup>", "7   ^\n8\n9", 0),
      ("<up><up><up><down><down>", "6   ^\n7\n8   v", 2),
    ] {
      let (shown, cursor) = picture(area(text, width: 5, height: 3, keys), rows: 3)
      #expect(shown == expected)
      #expect(cursor?.row == row)
    }
    #expect(picture(area(text, width: 5), rows: 3).text == "7   ^\n8\n9")
  }

  @Test("keeps the line breaks of a paste, in one form")
  func paste() {
    var area = area("", width: 9)
    area.insert("a\r\nb\rc\n\u{0}\td")
    #expect(area.text == "a\nb\nc\n\u{FFFD}\td")
  }

  @Test("shows each place of each text inside of its area")
  func caretInSight() {
    for width in 1...7 {
      var area = area("ab 漢字 c\u{1B}\n\n漢漢漢 e\u{301}👨‍👩‍👧‍👦 long-word-here", width: width)
      for _ in 0...area.text.count {
        var surface = Surface(Size(columns: width, rows: 3))
        area.draw(on: &surface, in: Area(surface.size))
        #expect(surface.cursor.map(Area(surface.size).contains) == true)
        _ = area.handle(Key(.left))
      }
    }
  }

  @Test("wraps a text so that nothing is lost", arguments: 1...12)
  func whole(columns: Int) {
    let text = "Pay 房租 tomorrow，and（明天）buy 燕麦奶。\r\n\n  x  looooooooooong"
    let wrapped = WrappedText(text, columns: columns)
    var joined = ""
    for (number, row) in wrapped.rows.enumerated() {
      joined += wrapped[number]
      if !row.isContinued, number < wrapped.rows.count - 1 { joined += "\n" }
    }
    #expect(joined == text.replacing("\r\n", with: "\n"))
  }
}
