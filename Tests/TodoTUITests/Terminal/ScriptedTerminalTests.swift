import Testing

@testable import TodoTUI

@Suite("A scripted terminal")
struct ScriptedTerminalTests {
  @Test("plays its script, then is closed")
  func script() {
    let small = Size(columns: 20, rows: 5)
    let terminal = ScriptedTerminal([.key(Key("漢")), .resize(small)])
    #expect(terminal.nextInput(deadline: nil) == [.key(Key("漢"))])
    #expect(terminal.size == Size(columns: 80, rows: 24))
    #expect(terminal.nextInput(deadline: nil) == [.resize(small)])
    #expect(terminal.size == small)
    terminal.suspend()
    #expect(terminal.nextInput(deadline: nil) == [.resize(small)])
    #expect(terminal.nextInput(deadline: 1) == [.closed])
    #expect(terminal.isClosed)
  }
}
