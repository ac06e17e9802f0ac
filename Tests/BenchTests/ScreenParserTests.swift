import Testing

@testable import bench

@Suite("The benchmark sees what a person sees")
struct ScreenParserTests {
  private func rows(_ output: String, rows: Int = 3, columns: Int = 10) -> [String] {
    var parser = ScreenParser(rows: rows, columns: columns)
    // Byte by byte: a read may end anywhere, in a letter or in a sequence.
    for byte in output.utf8 { parser.feed([byte]) }
    return (0..<rows).map { parser.screen.text(row: $0) }
  }

  @Test("letters, a wide one over two cells, a mark on the one before")
  func letters() {
    #expect(rows("a牛奶e\u{301}\u{1B}[2;6Hx\u{1B}[1;6Hb") == ["a牛奶b", "     x", ""])
  }

  @Test("the last column waits for the next letter")
  func wrapping() {
    #expect(rows("0123456789") == ["0123456789", "", ""])
    #expect(rows("0123456789a") == ["0123456789", "a", ""])
  }

  @Test("moving, erasing, repeating")
  func sequences() {
    #expect(rows("abcdef\u{1B}[1;3H\u{1B}[K") == ["ab", "", ""])
    #expect(rows("abcdef\u{1B}[1;3H\u{1B}[2X") == ["ab  ef", "", ""])
    #expect(rows("abcdef\u{1B}[1;3H\u{1B}[2P") == ["abef", "", ""])
    #expect(rows("abcdef\u{1B}[1;3H\u{1B}[2@") == ["ab  cdef", "", ""])
    #expect(rows("-\u{1B}[4b") == ["-----", "", ""])
    #expect(rows("a\r\nb\u{1B}[2J") == ["", "", ""])
  }

  @Test("scrolling inside a region")
  func scrolling() {
    #expect(rows("1\r\n2\r\n3\u{1B}[1;2r\u{1B}[2;1H\n4") == ["2", "4", "3"])
    #expect(rows("1\r\n2\r\n3\u{1B}[1;1H\u{1B}[L") == ["", "1", "2"])
    #expect(rows("1\r\n2\r\n3\u{1B}[1;1H\u{1B}M") == ["", "1", "2"])
  }

  @Test("the terminal's own lines; titles and modes leave nothing")
  func unseen() {
    #expect(
      rows("\u{1B}(0x\u{1B}(B|\u{1B}]0;title\u{07}\u{1B}[?2004h\u{1B}[31;1mok") == ["│|ok", "", ""])
  }

  @Test("the list is what stands beside the side bar, without header and status")
  func list() {
    var parser = ScreenParser(rows: 5, columns: 12)
    parser.feed(Array("7 of 9\r\nAll 9│milk\r\nDue  │bread\r\n     │\r\nstatus".utf8))
    #expect(parser.screen.listText == ["milk", "bread", ""])
  }
}

@Suite("The end of a frame")
struct AnswerTests {
  private func answer(_ steps: (milliseconds: Double, list: Bool)...) -> Answer {
    Answer(
      steps: steps.map {
        Answer.Step(time: Int($0.milliseconds * 1e6), bytes: 1, changesList: $0.list)
      })
  }

  @Test("comes with the last change of the list, not with the echo before and the counts after")
  func lastChange() {
    let answer = answer((2, false), (9, true), (9.5, false), (40, false))
    #expect(answer.frame == 9.5)
    #expect(answer.settled == 40)
    #expect(answer.bytes == 3)
  }

  @Test("is that of the first frame where the list stays as it was")
  func sameList() { #expect(answer((2, false), (40, false)).frame == 2) }

  @Test("is nowhere when nothing was written")
  func silence() { #expect(answer().frame == nil) }
}
