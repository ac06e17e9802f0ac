import Testing
import TodoCore

@testable import TodoTUI

@Suite("Tags as they are typed")
struct TagNamesTests {
  @Test(
    "Words with or without a sign, between blanks and commas",
    arguments: [
      ("#a b, c", ["a", "b", "c"]), ("＃工作，家、C#", ["C#", "家", "工作"]), ("", []), (" # ＃ , ", []),
      ("Bills #bills", ["Bills"]), ("má mà", ["mà", "má"]),
      (##"long\ name #a\,b"##, ["a,b", "long name"]),
      (##"#"two words" "红 包", x"##, ["two words", "x", "红 包"]),
      (##"“a b”、「家 务」 -#"c d""##, ["a b", "家 务", "-#c d"]),
      (##""two words"##, ["\"two", "words"]), (##"5" "a"b "" c"##, ["5\"", "\"a\"b", "\"\"", "c"]),
      ("##x", ["#x"]), (##"\#x"##, ["#x"]), ("\u{200B} x", ["x"]), (##"a\"##, ["a"]),
    ])
  func names(_ text: String, _ names: [String]) {
    #expect(TagNames.names(of: text).sorted() == names.sorted())
  }

  @Test(
    "Every name can be written and is read back",
    arguments: [
      "a", "家 务", "a,b", ##"a\b"##, "#x", "＃y", "C#", "\\", "👩‍👩‍👧", "、",
      ##""a b""##, ##"a "b" c"##, ##"#"a b""##, "“家 务”", ##"-"x y""##, ##"5""##, "\"",
    ])
  func roundTrip(_ name: String) {
    #expect(TagNames.names(of: TagNames.line([name, "zz"])).contains(name))
  }
}
