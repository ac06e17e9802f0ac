import FoundationEssentials
import Glibc
import Testing

/// The same program on other terminals, in other locales, and what it sends to them.
@Suite("Kinds of terminals") struct TerminalKindsTests {
  /// A list of four, one of which is late.
  private func sandbox() throws -> Sandbox {
    let sandbox = Sandbox()
    let titles = ["Pay rent", "买燕麦奶", "Übung 3", "ノート 📝"]
    try sandbox.write("todos.json", Legacy.json(titles.map { .init(title: $0) }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    return sandbox
  }

  /// Everything that is sent to the terminal from now on.
  private func record(_ screen: Screen) throws -> () -> [UInt8] {
    let path = screen.sandbox.file("record")
    try screen.tmux(["pipe-pane", "-O", "exec cat >'\(path)'"])
    return { Array(screen.sandbox.read("record") ?? Data()) }
  }

  @Test(
    "Each known one shows the same picture, takes keys, and is left clean",
    arguments: [
      "vt100", "vt220", "linux", "screen", "screen-256color", "tmux", "tmux-256color",
      "xterm", "xterm-256color", "rxvt-unicode-256color",
    ])
  func kinds(type: String) throws {
    let shell = try Shell(sandbox())
    let process = try shell.startProgram("export TERM=\(type); ")
    let screen = shell.screen
    try screen.shows(">[ ]     Pay rent", "[ ]     买燕麦奶", "[ ]     ノート 📝", "1 of 4")
    try screen.press("j", "c", "d")
    try screen.type("2020-01-02")
    try screen.press("Enter")
    let rows = try screen.shows(">[ ]     买燕麦奶", "d late", "2 of 4")
    expectOneBorder(rows)
    try screen.press("x")
    try screen.shows(">[x]     买燕麦奶")
    try screen.press("q")
    // Those without a second screen still show the list then.
    try screen.wait("the end of the program") { _ in !isRunning(process) }
    #expect(try shell.status() == "0")
    #expect(shell.flags == "0 1 0")
  }

  /// The line between the panes is in the same column of each row. tmux tells of a line that was drawn from
  /// the terminal's own set by its letter in that set.
  private func expectOneBorder(
    _ rows: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = rows[1..<rows.count - 1].map { row in
      row.indices.first { row[$0] == "│" || row[$0] == "x" }.map { Columns.of(row[..<$0]) }
    }
    #expect(Set(places) == [20], sourceLocation: sourceLocation)
  }

  @Test(
    "Colours are sent only where the terminal has them and the person wants them",
    arguments: [
      ("xterm-256color", "", true), ("screen", "", true), ("vt100", "", false),
      ("xterm-256color", "1", false),
    ])
  func colours(type: String, unwanted: String, areSent: Bool) throws {
    let screen = try Screen(sandbox(), environment: ["TERM": type, "NO_COLOR": unwanted])
    let written = try record(screen)
    try screen.press("c", "d")
    try screen.type("2020-01-02")
    try screen.press("Enter")
    try screen.shows("d late")
    try screen.waitUntilQuiet()
    // Red, as ECMA-48 has it.
    #expect((written().holds("[31m") || written().holds(";31m")) == areSent)
  }

  @Test(
    "Where the locale can't show a sign a mark stands for it, nothing shifts, and the text is unharmed"
  )
  func plainLocale() throws {
    let sandbox = try sandbox()
    let screen = try Screen(sandbox, environment: ["LC_ALL": "POSIX"])
    let rows = try screen.shows(">[ ]     Pay rent", "[ ]     ? ? ? ?", "[ ]     ?bung 3")
    expectOneBorder(rows)
    try screen.press("j", "i", "End")
    try screen.type("!")
    try screen.press("Enter")
    try screen.shows("[ ]     ? ? ? ? !")
    let again = try Screen(sandbox)
    try again.shows("[ ]     买燕麦奶!", "[ ]     Übung 3", "[ ]     ノート 📝")
  }

  @Test("Vowel signs beside their letters are all there, and the caret stands behind them")
  func vowelSigns() throws {
    let screen = try Screen(sandbox())
    let title = "हिन्दी की किताब 買"
    try screen.press("a")
    try screen.paste(title)
    try screen.shows("Add: " + title)
    // A column for each letter and vowel sign, none for what joins them.
    try screen.wait("the caret") { _ in
      screen.property("#{cursor_x}") == "\(" Add: ".count + 14 + 3)"
    }
    // The last letter is one of three columns.
    try screen.press("Left", "Left", "Left", "Left")
    try screen.wait("the caret") { _ in
      screen.property("#{cursor_x}") == "\(" Add: ".count + 14 - 3)"
    }
    try screen.press("Enter")
    try screen.escape(from: "Add:")
    let rows = try screen.shows("[ ]     " + title)
    expectOneBorder(rows)
  }

  @Test(
    "A moved selection sends two rows' worth at most, a still screen nothing, and no frame begins with a blank"
  )
  func bytes() throws {
    let screen = try Screen(sandbox())
    try screen.counts(4, in: "All")
    let written = try record(screen)
    try screen.press("j")
    try screen.shows(">[ ]     买燕麦奶", "2 of 4")
    try screen.waitUntilQuiet()
    let moved = written().count
    #expect(moved > 0 && moved <= 2 * 80 + 100)
    try screen.waitUntilQuiet(milliseconds: 1_500)
    #expect(written().count == moved)

    try screen.press("/")
    try screen.type("n")
    try screen.shows("/ n", "1 of")
    try screen.escape(from: "/ n")
    try screen.press("H", "x", "u", "?")
    try screen.shows("Keys")
    try screen.escape(from: "Keys")
    for clear in ["\u{1B}[2J", "\u{1B}[J", "\u{1B}[H\u{1B}[2J"] { #expect(!written().holds(clear)) }
  }

  @Test(
    "A crash leaves the terminal clean and dies as it would have",
    arguments: [(SIGILL, 132), (SIGTRAP, 133), (SIGSEGV, 139), (SIGABRT, 134)])
  func crashes(signal: Int32, status: Int) throws {
    let shell = try Shell(sandbox())
    let before = try shell.modes()
    let process = try shell.startProgram("ulimit -c 0; export SWIFT_BACKTRACE=enable=no; ")
    try shell.screen.press("a")
    try shell.screen.type("打")
    try shell.screen.shows("Add: 打")
    kill(process, signal)
    try shell.screen.hides("Lists")
    #expect(try shell.status() == "\(status)")
    #expect(shell.flags == "0 1 0")
    #expect(try shell.modes() == before)
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return indices.contains { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }
}
