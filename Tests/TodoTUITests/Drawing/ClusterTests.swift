import Testing

@testable import TodoTUI

@Suite("What a cell shows")
struct ClusterTests {
  @Test(
    "is a whole grapheme cluster",
    arguments: ["a", "漢", "e\u{301}", "👨‍👩‍👧‍👦", "🇨🇳", "กำ", "❤️", "각", "1️⃣"])
  func whole(text: String) {
    #expect(Array(Cluster(text).text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Cluster(text).count == text.unicodeScalars.count)
    #expect(Cluster(text) == Cluster(text) && Cluster(text) != Cluster("b"))
  }

  @Test("is its first code points where there are more than any terminal draws")
  func cut() {
    let pile = "a" + String(repeating: "\u{301}", count: 50)
    #expect(Cluster(pile).text.unicodeScalars.count == Cluster.capacity)
    var grown = Cluster("漢")
    for _ in 0..<50 { grown.append("\u{302}") }
    #expect(grown.text.unicodeScalars.elementsEqual(["漢"] + Array(repeating: "\u{302}", count: 7)))
  }

  @Test("is told apart by a mark alone, and has a code point of its own only when it is one")
  func marks() {
    #expect(Cluster("e") != Cluster("e\u{301}"))
    #expect(Cluster("漢").single == 0x6F22)
    #expect(Cluster("e\u{301}").single == 0 && Cluster.empty.single == 0)
    #expect(Cluster.empty.text.isEmpty && Cluster.blank.text == " ")
  }
}
