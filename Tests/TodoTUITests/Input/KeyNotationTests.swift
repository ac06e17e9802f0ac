import Testing

@testable import TodoTUI

@Suite("The notation of keys")
struct KeyNotationTests {
  @Test(
    "names each key in one way and reads it back",
    arguments: [
      "j", "S", "漢", "<space>", "<ret>", "<esc>", "<tab>", "<s-tab>", "<c-r>", "<a-ret>", "<down>",
      "<f1>", "<f12>", "<lt>", "<gt>", "<c-_>", "<c-a-x>", "<s-left>", "<c-space>", "<a-lt>",
      "<del>",
      "<backspace>", "<pageup>", "<a-->", "<a-backspace>",
    ])
  func roundTrip(notation: String) throws {
    let key = try #require(Key(notation: notation))
    #expect(key.notation == notation)
    #expect(Key(notation: key.notation) == key)
  }

  @Test("forgives capitals in names and knows Control has no Shift")
  func forgiving() {
    #expect(Key(notation: "<C-R>") == Key(.character("r"), .control))
    #expect(Key(notation: "<Space>") == Key(" "))
    #expect(Key(notation: "<S-Tab>") == Key(.backTab))
    #expect(Key(notation: " ")?.notation == "<space>")
  }

  @Test(
    "refuses what names no key", arguments: ["", "<", "<x>", "<foo>", "<c->", "jj", "<f99>", "<>"])
  func refuses(notation: String) {
    #expect(Key(notation: notation) == nil)
  }

  @Test("writes several keys in a row")
  func sequences() {
    #expect(Key.sequence("/漢<ret>x") == [Key("/"), Key("漢"), Key(.enter), Key("x")])
    #expect(Key.sequence("a<b") == nil)
    #expect(Key.sequence("") == [])
  }
}
