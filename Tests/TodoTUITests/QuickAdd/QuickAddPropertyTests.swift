import Testing
import TodoCore

@testable import TodoTUI

@Suite("Quick add loses nothing")
struct QuickAddPropertyTests {
  private static let pieces = [
    "Pay", "交房租", "#bills", "#工作", "＃a", "@Home", "＠家", "@No", "smoking", "!", "!!!", "！！", "\\",
    "\\#x", "\\tomorrow", "\\\\", "tomorrow", "9am", "at", "on", "next", "friday", "3", "dec", "明天",
    "下午3点", "3天后", "12/3", "+5", "sun", "👩‍👩‍👧", "e\u{301}", "C#", "a@b.c", "#1", "#a,b", ",", "。",
    "\u{200B}", "\u{FE0F}", "明天开会", "开会周五前", "交报告，后天", "3天后", "at 9", "noon", "until", "for",
    "end of month",
    "@\"Two", "Words\"", "#\"a b\"", "“", "下个月5号交", "\\明天会更好", "在", "前",
  ]
  private static let blanks = [" ", " ", "  ", "\u{3000}", "\t", ""]

  @Test("Every character is in the title or in a mark, marks never overlap", arguments: 0..<40)
  func everything(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed) &* 0x9E37_79B9)
    for _ in 0..<25 {
      var text = ""
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        text += Self.pieces.randomElement(using: &random) ?? ""
        text += Self.blanks.randomElement(using: &random) ?? ""
      }
      text = TextField(text).text
      let line = QuickAddLine(
        text, now: LineSetting.now, groups: LineSetting.groups)
      var rest = Array(text.utf8)
      var end = text.utf8.count
      for mark in line.marks.reversed() {
        #expect(mark.range.upperBound <= end && !mark.range.isEmpty, "\(text)")
        end = mark.range.lowerBound
        rest.removeSubrange(mark.range)
      }
      #expect(visible(String(decoding: rest, as: UTF8.self)) == visible(line.title), "\(text)")
      // What was turned back into text is in the title.
      let plain = QuickAddLine(text, now: LineSetting.now, plain: [0..<text.utf8.count])
      #expect(plain.marks.isEmpty && visible(plain.title) == visible(text), "\(text)")
    }
  }

  /// Without blanks and what takes no room at the ends of a title.
  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !$0.properties.isWhitespace && $0 != "\u{200B}" && $0 != "\u{FE0F}"
    }
  }
}
