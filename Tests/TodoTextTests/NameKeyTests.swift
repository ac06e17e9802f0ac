import Testing
import TodoText

@Suite("Names of groups and tags are unique without regard to case, but with their marks")
struct NameKeyTests {
  @Test(
    "one name",
    arguments: [
      ("Work", "WORK"), ("  work ", "Work"), ("Ｗｏｒｋ", "work"), ("Straße", "STRASSE"),
      ("café", "CAFE\u{301}"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("감", "\u{1100}\u{1161}\u{11B7}"),
      ("work\u{200B}", "work"), ("❤️", "❤"), ("ｶﾞ", "ガ"), ("α\u{345}\u{301}", "ᾴ"), ("雨　", "雨"),
    ])
  func same(one: String, other: String) {
    #expect(bytes(Folding.nameKey(one)) == bytes(Folding.nameKey(other)))
  }

  @Test(
    "two names",
    arguments: [
      ("má", "mà"), ("cafe", "café"), ("ガ", "カ"), ("ё", "е"), ("ø", "o"), ("ı", "i"),
      ("it’s", "it's"),
      ("two words", "twowords"), ("หมู", "หม"),
    ])
  func different(one: String, other: String) {
    #expect(Folding.nameKey(one) != Folding.nameKey(other))
  }

  @Test("a blank name has an empty key", arguments: ["", " \t", "\u{3000}\u{200B}", "\n"])
  func blank(text: String) {
    #expect(Folding.nameKey(text).isEmpty)
  }
}
