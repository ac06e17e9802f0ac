import FoundationEssentials
import Testing

/// Text and bytes that want to drive the terminal or the program.
@Suite("Hostile bytes") struct HostileBytesTests {
  private static let titles = [
    "\u{1B}]52;c;T1dORUQ=\u{07}clipboard", "\u{1B}]0;OWNED\u{1B}\\window title",
    "\u{1B}[2J\u{1B}[31mcleared",
    "\u{1B}[6n\u{1B}[c\u{1B}Z report", "\u{9B}31mC1 \u{9D}0;OWNED\u{9C}",
    "bell\u{07}\u{08}\u{08}\rover",
    "\u{1B}]8;;http://evil\u{1B}\\link", "del\u{7F}\u{00}nul", "换行\n第二行\t制表",
  ]

  @Test("Titles from a file are never written raw to the terminal")
  func titles() throws {
    let sandbox = Sandbox()
    try sandbox.write("todos.json", Legacy.json(Self.titles.map { .init(title: $0) }))
    let run = try Command(["--import-legacy", "todos.json"], in: sandbox)
    #expect(run.outputLines.first == "imported todos.json: 9 records, 9 new")
    let shell = try Shell(sandbox)
    let screen = shell.screen
    let record = sandbox.file("record")
    try screen.tmux(["pipe-pane", "-O", "exec cat >'\(record)'"])
    let name = screen.property("#{pane_title}")
    _ = try shell.startProgram()
    try screen.shows("clipboard", "第二行", "1 of 9")
    for _ in Self.titles {
      // Row, form, line, group question, status line: each shows the title in its own way.
      try screen.press("e")
      try screen.escape(from: ">Title")
      try screen.press("c", "d")
      try screen.escape(from: "Due \"")
      try screen.press("c", "g")
      try screen.escape(from: "Move \"")
      try screen.press("x")
      try screen.shows("done \"")
      try screen.press("j")
    }
    try screen.shows("9 of 9")
    try screen.resize(200, 50)
    try screen.shows("Created")
    try screen.press("g", "g", "d", "d")
    try screen.shows("deleted \"")
    #expect(screen.property("#{pane_title}") == name)
    try screen.press("q")
    try screen.hides("Lists")
    #expect(try shell.status() == "0")

    let written = Array(sandbox.read("record") ?? Data())
    #expect(written.count > 10_000)
    let raw: [[UInt8]] = [
      [0x07], [0x1B, 0x5D], [0x1B, 0x5A], [0x7F], Array("\u{1B}[6n".utf8),
      Array("\u{1B}[31mc".utf8),
      [0xC2, 0x9B], [0xC2, 0x9D], [0xC2, 0x9C], Array("nul\u{08}".utf8),
    ]
    for bytes in raw { #expect(!written.contains(bytes), "\(bytes) was written") }
  }

  /// What terminals send without being asked, and what tears on the way.
  private static let garbage: [[UInt8]] = [
    Array("\u{1B}[200;5~\u{1B}[57441;5u\u{1B}OZ\u{1B}[I\u{1B}[O".utf8),
    Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?1;2c\u{1B}P1$r0m\u{1B}\\".utf8),
    Array("\u{1B}[<0;300;99M\u{1B}[<0;300;99m\u{1B}[<64;1;1M\u{1B}[<65;1;1M".utf8),
    [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFF], Array("\u{1B}[38;5;99999999999999999999q".utf8),
    Array("\u{1B}_Gi=31;dd\u{1B}\\".utf8),
    Array("\u{1B}[1;5Q\u{1B}[24;8~\u{1B}[E".utf8), Array("\u{1B}[\u{1B}[\u{1B}[?".utf8),
    [0xC3, 0x28, 0xFF, 0xFE, 0x80],
  ]

  @Test("Unknown sequences type nothing and run nothing, in the list, the search box and the form")
  func garbage() throws {
    let sandbox = Sandbox()
    try sandbox.write("todos.json", Legacy.json((1...5).map { .init(title: "第\($0)件事") }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    let screen = try Screen(sandbox)
    try screen.counts(5, in: "All")
    try screen.press("j", "j")
    try screen.shows(">[ ]     第3件事")
    // Undecodable bytes may show as signs where text is typed, so they go to the list only.
    try sendAll(Self.garbage, to: screen, andThen: ("k", ">[ ]     第2件事"))
    try screen.press("/")
    try screen.shows("/ ", "Enter ok")
    try sendAll(Self.garbage.dropLast(), to: screen, andThen: ("第", "/ 第 "))
    try screen.shows(">[ ]     第1件事", "1 of 5")
    try screen.press("Enter")
    try screen.escape(from: "/ 第")
    try screen.press("e")
    try screen.shows(">Title     第1件事")
    try sendAll(Self.garbage.dropLast(), to: screen, andThen: ("！", ">Title     第1件事！"))
    try screen.press("Enter")
    try screen.shows(">[ ]     第1件事！", "第5件事", "1 of 5")
  }

  /// Each piece arrives by itself; a pause ends what tears.
  private func sendAll(
    _ pieces: some Sequence<[UInt8]>, to screen: Screen, andThen last: (key: String, shows: String)
  ) throws {
    // The last row may say that a key does nothing.
    let before = screen.rows.dropLast()
    for piece in pieces {
      try screen.send(piece)
      // A sequence that never ends waits for its end for half a second.
      try screen.waitUntilQuiet()
      let now = screen.rows.dropLast()
      #expect(now.joined(separator: "\n") == before.joined(separator: "\n"), "\(piece)")
    }
    try screen.type(last.key)
    try screen.shows(last.shows)
  }

  @Test(
    "A bracketed paste is text: a question over the list, one line in a line, lines in the notes")
  func paste() throws {
    let screen = try Screen(Sandbox())
    let lines = "第一行\r\nq\ndd\n\u{1B}[31mred"
    try screen.paste(lines)
    try screen.shows("Add 4 items, one for each pasted line?", " > Add 4 items")
    try screen.press("Enter")
    try screen.shows("[ ]     第一行", "[ ]     q", "[ ]     dd", "red", "4 of 4")
    try screen.press("/")
    try screen.paste("第一")
    try screen.shows("/ 第一", "1 of 1")
    try screen.press("Enter")
    try screen.escape(from: "/ 第一")
    try screen.press("g", "g", "e")
    try screen.shows(">Title     第一行")
    try screen.paste("\nq\n")
    try screen.shows(">Title     第一行 q")
    try screen.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab")
    try screen.shows(">Notes")
    try screen.paste("甲\nq\n乙")
    try screen.shows(">Notes     甲", "           q", "           乙")
    try screen.press("F2")
    try screen.shows(">[ ]     第一行 q", "4")
    try screen.killAndRestart()
    try screen.press("e")
    try screen.shows(">Title     第一行 q", " Notes     甲", "           乙")
  }
}

extension [UInt8] {
  fileprivate func contains(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: bytes) }
  }
}
