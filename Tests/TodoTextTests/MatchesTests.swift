import Testing
import TodoText

@Suite("Hits are marked in the text as it was written")
struct MatchesTests {
  /// The text with brackets around what is highlighted for a query.
  private func marked(_ text: String, _ query: String) -> String {
    var shown = ""
    var end = text.startIndex
    for range in Folding.matches(of: Folding.words(query), in: text) {
      shown += text[end..<range.lowerBound] + "[" + text[range] + "]"
      end = range.upperBound
    }
    return shown + text[end...]
  }

  @Test(
    "whole characters, sorted, merged where they touch",
    arguments: [
      ("Buy milk", "milk", "Buy [milk]"), ("milk Milk MILK", "MILK", "[milk] [Milk] [MILK]"),
      ("Café au lait", "cafe", "[Café] au lait"), ("cafe\u{301}s", "e", "caf[e\u{301}]s"),
      ("Straße", "ss", "Stra[ß]e"), ("Straße", "as", "Str[aß]e"), ("Ærø", "e", "[Æ]rø"),
      ("買ガス栓", "カ", "買[ガ]ス栓"), ("用户数据库", "户数", "用[户数]据库"), ("ＡＢＣ", "bc", "Ａ[ＢＣ]"),
      ("aaaa b", "aa", "[aaaa] b"), ("weekly report", "report week", "[week]ly [report]"),
      ("abcd", "ab cd", "[abcd]"), ("abcd", "bc abc", "[abc]d"), ("ok 👩‍💻!", "👩‍💻", "ok [👩‍💻]!"),
      ("I ❤️ you", "❤", "I [❤️] you"), ("100% \\", "% \\", "100[%] [\\]"), ("감 각", "가", "감 각"),
      ("กินข้าว", "กิน", "[กิน]ข้าว"), ("it’s", "it's", "[it’s]"), ("a\r\nb", "b", "a\r\n[b]"),
      ("so\u{AD}ft", "soft", "[so\u{AD}ft]"), ("nothing", "zz", "nothing"), ("x", "xyz", "x"),
    ])
  func highlights(text: String, query: String, shown: String) {
    #expect(bytes(marked(text, query)) == bytes(shown))
  }

  @Test(
    "plain text has the same hits as with something behind it that is not plain",
    arguments: ["Buy milk, Milk & MILK", "用户数据库 @户 user", "[x] a.b aa aaa", "数", ""])
  func plain(text: String) {
    for query in ["milk", "a", "户", "据库 user", "aa b", "@户", "z", "数据库的", ". ["] {
      #expect(marked(text, query) + "é" == marked(text + "é", query), "\(query)")
    }
  }

  @Test("a text has all words or not, wherever they stand")
  func hasAll() {
    func holds(_ query: String, _ text: String) -> Bool {
      Folding.hasAll(Folding.words(query), in: text)
    }
    #expect(holds("报告 WEEK", "Weekly 周报告"))
    #expect(!holds("报告 month", "Weekly 周报告"))
    #expect(holds("", ""))
    #expect(!holds("milk", ""))
  }

  @Test("no words and no text give no hits")
  func nothing() {
    #expect(Folding.matches(of: [], in: "milk").isEmpty)
    #expect(Folding.matches(of: [""], in: "milk").isEmpty)
    #expect(Folding.matches(of: ["milk"], in: "").isEmpty)
  }

  @Test("a text has hits for exactly the words that its key holds", arguments: Samples.texts)
  func agreesWithKey(text: String) {
    let key = bytes(Folding.searchKey(text))
    for word in Set(Samples.texts.flatMap(Folding.words)) {
      let isFound = !Folding.matches(of: [word], in: text).isEmpty
      #expect(isFound == key.contains(bytes(word)), "\(word)")
    }
  }
}
