import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Two writers") struct TwoWritersTests {
  @Test("mixed writes of two processes: everything that was acknowledged is there, nothing else is")
  func mixed() throws {
    // What is tested is who sees what, not the disk, which would have to sync ten thousand commits.
    let folder = try TemporaryFolder(inMemory: true)
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    for name in ["Work", "家"] { _ = try store.addGroup(named: name) }
    let shared = try store.add(TodoDraft(title: "shared"))
    let writers = try (0..<2).map {
      try OtherProcess("mixed writes", ["NUMBER": "\($0)", "WRITES": "5000"], folder: folder)
    }
    for writer in writers { writer.join() }
    let told = try (0..<2).flatMap { number in
      let data = FileManager.default.contents(atPath: folder.file("told-\(number)"))
      return String(decoding: try #require(data), as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
    var found = Set<String>()
    for item in try store.page(TodoQuery(), at: .start, before: 0, after: 20_000).rows.map(\.item) {
      if item.id == shared.id {
        found.formUnion(["shared 0 \(item.title)", "shared 1 \(item.notes)"])
      } else {
        found.insert(MixedWriter.line(item))
      }
    }
    #expect(found.count > 500)
    #expect(found.symmetricDifference(told) == [])
    #expect(try store.isSound())
    #expect(try Doctor(path: path).examine() == [])
  }

  @Test(
    "ten processes at once on a file that is not there yet, or of an old version",
    arguments: [0, 2])
  func race(version: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    if version == 2 { try Fixture(version: .v2).write(to: path) }
    let others = try (0..<10).map {
      try OtherProcess("one item", ["NUMBER": "\($0)", "COUNT": "10"], folder: folder)
    }
    for other in others { other.join() }
    let store = try TodoStore(path: path, author: Author(.window))
    let titles = try store.titles(TodoQuery(search: "by"))
    #expect(titles.sorted() == (0..<10).map { "by \($0) 写" })
    #expect(try store.count(TodoQuery()) == (version == 2 ? 29 : 10))
    #expect(try store.isSound())
    guard version == 2 else { return }
    let copy = try Database(path: Migrator.copyPath(for: path, version: 2), readOnly: true)
    #expect(try copy.integer("PRAGMA user_version") == 2)
  }
}
