import FoundationEssentials
import Testing

/// A database that must not be opened is told on a terminal that nothing has touched, and keeps its bytes.
@Suite("A database that must not be opened") struct BadDatabaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What happens to the bytes of a good one.
    let spoil: @Sendable (inout [UInt8]) -> Void
    /// What is said of the path.
    let message: String

    var testDescription: String { name }
  }

  private static let backup =
    "and was left as it is: put a backup in its place or use another file with --db"

  private static let cases = [
    // The numbers stand at fixed places of the header, see SQLite's "Database File Format".
    Case(
      name: "of a newer version", spoil: { $0.replaceSubrange(60..<64, with: [0, 0, 0, 99]) },
      message: "has version 99, this program knows up to 4: "
        + "install a newer mytodo or use another file with --db"),
    Case(
      name: "of another program", spoil: { $0.replaceSubrange(68..<72, with: [1, 2, 3, 4]) },
      message: "belongs to another program; use another file with --db"),
    Case(
      name: "cut off", spoil: { $0.removeLast($0.count / 2) },
      message: "is damaged (it should have # bytes and has ##) \(backup)"),
    Case(
      name: "a letter", spoil: { $0 = Array("Dear database, how are you?\n".utf8) },
      message: "is not a mytodo list and was left as it is: use another file with --db "
        + "or, if it was one, put a backup in its place"),
    Case(
      name: "overwritten", spoil: { $0 = $0[..<4096] + $0[4096...].map { _ in 0xA5 } },
      message: "is damaged (database disk image is malformed) \(backup)"),
  ]

  /// The database of a list with one item.
  private func makeGood(in sandbox: Sandbox) throws -> [UInt8] {
    try sandbox.write("todos.json", Legacy.json([.init(title: "买燕麦奶")]))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    return Array(sandbox.read("data/mytodo/mytodo.db") ?? Data())
  }

  @Test("is named with the way out, and left alone", arguments: cases)
  func refused(_ bad: Case) throws {
    let sandbox = Sandbox()
    let good = try makeGood(in: sandbox)
    var bytes = good
    bad.spoil(&bytes)
    try sandbox.write("data/mytodo/mytodo.db", bytes)
    let file = try sandbox.write("more.json", Legacy.json([.init(title: "more")]))
    let before = sandbox.everything()

    let message = bad.message.replacing("##", with: "\(bytes.count)")
      .replacing("#", with: "\(good.count)")
    let line = "mytodo: \(sandbox.database) \(message)"
    let window = try Command([], in: sandbox, surroundings: .terminal)
    #expect(window.ending == .exit(1))
    #expect(window.errors == line + "\n")
    #expect(window.screen == [])
    let command = try Command(["--import-legacy", file], in: sandbox)
    #expect(command.ending == .exit(1))
    #expect(command.errors == line + "; nothing was imported\n")
    #expect(command.output == "")
    #expect(sandbox.everything() == before)

    // The way out that the line names works.
    let screen = try Screen(sandbox, running: .program(["--db", sandbox.file("other.db")]))
    try screen.shows("Nothing here yet")
    #expect(sandbox.everything().filter { !$0.key.hasPrefix("other.db") } == before)
  }

  @Test("A folder in its place is named")
  func folder() throws {
    let sandbox = Sandbox()
    try sandbox.write("data/mytodo/mytodo.db/keep", "here")
    let before = sandbox.everything()
    let window = try Command([], in: sandbox, surroundings: .terminal)
    #expect(window.ending == .exit(1))
    #expect(
      window.errors
        == "mytodo: \(sandbox.database) is not a file; use another one with --db\n")
    #expect(sandbox.everything() == before)
  }
}
