import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// The program is killed while it upgrades a list: at the next start everything is there.
@Suite("A migration that is killed") struct KilledMigrationTests {
  private static let kills = 20
  private let sandbox = Sandbox()
  private var list: String { sandbox.file("list.db") }

  /// Starts the program on the list; an empty import opens it without a terminal.
  private func start() throws -> ChildProcess {
    try ChildProcess(
      [RunFolder.shared.products + "/mytodo", "--db", list, "--import-legacy"]
        + [try sandbox.write("empty.json", "[]")],
      environment: sandbox.environment, folder: sandbox.path, output: -1, errors: -1)
  }

  /// A file system's copy of a list that nobody has open.
  private func put(_ source: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
    where name.hasPrefix("list.db") || name.hasPrefix("empty") {
      unlink(sandbox.file(name))
    }
    try FileManager.default.copyItem(atPath: source, toPath: list)
  }

  /// The version of a list, which must hold row for row what the list of that version among `wanted` holds.
  private func version(of path: String, wanted: [Int: String]) throws -> Int {
    let database = try Database(path: path)
    let version = try #require(try database.integer("PRAGMA user_version"))
    let reference = try #require(wanted[version], "version \(version)")
    #expect(try database.text("PRAGMA quick_check") == "ok")
    try database.run("ATTACH ? AS wanted", .text(reference))
    for query in OldList.content(of: version) {
      let (here, there) = (query.replacing("$", with: "main"), query.replacing("$", with: "wanted"))
      // No row is there twice, so as many rows and none that is not wanted are the same rows.
      #expect(try database.count(here) == database.count(there), "\(query)")
      #expect(try database.count("\(here) EXCEPT \(there)") == 0, "\(query)")
    }
    return version
  }

  @Test(
    "at any moment, the file is the old list or the new one, row for row, and the next start completes it",
    arguments: [2, 3])
  func killed(version old: Int) throws {
    let schema = try #require(SchemaVersion.all.first { $0.number == old })
    let new = SchemaVersion.current.number
    // From version 2 every row is read and written anew: fewer take as long.
    let source = sandbox.file("old.db")
    try OldList.write(schema, items: old < 3 ? 4_000 : 8_000, to: source)
    try put(source)
    let begin = Moment.now
    #expect(try start().wait() == .exit(0))
    let duration = Moment.now - begin
    let whole = sandbox.file("new.db")
    try FileManager.default.copyItem(atPath: list, toPath: whole)
    let wanted = [old: source, new: whole]
    for number in 0..<Self.kills {
      try put(source)
      let process = try start()
      usleep(UInt32(duration * number * 1_500 / Self.kills))
      kill(process.id, SIGKILL)
      _ = process.wait()
      _ = try version(of: list, wanted: wanted)
      #expect(try start().wait() == .exit(0))
      #expect(try version(of: list, wanted: wanted) == new)
      if number % 6 == 0 {
        #expect(try version(of: "\(list).v\(old)-backup", wanted: wanted) == old)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
      #expect(
        names.filter { $0.hasPrefix("list.db") }.sorted()
          == ["list.db", "list.db.v\(old)-backup"], "after kill \(number)")
    }
  }
}

extension Database {
  /// How many rows a query has.
  fileprivate func count(_ query: String) throws -> Int {
    try integer("SELECT count(*) FROM (\(query))") ?? 0
  }
}
