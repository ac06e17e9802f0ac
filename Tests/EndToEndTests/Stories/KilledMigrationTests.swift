import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// The program is killed while it upgrades a list: at the next start everything is there.
@Suite("A migration that is killed") struct KilledMigrationTests {
  private static let kills = 24
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
      let pair = ["main", "wanted"].map { query.replacing("$", with: $0) }
      for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        let sql = "SELECT (SELECT count(*) FROM (\(one))), count(*) FROM (\(one) EXCEPT \(other))"
        #expect(try database.lines(sql) == ["\(try database.count(other))|0"], "\(query)")
      }
    }
    return version
  }

  @Test(
    "at any moment, the file is the old list or the new one, row for row, and the next start completes it",
    arguments: [2, 3])
  func killed(version old: Int) throws {
    let schema = try #require(SchemaVersion.all.first { $0.number == old })
    let new = SchemaVersion.current.number
    // The import of folded text takes its time: fewer rows do there.
    let source = try OldList(
      version: schema, items: old < 3 ? 20_000 : 20_000, path: sandbox.file("old.db")
    ).path
    try put(source)
    let begin = Moment.now
    #expect(try start().wait() == .exit(0))
    let duration = Moment.now - begin
    let whole = sandbox.file("new.db")
    try FileManager.default.copyItem(atPath: list, toPath: whole)
    let wanted = [old: source, new: whole]
    var found: [Int: Int] = [:]
    var left: [String: Int] = [:]
    for number in 0..<Self.kills {
      try put(source)
      let process = try start()
      usleep(UInt32(duration * number * 1_200 / Self.kills))
      kill(process.id, SIGKILL)
      _ = process.wait()
      left[try FileManager.default.contentsOfDirectory(atPath: sandbox.path).filter { $0.hasPrefix("list.db") }.sorted().joined(separator: " "), default: 0] += 1
      found[try version(of: list, wanted: wanted), default: 0] += 1
      #expect(try start().wait() == .exit(0))
      #expect(try version(of: list, wanted: wanted) == new)
      let backup = "\(list).v\(old)-backup"
      #expect(try version(of: backup, wanted: wanted) == old)
      let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
      #expect(
        names.filter { $0.hasPrefix("list.db") }.sorted()
          == ["list.db", "list.db.v\(old)-backup"], "after kill \(number)")
    }
    print("KILLS", old, duration, found, left, Moment.now - begin)
  }
}

extension Database {
  /// How many rows a query has.
  fileprivate func count(_ query: String) throws -> Int {
    try integer("SELECT count(*) FROM (\(query))") ?? 0
  }

  /// Every row of a query, its columns joined by `|`.
  fileprivate func lines(_ sql: String) throws -> [String] {
    var lines: [String] = []
    try each(sql) { row in
      lines.append((0..<row.columnCount).map { row.text($0) }.joined(separator: "|"))
    }
    return lines
  }
}
