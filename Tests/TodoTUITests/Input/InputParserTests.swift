import Testing

@testable import TodoTUI

/// A parser that can be asked inside of an expectation.
private final class Reader {
  var parser = InputParser()

  func feed(_ text: String) -> [Input] { parser.parse(text.utf8) }
  func timeUp() -> [Input] { parser.timeUp() }
}

@Suite("The input parser")
struct InputParserTests {
  /// What the bytes mean when they arrive at once, and the time for more is then over.
  private func read(_ text: String) -> [Input] { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> [Input] {
    var parser = InputParser()
    return parser.parse(bytes) + finish(&parser)
  }

  private func finish(_ parser: inout InputParser) -> [Input] {
    var inputs: [Input] = []
    while parser.wait != nil { inputs += parser.timeUp() }
    return inputs
  }

  private func keys(_ notation: String) -> [Input] {
    (Key.sequence(notation) ?? []).map { .key($0) }
  }

  @Test(
    "knows the keys of many terminals",
    arguments: [
      ("a漢é😀", "a漢é😀"), ("\r\n\t\u{7F}\u{8}", "<ret><ret><tab><backspace><backspace>"),
      ("\u{3}\u{12}\u{0}\u{1F}\u{1C}", "<c-c><c-r><c-space><c-_><c-\\>"),
      ("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[1;3D", "<up><down><c-right><a-left>"),
      ("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[8~", "<home><end><home><end>"),
      ("\u{1B}[3~\u{1B}[3;5~\u{1B}[5~\u{1B}[6;2~", "<del><c-del><pageup><s-pagedown>"),
      ("\u{1B}OP\u{1B}[15~\u{1B}[24;2~\u{1B}[[E", "<f1><f5><s-f12><f5>"),
      ("\u{1B}[Z\u{1B}[a\u{1B}Od\u{1B}[7^\u{1B}[3$", "<s-tab><s-up><c-left><c-home><s-del>"),
      ("\u{1B}x\u{1B}\r\u{1B}\u{7F}\u{1B}漢", "<a-x><a-ret><a-backspace><a-漢>"),
      ("\u{1B}\u{1B}[A\u{1B}\u{1B}x", "<a-up><esc><a-x>"),
      ("\u{1B}[13;3u\u{1B}[97;5u\u{1B}[97;2u\u{1B}[9;2u", "<a-ret><c-a>A<s-tab>"),
      ("\u{1B}[27;5;9~\u{1B}OM\u{1B}Oy", "<c-tab><ret>9"),
    ])
  func knownKeys(text: String, notation: String) {
    #expect(read(text) == keys(notation))
  }

  @Test("answers Escape when nothing follows it")
  func escape() {
    let reader = Reader()
    #expect(reader.feed("\u{1B}") == [])
    #expect(reader.parser.wait == .escape)
    #expect(reader.timeUp() == keys("<esc>"))
    #expect(reader.parser.wait == .tail)
    #expect(reader.timeUp() == [])
    #expect(reader.parser.wait == nil)
    #expect(read("\u{1B}\u{1B}\u{1B}") == keys("<esc><esc><esc>"))
  }

  @Test("swallows the tail of a sequence whose ESC was taken for the key")
  func lateTail() {
    let reader = Reader()
    #expect(reader.feed("\u{1B}") + reader.timeUp() == keys("<esc>"))
    #expect(reader.feed("[1;") == [])
    #expect(reader.feed("5Aj") == keys("j"))
    #expect(reader.feed("\u{1B}") + reader.timeUp() == keys("<esc>"))
    #expect(reader.feed("j[") == keys("j["))
    #expect(reader.feed("\u{1B}") + reader.timeUp() == keys("<esc>"))
    #expect(reader.feed("[200~dd\u{1B}[201~") == [.paste("dd")])
  }

  @Test(
    "swallows what it does not know, whole",
    arguments: [
      "\u{1B}[200;5~", "\u{1B}[57441;5u", "\u{1B}OZ", "\u{1B}[I\u{1B}[O",
      "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]0;dd\u{7}", "\u{1B}[?1;2c",
      "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}[<0;300;99M\u{1B}[<0;300;99m\u{1B}[<64;1;1M", "\u{1B}[M !!", "\u{1B}[12;40R",
      "\u{1B}[>0;276;0c", "\u{1B}[?2026;2$y", "\u{1B}[97;1:3u", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}[99999999999999999999999A\u{1B}[1;99999999999999999999~", "\u{1B}[201~",
      "\u{1B}[" + String(repeating: "1;", count: 5_000) + "z",
    ])
  func unknown(sequence: String) {
    #expect(read(sequence + "j") == keys("j"))
    // The same in pieces of one byte.
    var parser = InputParser()
    let inputs = (sequence + "j").utf8.flatMap { parser.parse([$0]) }
    #expect(inputs == keys("j"))
  }

  @Test("swallows a mouse report with bytes that are no text")
  func classicMouse() {
    #expect(read([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFF] + Array("j".utf8)) == keys("j"))
  }

  @Test("takes what only looks like an answer for a key with Alt")
  func altIntroducers() {
    #expect(read("\u{1B}]") == keys("<a-]>"))
    #expect(read("\u{1B}Px\u{1B}_a\u{1B}[") == keys("<a-P>x<a-_>a<a-[>"))
    #expect(read("\u{1B}]1hello\rj") == keys("<ret>j"))
  }

  @Test("delivers a paste as one piece, controls and all")
  func paste() {
    #expect(
      read("\u{1B}[200~first\r\nq\ndd\n\u{1B}[201~j") == [.paste("first\r\nq\ndd\n")] + keys("j"))
    #expect(read("\u{1B}[200~a\u{1B}[31mb\u{0}\u{1B}[201~") == [.paste("a\u{1B}[31mb\u{0}")])
    #expect(read("\u{1B}[200~\u{1B}[201~j") == keys("j"))
    #expect(
      read([0x1B] + Array("[200~ok ".utf8) + [0xC3, 0x28, 0xFF] + Array("\u{1B}[201~".utf8))
        == [.paste("ok \u{FFFD}(\u{FFFD}")])
  }

  @Test("ends a paste without an end in time, and loses nothing")
  func unterminatedPaste() {
    let reader = Reader()
    #expect(reader.feed("\u{1B}[200~漢字") == [])
    #expect(reader.parser.wait == .paste)
    #expect(reader.timeUp() == [.paste("漢字")])
    #expect(reader.feed("\u{1B}[201~j") == keys("j"))
  }

  @Test("delivers a huge paste in pieces that make the whole")
  func hugePaste() {
    let text = String(repeating: "01234漢字\r\n", count: 50)
    let reader = Reader()
    reader.parser.longestPaste = 100
    let pieces = reader.feed("\u{1B}[200~" + text + "\u{1B}[201~").map { input in
      if case .paste(let piece) = input { piece } else { "" }
    }
    #expect(pieces.count > 5)
    #expect(pieces.joined() == text)
  }

  @Test("replaces bytes that are not UTF-8")
  func invalid() {
    #expect(
      read([0x6F, 0xC3, 0x28, 0xFF, 0xE6, 0x97, 0x20]) == keys("o\u{FFFD}(\u{FFFD}\u{FFFD}<space>"))
    #expect(read([0xE6, 0x97]) == keys("\u{FFFD}"))
    #expect(read([0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80]).count == 7)
  }

  @Test("reads the same whatever the pieces")
  func pieces() {
    let text = "a漢\u{1B}[1;5C\u{1B}[200~x漢\u{1B}[201~\u{1B}]11;rgb\u{1B}\\\u{1B}漢\u{1B}[<0;1;1Mz"
    let expected = read(text)
    for size in 1..<12 {
      var parser = InputParser()
      var rest = Array(text.utf8)[...]
      var inputs: [Input] = []
      while !rest.isEmpty {
        inputs += parser.parse(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(inputs == expected)
    }
  }

  @Test("turns Ctrl-Z into the wish to stop, and prefers what terminfo says")
  func special() {
    #expect(read("\u{1A}") == [.suspend])
    let reader = Reader()
    reader.parser = InputParser(terminalKeys: [
      (Array("\u{1B}[9z".utf8), Key(.home)), ([0x1B, 0x41], Key(.up)),
    ])
    #expect(reader.feed("\u{1B}[9z\u{1B}A") == keys("<home><up>"))
  }

  @Test("survives any bytes")
  func noise() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var parser = InputParser()
      let alphabet: [UInt8] = [
        0x1B, 0x5B, 0x4F, 0x5D, 0x50, 0x7E, 0x4D, 0x32, 0x30, 0xC3, 0xA9, 0xFF, 0x00, 0x3B,
      ]
      let bytes = (0..<200).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      _ = parser.parse(bytes) + finish(&parser)
      #expect(parser.wait == nil)
    }
  }
}
