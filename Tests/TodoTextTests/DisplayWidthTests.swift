import Testing
import TodoText

@Suite("Texts take the columns that a terminal gives them")
struct DisplayWidthTests {
  @Test(
    "texts",
    arguments: [
      ("", 0), ("ascii baseline", 14), ("漢字テスト", 10), (String(repeating: "a漢", count: 20), 60),
      ("한국어", 6), ("ＡＢＣ fullwidth", 16), (String(repeating: "x", count: 200), 200),
      ("café plain accent", 17), ("cafe\u{301}", 4), ("😀 one emoji", 12), ("ｶﾞｷﾞ", 4), ("กินข้าว", 5),
      ("Привет мир", 10), ("買。「」", 8), ("a\r\nb", 6), ("a\u{1B}[2Jb", 7), ("x\u{202E}y", 10),
      ("a\u{200B}b", 2), ("“…” × ─ ● ✓", 11), ("\u{9B}", 6),
    ])
  func text(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(
    "characters of several code points",
    arguments: [
      ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1), ("❤‍🔥", 2), ("👋🏽", 2), ("☝🏽", 2), ("1️⃣", 2),
      ("#\u{20E3}", 2), ("a\u{FE0F}", 1), ("⌚", 2), ("\u{1F1EF}", 1), ("각", 2), ("각", 2), ("क्ष", 2),
      ("नि", 2), ("न्दी", 3), ("கோ", 2), ("কো", 2), ("ကို", 1), ("น้ำ", 2), ("ᄀ가", 4),
      ("㉈", 2), ("䷀", 2), ("\u{600}1", 2), ("\u{940}", 2),
      ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("\u{301}", 1),
      ("\u{200B}", 0),
      ("\u{FEFF}", 0), ("a\u{301}\u{323}\u{308}", 1), ("\r\n", 4), ("\u{7F}", 2), ("\u{1FAE9}", 2),
      ("\u{600}", 1), ("\u{E000}", 1), ("\u{10FFFF}", 1),
    ])
  func character(text: String, columns: Int) {
    #expect(text.count == 1)
    #expect(DisplayWidth.of(Character(text)) == columns)
  }

  @Test("a text is as wide as its characters, and as wide as it is shown", arguments: Samples.texts)
  func additive(text: String) {
    #expect(DisplayWidth.of(text) == text.reduce(0) { $0 + DisplayWidth.of($1) })
    #expect(DisplayWidth.of(text) == DisplayWidth.of(SafeText.visible(text)))
  }

  @Test(
    "the parts of a character make it up, none wider than two columns", arguments: Samples.texts)
  func parts(text: String) {
    for character in SafeText.visible(text) {
      let parts = DisplayWidth.parts(of: character)
      #expect(bytes(parts.map(\.text).joined()) == bytes(String(character)))
      #expect(parts.map(\.columns).reduce(0, +) == DisplayWidth.of(character))
      #expect(parts.allSatisfy { $0.columns <= 2 })
    }
  }

  @Test(
    "a vowel sign beside its letter is a part of its own, an emoji is whole",
    arguments: [
      ("न्दी", ["न्", "द", "ी"]), ("கோ", ["க", "ோ"]), ("हीं", ["ह", "ीं"]), ("👨‍👩‍👧‍👦", ["👨‍👩‍👧‍👦"]), ("🇯🇵", ["🇯🇵"]),
      ("漢", ["漢"]), ("각", ["각"]), ("❤️", ["❤️"]),
    ])
  func parts(text: String, parts: [String]) {
    #expect(DisplayWidth.parts(of: Character(text)).map(\.text).map(bytes) == parts.map(bytes))
  }

  @Test(
    "a prefix never ends inside a character",
    arguments: [
      ("ascii", 3, "asc"), ("ascii", 5, "ascii"), ("ascii", 9, "ascii"), ("ascii", 0, ""),
      ("ascii", -1, ""),
      ("漢字", 3, "漢"), ("a漢", 2, "a"), ("e\u{301}e", 1, "e\u{301}"), ("👩‍💻x", 2, "👩‍💻"), ("👩‍💻x", 1, ""),
      ("ab\u{301}c", 2, "ab\u{301}"), ("a\u{1B}b", 2, "a"), ("a\u{200B}", 1, "a\u{200B}"),
      ("x❤️", 2, "x"),
    ])
  func prefix(text: String, columns: Int, prefix: String) {
    #expect(bytes(String(DisplayWidth.prefix(text, columns: columns))) == bytes(prefix))
  }

  @Test("a prefix fits, and one character more would not", arguments: Samples.texts)
  func longestPrefix(text: String) {
    for columns in [0, 1, 2, 3, 7, 20, Int.max] {
      let prefix = DisplayWidth.prefix(text, columns: columns)
      #expect(DisplayWidth.of(String(prefix)) <= columns)
      if prefix.endIndex < text.endIndex {
        #expect(DisplayWidth.of(String(prefix)) + DisplayWidth.of(text[prefix.endIndex]) > columns)
      }
    }
  }

  @Test(
    "a part of a text is as wide as alone", arguments: Samples.texts + ["re\u{301}sum\u{E9} 买 e"])
  func bytesOfText(text: String) {
    var place = 0
    for character in text {
      let bytes = place..<place + String(character).utf8.count
      #expect(DisplayWidth.of(text, bytes: bytes) == DisplayWidth.of(character))
      #expect(
        DisplayWidth.of(text, bytes: 0..<place)
          == DisplayWidth.of(String(decoding: text.utf8.prefix(place), as: UTF8.self))
      )
      place = bytes.upperBound
    }
  }
}
