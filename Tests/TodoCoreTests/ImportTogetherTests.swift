import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Two imports at once") struct ImportTogetherTests {
  let entries = LegacyEntry.numbered(0..<2_500)

  @Test("of one file: one brings everything, the other learns of it", arguments: 0..<3)
  func oneFile(round: Int) async throws {
    let world = try ImportWorld(entries)
    let (source, importer) = (world.source, world.importer())
    let reports = try await withThrowingTaskGroup(of: ImportReport?.self) { group in
      for _ in 0..<2 {
        group.addTask {
          do { return try importer.run(file: source) } catch ImportError.missing {
            // It came so late that the file had its new name already.
            return nil
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reports.compactMap { $0 }.filter { $0.added == entries.count }.count == 1)
    #expect(reports.compactMap { $0 }.filter { $0.importedByAnother }.count <= 1)
    #expect(try world.names() == ["data", "todos.imported.json"])
    let store = try world.store()
    #expect(try store.database.lines("SELECT title FROM item ORDER BY ord") == entries.map(\.title))
    #expect(try store.history(limit: 9).count == 1)
    #expect(try store.isSettled())
  }

  @Test("of two files into a list that neither has seen: both are there, each in its order")
  func twoFiles() async throws {
    let world = try ImportWorld()
    let importer = world.importer()
    let parts = [Array(entries[..<1_200]), Array(entries[1_200...])]
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, part) in parts.enumerated() {
        let path = world.folder.file("\(number).json")
        try Data(part.json.utf8).write(to: URL(filePath: path))
        group.addTask { try importer.run(file: path).added }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(counts == Set(parts.map(\.count)))
    let store = try world.store()
    let titles = try store.database.lines("SELECT title FROM item ORDER BY ord")
    for part in parts {
      let titlesOfPart = Set(part.map(\.title))
      #expect(titles.filter(titlesOfPart.contains) == part.map(\.title))
    }
    #expect(try store.isSettled())
  }

  @Test("one that waits for another can be cancelled")
  func cancelled() throws {
    let world = try ImportWorld(entries)
    let lock = open(world.source, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    var looks = 0
    #expect(throws: ImportError.cancelled) {
      try world.run { _ in
        looks += 1
        return looks < 3
      }
    }
    #expect(access(world.list, F_OK) != 0)
    // The list's own lock, which an import of another file holds.
    flock(lock, LOCK_UN)
    _ = try world.store()
    let other = try #require(try ImportLock(database: world.list))
    looks = 0
    #expect(throws: ImportError.cancelled) {
      try world.run { _ in
        looks += 1
        return looks < 4
      }
    }
    #expect(try world.store().importedRows().isEmpty)
    withExtendedLifetime(other) {}
  }
}
