import Testing

@testable import TodoTUI

@Suite("A text field")
struct TextFieldTests {
  /// The field with `|` where the caret is.
  private func picture(_ field: TextField) -> String {
    var text = Array(field.text).map(String.init)
    text.insert("|", at: field.caret)
    return text.joined()
  }

  private func press(_ keys: String, in text: String = "") -> String {
    var field = TextField(text)
    for key in Key.sequence(keys) ?? [] { press(key, in: &field) }
    return picture(field)
  }

  private func press(_ key: Key, in field: inout TextField) {
    let isHandled = field.handle(key)
    #expect(isHandled)
  }

  @Test(
    "edits with readline's keys",
    arguments: [
      ("", "ab漢<left>x", "abx|漢"), ("a漢b", "<home><del>", "|漢b"), ("a漢b", "<backspace><c-h>", "a|"),
      ("one two", "<a-b>X", "one X|two"), ("one two", "<home><a-f>", "one| two"),
      ("one two", "<c-left><c-left><c-right>", "one| two"), ("one two-x ", "<c-w>", "one |"),
      ("one two-x", "<a-backspace>", "one two-|"), ("one two", "<home><a-d>", "| two"),
      ("one two", "<home><c-k><c-y><c-y>", "one twoone two|"), ("one two", "<a-b><c-u>", "|two"),
      ("one two", "<c-w><c-w><c-y>", "one two|"), ("ab", "<c-t>", "ba|"),
      ("漢ab", "<left><c-t>", "漢ba|"),
      ("ab", "<home><c-f><c-e><c-f>", "ab|"), ("买燕麦奶 now", "<a-b><a-b>", "|买燕麦奶 now"),
      ("ab", "<home><backspace><left><c-w><c-u>", "|ab"), ("ab", "<del><c-k><a-d>", "ab|"),
      ("ab", "<home><c-d>", "|b"),
    ])
  func keys(text: String, keys: String, expected: String) {
    #expect(press(keys, in: text) == expected)
  }

  @Test(
    "takes changes back, typing by words",
    arguments: [
      ("", "one two<c-_>", "one |"), ("", "one two<c-_><c-_>", "|"),
      ("a漢", "<backspace><c-_>", "a漢|"),
      ("one two", "<c-u><c-_>", "one two|"), ("ab", "<home>x<c-_>", "|ab"), ("ab", "<c-_>", "ab|"),
      ("ab", "<left><c-t><c-_>", "a|b"),
    ])
  func undo(text: String, keys: String, expected: String) {
    #expect(press(keys, in: text) == expected)
  }

  @Test(
    "leaves keys that do not edit to others",
    arguments: [
      "<ret>", "<esc>", "<tab>", "<s-tab>", "<up>", "<down>", "<c-c>", "<c-a>", "<c-b>", "<a-ret>",
      "<f2>",
      "<pageup>", "<c-s>", "<a-x>",
    ])
  func others(notation: String) throws {
    var field = TextField("a")
    let isHandled = field.handle(try #require(Key(notation: notation)))
    #expect(!isHandled)
    #expect(field.text == "a")
  }

  @Test("goes by what a person sees as one character")
  func clusters() {
    // e with accent, a family, a flag, a heart with its selector, a hand with its colour, a syllable.
    let text = "e\u{301}👨‍👩‍👧‍👦🇯🇵❤️👋🏽\u{1100}\u{1161}\u{11A8}"
    var field = TextField(text)
    for expected in (0..<6).reversed() {
      press(Key(.left), in: &field)
      #expect(field.caret == expected)
    }
    for expected in 1...6 {
      press(Key(.right), in: &field)
      #expect(field.caret == expected)
    }
    for left in (0..<6).reversed() {
      press(Key(.backspace), in: &field)
      #expect(field.text.count == left)
    }
    #expect(field.isEmpty)
  }

  @Test("keeps the caret between characters when neighbours grow together")
  func merging() {
    var field = TextField("\u{1F1EF}x\u{1F1F5}")
    press(Key(.left), in: &field)
    press(Key(.backspace), in: &field)
    #expect(field.text == "🇯🇵")
    #expect(field.caret == 1)
    var marks = TextField("a")
    press(Key("\u{301}"), in: &marks)
    #expect(picture(marks) == "a\u{301}|")
    for key in [Key("b"), Key(.left), Key("\u{302}")] { press(key, in: &marks) }
    #expect(marks.text == "a\u{301}\u{302}b")
  }

  @Test("makes one line of a paste and cleans it as titles are")
  func paste() {
    var field = TextField("ab")
    press(Key(.left), in: &field)
    field.insert(" first\r\nsecond\tthird\n\u{0}\u{1B}[31m ")
    #expect(field.text == "a first second third \u{FFFD}\u{1B}[31m b")
  }

  @Test(
    "shows the part around the caret",
    arguments: [
      ("abc", "", 8, "abc", 3), ("漢字漢字", "", 8, "<漢字", 5),
      ("0123456789", "<home>", 8, "0123456>", 0),
      ("0123456789", "", 8, "<789", 4),
      ("0123456789", "<left><left><left><left><left>", 8, "0123456>", 5),
      ("0123456789", "", 1, "", 0), ("a\u{1B}b", "", 8, "a^[b", 4), ("abc", "", 2, "c", 1),
    ])
  func draws(text: String, keys: String, columns: Int, expected: String, cursor: Int) {
    var field = TextField(text)
    for key in Key.sequence(keys) ?? [] { _ = field.handle(key) }
    var surface = Surface(Size(columns: columns, rows: 1))
    field.draw(on: &surface, in: Area(surface.size))
    #expect(surface.text == expected)
    #expect(surface.cursor == Point(column: cursor, row: 0))
  }

  @Test("keeps the caret in sight at every place and width")
  func caretInSight() {
    for columns in 1...9 {
      var field = TextField("ab漢c\u{1B}字d e漢字漢字漢字x")
      for _ in 0...field.text.count {
        var surface = Surface(Size(columns: columns + 2, rows: 1))
        let area = Area(column: 1, row: 0, columns: columns, rows: 1)
        field.draw(on: &surface, in: area)
        #expect(surface.cursor.map(area.contains) == true)
        #expect(surface.cells.first == Cell() && surface.cells.last == Cell())
        _ = field.handle(Key(.left))
      }
    }
  }
}
