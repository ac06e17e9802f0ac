import Testing
import TodoText

@Suite("A title is stored on one line and otherwise as it was typed")
struct TitleTests {
  @Test(
    "line breaks, tabs, NUL and what surrounds it",
    arguments: [
      ("line one\nline two", "line one line two"), ("a\r\nb", "a b"), ("cr\ronly", "cr only"),
      ("ls\u{2028}ps\u{2029}nel\u{85}vt\u{B}ff\u{C}", "ls ps nel vt ff"), ("a\n\n\t\r\nb", "a b"),
      ("a \n b", "a   b"), ("tab\there", "tab here"), ("  lead and trail  ", "lead and trail"),
      ("\n", ""), (" \u{3000}\u{200B}\u{FEFF}", ""), ("\u{FEFF}bom", "bom"), ("雨\u{200B}\n", "雨"),
      ("雨\u{2028}雨", "雨 雨"), ("雨\u{2029}雨", "雨 雨"), ("雨\u{85}雨", "雨 雨"),
      ("nul\0", "nul\u{FFFD}"), ("\u{202E}\u{200D}", ""), ("é\u{2028}", "é"),
    ])
  func cleans(text: String, title: String) {
    #expect(bytes(SafeText.title(text)) == bytes(title))
  }

  @Test(
    "nothing else is changed",
    arguments: [
      "two  spaces", "cafe\u{301}", "café", "C:\\new\\table \\u0041 \"q\" $(id) %s %n", "\u{1B}[2J",
      "❤️", "a\u{200D}",
      "\u{202B}אב\u{202C}", "a\u{200B}b", "\u{301}", "ＡＢＣ　x", "ΨΨ\u{A9}¨…", "\u{28A8}\u{1F028}",
      "ŀa\u{2105}", "",
    ])
  func keeps(text: String) {
    #expect(bytes(SafeText.title(text)) == bytes(text))
  }

  @Test(
    "a title of a title is that title, and is blank only when it is empty", arguments: Samples.texts
  )
  func idempotent(text: String) {
    let title = SafeText.title(text)
    #expect(bytes(SafeText.title(title)) == bytes(title))
    #expect(SafeText.isBlank(title) == title.isEmpty)
    #expect(SafeText.isBlank(text) == title.isEmpty)
  }
}
