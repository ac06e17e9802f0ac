import Testing

/// The program under a mouse: the bytes that terminals send, and the modes that it asks them for.
@Suite("The mouse in a terminal") struct MouseTests {
  @Test("Clicks, a double click and the wheel do what they do everywhere")
  func hand() throws {
    let sandbox = Sandbox()
    let titles = (1...60).map { "第\($0)件事" }
    try sandbox.write("todos.json", Legacy.json(titles.map { .init(title: $0) }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    let screen = try Screen(sandbox)
    try screen.shows(">[ ]     第1件事", "1 of 60")
    try screen.click(40, 4)
    try screen.shows(">[ ]     第3件事")
    try screen.wheelDown(40, 4)
    try screen.hides("第1件事", "第3件事")
    try screen.shows("第4件事")
    try screen.click(24, 6)
    try screen.shows(">[x]", "done \"")
    try screen.press("u")
    try screen.hides("[x]")
    // Both clicks in one piece: no slow machine makes them two.
    let click = "\u{1B}[<0;40;3M\u{1B}[<0;40;3m"
    try screen.send(Array((click + click).utf8))
    try screen.shows(">Title     第5件事")
    try screen.press("Escape")
    try screen.hides(">Title")
    try screen.click(4, 7)
    try screen.shows("Done", "Nothing is done yet")
  }

  @Test("Reports in pieces, broken and foreign ones never become keys")
  func pieces() throws {
    let screen = try Screen(Sandbox())
    try screen.press("a")
    try screen.type("买米")
    try screen.press("Enter", "Enter")
    try screen.shows(">[ ]     买米")
    for bytes in ["<0;2", "4;2M", "<0;9999999999;2M", "<35;3;3M", "<2;24;2M"] {
      let start = bytes.hasPrefix("<") ? "\u{1B}[" : ""
      try screen.send(Array((start + bytes).utf8))
    }
    try screen.shows(">[x]     买米", "done \"买米\"")
    try screen.send(Array("\u{1B}[M`~~\u{1B}[<".utf8))
    try screen.waitUntilQuiet()
    try screen.shows(">[x]     买米", "done \"买米\"")
  }

  @Test("The terminal is asked for reports while the program has it, and not a moment longer")
  func modes() throws {
    let shell = try Shell()
    try shell.run("mytodo")
    try shell.screen.shows("Lists")
    #expect(shell.screen.property("#{mouse_any_flag}") == "1")
    try shell.screen.press("C-z")
    try shell.screen.hides("Lists")
    #expect(shell.flags == "0 1 0")
    try shell.run("fg")
    try shell.screen.shows("Lists", "? help")
    try shell.screen.wait("the mouse again") { _ in
      shell.screen.property("#{mouse_any_flag}") == "1"
    }
    try shell.screen.click(4, 4)
    try shell.screen.shows("> Today")
    try shell.screen.press("q")
    try shell.screen.hides("Lists")
    #expect(try shell.status() == "0")
    #expect(shell.flags == "0 1 0")
  }

  @Test("Switched off in the configuration, it is the terminal's own")
  func off() throws {
    let sandbox = Sandbox()
    try sandbox.write("config/mytodo/config", "[interface]\nmouse = no\n")
    let screen = try Screen(sandbox)
    try screen.shows("Lists")
    #expect(screen.property("#{mouse_any_flag}") == "0")
    try screen.click(4, 4)
    try screen.waitUntilQuiet()
    try screen.shows("> All")
  }
}
