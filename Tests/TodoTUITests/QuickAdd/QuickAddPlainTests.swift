import Testing

@testable import TodoTUI

@Suite("What was turned back into text follows the text")
struct QuickAddPlainTests {
  @Test(
    "After each kind of change",
    arguments: [
      ("call tomorrow", "call tomorrow x", 5..<13 as Range<Int>?),
      ("call tomorrow", "call tomorro", 5..<12),
      ("call tomorrow", "call tomorrows", nil),
      ("call tomorrow", "call tomXorrow", nil),
      ("call tomorrow", "call 给 tomorrow", 9..<17),
      ("call tomorrow", "tomorrow", 0..<8),
      ("call tomorrow", "caltomorrow", 3..<11),
      ("call tomorrow", "cal", nil),
      ("call tomorrow", "call xtomorrow", nil),
      ("call tomorrow", "call tomorrow\u{3000}", 5..<13),
    ])
  func follows(_ old: String, _ new: String, _ expected: Range<Int>?) {
    var plain = QuickAddPlain()
    plain.add(5..<13)
    plain.follow(from: old, to: new)
    #expect(plain.ranges == [expected].compactMap { $0 })
  }

  @Test("Typing on in Chinese makes no other word of it")
  func unseparated() {
    var plain = QuickAddPlain()
    plain.add(0..<6)
    plain.follow(from: "明天", to: "明天会")
    #expect(plain.ranges == [0..<6])
    plain.follow(from: "明天会", to: "明下天会")
    #expect(plain.ranges.isEmpty)
  }
}
