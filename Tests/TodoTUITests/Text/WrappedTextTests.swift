import Testing

@testable import TodoTUI

@Suite("A text that is edited is broken as one that was written at once")
struct WrappedTextTests {
  private static let pieces = [
    "a", " ", "word ", "\n", "\r", "\r\n", "漢", "，", "\t", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦",
    "long-word-here", "\n\n", "",
  ]

  @Test("after any edits", arguments: 1...40)
  func edits(seed: UInt64) {
    var random = SplitMix(state: seed)
    let columns = Int.random(in: 1...12, using: &random)
    var text = ""
    for _ in 0..<30 { text += Self.pieces.randomElement(using: &random) ?? "" }
    var wrapped = WrappedText(text, columns: columns)
    for _ in 0..<60 {
      let places = Array(text.indices) + [text.endIndex]
      let ends = [places.randomElement(using: &random)!, places.randomElement(using: &random)!]
      let new = (0..<Int.random(in: 0...3, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random)! }.joined()
      let isLong = Int.random(in: 0..<4, using: &random) == 0
      text.replaceSubrange(isLong ? ends.min()!..<ends.max()! : ends[0]..<ends[0], with: new)
      wrapped.update(to: text)
      expectSame(wrapped, WrappedText(text, columns: columns))
    }
  }

  @Test(
    "where an edit makes or breaks a line break",
    arguments: [
      ("a\rb", "a\r\nb"), ("a\r\nb", "a\rb"), ("a\r\nb", "a\nb"), ("a\n", "a"), ("a", "a\n"),
      ("", "\n"),
      ("a\nb\nc", "a\nc"), ("a\nb", "a\nb\nb"), ("x\n\ny", "x\ny"), ("漢字\n", ""),
    ])
  func breaks(old: String, new: String) {
    var wrapped = WrappedText(old, columns: 3)
    wrapped.update(to: new)
    expectSame(wrapped, WrappedText(new, columns: 3))
  }

  private func expectSame(_ one: WrappedText, _ other: WrappedText) {
    #expect(one.rows.map(\.isContinued) == other.rows.map(\.isContinued))
    #expect(
      one.rows.map { bytes($0.range, in: one.text) }
        == other.rows.map { bytes($0.range, in: other.text) })
    #expect(Array(one.text.utf8) == Array(other.text.utf8))
  }

  private func bytes(_ range: Range<String.Index>, in text: String) -> [Int] {
    [range.lowerBound, range.upperBound].map { text.utf8.distance(from: text.startIndex, to: $0) }
  }
}
