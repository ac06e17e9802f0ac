import Testing

@testable import TodoTUI

@Suite("The input parser and the mouse")
struct MouseInputTests {
  @Test("delivers the mouse where it is wanted")
  func mouse() {
    var parser = InputParser()
    parser.deliversMouse = true
    let inputs = parser.parse(
      "\u{1B}[<0;300;99M\u{1B}[<0;300;99m\u{1B}[<65;1;1M\u{1B}[<35;1;1M\u{1B}[M !!".utf8)
    let far = Point(column: 299, row: 98)
    let corner = Point(column: 0, row: 0)
    #expect(
      inputs == [
        .mouse(Mouse(.press, at: far)), .mouse(Mouse(.release, at: far)),
        .mouse(Mouse(.wheelDown, at: corner)), .mouse(Mouse(.press, at: corner)),
      ])
  }

  @Test("ignores clicks with keys held down, other buttons and places that are none")
  func odd() {
    var parser = InputParser()
    parser.deliversMouse = true
    let reports = [
      "<4;5;5M", "<8;5;5M", "<16;5;5M", "<80;5;5M", "<2;5;5M", "<66;5;5M", "<0;0;5M", "<0;5;0M",
      "<0;-3;5M", "<0;5M", "<0;5;5;5M", "<;;M", "<0;99999999999999999999;5M", "<1x", "0;5;5M",
    ]
    let inputs = parser.parse(reports.map { "\u{1B}[" + $0 }.joined().utf8)
    #expect(inputs == [])
    #expect(parser.parse("\u{1B}[<0;".utf8) == [])
    #expect(
      parser.parse("7;3Mj".utf8)
        == [.mouse(Mouse(.press, at: Point(column: 6, row: 2)))] + [.key(Key("j"))])
  }
}
