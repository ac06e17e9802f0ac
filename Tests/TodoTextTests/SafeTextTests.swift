import Testing
import TodoText

@Suite("Text from anywhere can't drive the terminal")
struct SafeTextTests {
  @Test(
    "controls are shown as signs",
    arguments: [
      ("\u{1B}[2J", "^[[2J"), ("\u{1B}]52;c;eA==\u{7}", "^[]52;c;eA==^G"), ("a\tb", "a^Ib"),
      ("a\r\nb", "a^M^Jb"), ("\0", "^@"), ("\u{1F}\u{7F}", "^_^?"), ("\u{9B}31m", "\\u{9B}31m"),
      ("a\u{202E}gpj.exe", "a<U+202E>gpj.exe"), ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
      ("x\u{200F}\u{61C}", "x<U+200F><U+061C>"), ("a\u{2028}b", "a<U+2028>b"),
      ("hi\u{E0041}", "hi<U+E0041>"), ("雨\u{1B}雨", "雨^[雨"), ("\u{FFF9}", "<U+FFF9>"),
    ])
  func signs(text: String, shown: String) {
    #expect(bytes(SafeText.visible(text)) == bytes(shown))
  }

  @Test(
    "a mark without a letter stands on a blank",
    arguments: [
      ("\u{301}a", " \u{301}a"), ("a\n\u{301}", "a^J \u{301}"),
      ("\u{200B}\u{E38}", "\u{200B} \u{E38}"),
    ])
  func loneMarks(text: String, shown: String) {
    #expect(bytes(SafeText.visible(text)) == bytes(shown))
  }

  @Test(
    "everything else stays as it is",
    arguments: [
      "plain", "café", "cafe\u{301}", "買燕麥奶", "한국어", "กินข้าว", "👩‍💻 🇯🇵 ❤️ 1️⃣", "نمی\u{200C}خواهم",
      "a\u{200B}b",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "", "\u{FFFD}", "\u{E000}",
    ])
  func unchanged(text: String) {
    #expect(bytes(SafeText.visible(text)) == bytes(text))
  }

  @Test("nothing that is shown holds a control, and showing it again changes nothing")
  func everyCodePoint() {
    for scalar in (UInt32(0)...0x3FFF).compactMap(Unicode.Scalar.init) {
      let shown = SafeText.visible("a\(scalar)b")
      let isSafe = shown.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
      }
      #expect(isSafe, "U+\(String(scalar.value, radix: 16))")
      #expect(SafeText.visible(shown) == shown)
    }
  }

  @Test("a text is shown as its characters are", arguments: Samples.texts)
  func agreesWithCharacters(text: String) {
    #expect(bytes(SafeText.visible(text)) == bytes(text.map { SafeText.visible($0) }.joined()))
  }

  @Test(
    "blank is what shows nothing",
    arguments: [
      ("", true), (" \t\n", true), ("\u{3000}", true), ("\u{200B}\u{FEFF}\u{200D}", true),
      ("\u{202E}", true),
      ("\u{3164}\u{2800}", true), ("\u{FE0F}\u{AD}\u{E0041}", true), (" a ", false),
      ("\u{1B}", false),
      ("\0", false), ("\u{301}", false), ("雨", false), (".", false), ("\u{600}", false),
    ])
  func blank(text: String, isBlank: Bool) {
    #expect(SafeText.isBlank(text) == isBlank)
  }
}
