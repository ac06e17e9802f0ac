import FoundationEssentials
import Glibc
import Testing

/// Undo of an import that takes seconds, and what else keeps a list from being written.
@Suite("Long work and others' locks") struct LongWorkTests {
  private static let count = 20_000

  /// A window that has imported a large file.
  private func window() throws -> Screen {
    let sandbox = Sandbox()
    try sandbox.write(
      "data/mytodo/todos.json",
      Legacy.json((0..<Self.count).map { Legacy.Record(title: "第\($0)件事 task") }))
    chmod(sandbox.file("data/mytodo"), 0o700)
    let screen = try Screen(sandbox, 100, 16)
    for _ in 0..<5 where !screen.rows.joined().contains("imported") {
      _ = try? screen.waitUntilQuiet()
    }
    try screen.shows("imported \(Self.count.onScreen) items from todos.json, u undoes")
    return screen
  }

  @Test("The list is usable while a large step is undone, and Esc takes the undo back")
  func undo() throws {
    let screen = try window()
    try screen.press("u")
    try screen.shows(
      "undoing", "%, Esc cancels: import \"todos.json\" (\(Self.count.onScreen) items)")
    try screen.press("j")
    try screen.shows(">[ ]     第1件事 task", "2 of \(Self.count.onScreen)")
    try screen.press("x")
    try screen.shows("busy: undoing import", ">[ ]     第1件事 task")
    let other = try Screen(screen.sandbox)
    try other.shows("第0件事 task")
    try screen.press("Escape")
    try screen.shows("cancelled: nothing was undone")
    try screen.shows(">[ ]     第1件事 task", "2 of \(Self.count.onScreen)")
    try screen.counts(Self.count, in: "All")

    try screen.press("u")
    try screen.shows("undone: import \"todos.json\" (\(Self.count.onScreen) items), U redoes")
    try screen.counts(0, in: "All")
    try other.counts(0, in: "All")
    try screen.press("U")
    try screen.shows("done again: import")
    try screen.counts(Self.count, in: "All")
    try screen.press("x")
    try screen.shows("done \"第0件事 task\"")
  }

  @Test("Who quits, is killed or is ended in the middle loses nothing")
  func leave() throws {
    let screen = try window()
    for how in ["quit", "kill", "terminate"] {
      try screen.press("u")
      if how != "quit" {
        // After a restart it is another window's.
        try screen.shows(" > Undo it")
        try screen.press("y")
      }
      try screen.shows("undoing")
      switch how {
      case "quit":
        try screen.press("q")
        try screen.shows("busy: undoing")
        try screen.press("Escape")
        try screen.wait("that it is cancelled") { rows in
          rows.contains { $0.contains("cancelling: undoing") || $0.contains("cancelled: nothing") }
        }
        try screen.press("q")
      case "kill": kill(screen.processID, SIGKILL)
      default: kill(screen.processID, SIGTERM)
      }
      try screen.waitForEnd()
      try screen.restart()
      try screen.counts(Self.count, in: "All")
    }
    try screen.press("x")
    try screen.shows("done \"第0件事 task\"")
  }

  @Test("A program that is stuck in a write: it is waited for till Esc, and the window goes on")
  func stuck() throws {
    let screen = try Screen(Sandbox(), 100, 16)
    try screen.press("a")
    for title in ["牛奶", "bread"] {
      try screen.type(title)
      try screen.press("Enter")
    }
    try screen.shows("added \"bread\"")
    try screen.press("Enter", "g", "g")
    let lock = WriteLock(on: screen.sandbox.database)
    try screen.press("x")
    try screen.shows("waiting, Esc gives up: another window", ">[ ]     牛奶")
    try screen.press("Escape")
    try screen.shows(
      "not saved, nothing is lost; try again: another window", ">[ ]     牛奶")
    try screen.press("j", "/")
    try screen.type("bre")
    try screen.shows("/ bre", ">[ ]     bread", "1 of 1")
    // The search is to be remembered, which has to wait too.
    try screen.press("Enter", "i")
    try screen.type(" 两个")
    try screen.press("Enter")
    try screen.shows("waiting, Esc gives up", "bread 两个")
    try screen.press("Escape")
    try screen.shows("not saved, nothing is lost", "bread 两个")
    let run = try Command(
      ["--import-legacy", try screen.sandbox.write("old.json", Legacy.json([.init(title: "旧")]))],
      in: screen.sandbox)
    #expect(run.ending == .exit(1) && run.errorLines.count == 1)
    #expect(screen.sandbox.read("old.json") != nil)
    lock.release()
    try screen.press("Enter")
    try screen.shows("saved \"bread 两个\"")
    let second = WriteLock(on: screen.sandbox.database)
    // Who leaves behind a key that could not be done is told first.
    try screen.press("x", "q")
    try screen.shows("not saved, nothing is lost")
    try screen.press("q")
    try screen.waitForEnd()
    second.release()
  }

  @Test("Files that may not grow are a full disk: one line, what was typed stays, then it goes on")
  func limited() throws {
    let screen = try Screen(Sandbox(), 100, 16)
    try screen.press("a")
    try screen.type("牛奶")
    try screen.press("Enter")
    try screen.shows("added \"牛奶\"")
    try screen.press("Enter")
    try setLimit(of: screen.processID, 500_000)
    let lines = (1...400).map { "第\($0)件事 " + String(repeating: "长", count: 60) }
    try screen.paste(lines.joined(separator: "\n") + "\n")
    try screen.shows("Add 400 items")
    try screen.press("Enter")
    try screen.shows("not saved: no room left for", "Add 400 items", ">[ ]     牛奶", "1 of 1")
    try setLimit(of: screen.processID, nil)
    try screen.press("Enter")
    try screen.shows("added 400 items", "1 of 401")
    try screen.killAndRestart()
    try screen.counts(401, in: "All")
    try screen.shows(">[ ]     牛奶")
  }

  /// How large a file that the process writes may become; `nil` takes the limit off.
  private func setLimit(of process: pid_t, _ bytes: Int?) throws {
    let value = bytes.map(String.init) ?? "unlimited"
    let prlimit = try ChildProcess(
      ["/usr/bin/prlimit", "--pid", "\(process)", "--fsize=\(value):unlimited"], environment: [:],
      folder: "/", output: -1, errors: -1)
    #expect(prlimit.wait() == .exit(0))
  }
}
