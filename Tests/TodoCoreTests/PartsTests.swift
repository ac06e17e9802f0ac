import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// What tests run in processes of their own; `OtherProcess` starts them.
@Suite("Parts", .enabled(if: OtherProcess.part != nil, "other tests start them"))
struct PartsTests {
  private let folder: String
  private var path: String { folder + "/list.db" }

  init() throws { folder = try OtherProcess.argument("FOLDER") }

  @Test("a part of a test") func run() throws {
    switch OtherProcess.part {
    case "mixed writes": try mixedWrites(try number("NUMBER"))
    case "one item": try oneItem(try number("NUMBER"))
    case "lock": try keepLocked()
    case "limited": try writeLimited()
    default: Issue.record("no such part")
    }
  }

  private func number(_ name: String) throws -> Int {
    try #require(Int(try OtherProcess.argument(name)))
  }

  private func mixedWrites(_ number: Int) throws {
    var writer = try MixedWriter(number, path: path)
    try meetOthers(2, number)
    for _ in 0..<(try self.number("WRITES")) { try writer.write() }
    #expect(writer.kinds.allSatisfy { $0 > 0 })
    let text = writer.told.joined(separator: "\n")
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/told-\(number)"))
  }

  private func oneItem(_ number: Int) throws {
    try meetOthers(try self.number("COUNT"), number)
    let store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "by \(number) 写"))
  }

  /// A program that begins to write and is stuck.
  private func keepLocked() throws {
    let database = try Database(path: path)
    try database.execute("BEGIN IMMEDIATE; UPDATE item SET title = '别人的'")
    note("locked")
    waits(for: "release")
    try database.execute("ROLLBACK")
  }

  /// Writes until no file may grow any more, looks at what is left, and goes on when they may.
  private func writeLimited() throws {
    signal(SIGXFSZ, SIG_IGN)
    let store = try TodoStore(path: path, author: Author(.window))
    var titles = try store.titles()
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let hard = limit.rlim_max
    limit.rlim_cur = 600_000
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #expect(throws: StoreError.full(path: path)) {
      for number in 0..<2_000 {
        let item = try store.add(
          TodoDraft(title: "写 \(number)", notes: String(repeating: "长", count: 500)))
        titles.append(item.title)
      }
    }
    let importer = LegacyImporter(databasePath: path, author: Author(.legacyImport))
    #expect(throws: ImportError.self) { try importer.run(file: "\(folder)/todos.json") }
    #expect(access("\(folder)/todos.json", F_OK) == 0)
    #expect(titles.count > 3)
    #expect(try store.titles() == titles)
    #expect(try store.find("写 0") == ["写 0"])
    limit.rlim_cur = hard
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    titles.append(try store.add(TodoDraft(title: "又有地方了")).title)
    #expect(try store.titles() == titles)
    #expect(try store.isSound())
    try Data(titles.joined(separator: "\n").utf8).write(to: URL(filePath: "\(folder)/told"))
  }

  private func note(_ name: String) {
    close(open("\(folder)/\(name)", O_CREAT | O_WRONLY, 0o600))
  }

  private func waits(for name: String) {
    for _ in 0..<12_000 where access("\(folder)/\(name)", F_OK) != 0 { usleep(5_000) }
  }

  /// Waits until all processes have come so far: each takes its time to start.
  private func meetOthers(_ count: Int, _ number: Int) throws {
    note("here-\(number)")
    for other in 0..<count { waits(for: "here-\(other)") }
  }
}
