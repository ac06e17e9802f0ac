import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("A dry run of an import") struct ImportPlanTests {
  var entries = LegacyEntry.numbered(0..<8)

  /// The bytes of every file in the folders of a world but one: where SQLite keeps who reads what, which is no
  /// content.
  private func bytes(_ world: ImportWorld) throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: world.folder.path)
    where !name.hasSuffix("-shm") {
      found[name] = fingerprint(world.folder.file(name))
    }
    return found
  }

  /// A list with one row of every kind, and a file for it.
  private mutating func mixedWorld() throws -> ImportWorld {
    let world = try ImportWorld(entries)
    try world.run()
    let store = try world.store()
    _ = try store.update(entries[1].id, ItemPatch(title: "mine"))
    _ = try store.delete(entries[3].id)
    entries[0].title = "theirs"
    entries.append(contentsOf: LegacyEntry.numbered(8..<10))
    try world.put(entries + entries.prefix(2))
    return world
  }

  @Test("without a list it counts all as new, and makes none")
  func noList() throws {
    let world = try ImportWorld(entries + entries.prefix(3))
    let before = try bytes(world)
    let report = try world.importer().plan(file: world.source)
    #expect(report.counts == ["added": 8, "duplicates": 3] && report.addsUp)
    #expect(report.renamedTo == nil)
    #expect(try bytes(world) == before && before.count == 1)
    #expect(try world.run().counts == report.counts)
  }

  @Test("it says what the real run then does, and writes nothing", arguments: [false, true])
  mutating func numbers(restoringDeleted: Bool) throws {
    let world = try mixedWorld()
    let importer = world.importer(restoringDeleted: restoringDeleted)
    let before = try bytes(world)
    let plan = try importer.plan(file: world.source)
    #expect(
      plan.counts == [
        "added": 2, "updated": 1, "kept": 1, "unchanged": 5, "duplicates": 2,
        restoringDeleted ? "restored" : "stayedDeleted": 1,
      ])
    #expect(plan.addsUp)
    #expect(try bytes(world) == before)
    #expect(try importer.plan(file: world.source).counts == plan.counts)
    #expect(try importer.run(file: world.source).counts == plan.counts)
  }

  @Test("beside an open window it reads what is not in the main file yet, and leaves all as it is")
  mutating func openWindow() throws {
    let world = try mixedWorld()
    let window = try world.store()
    _ = try window.update(entries[4].id, ItemPatch(title: "just now"))
    #expect(access(world.list + "-wal", F_OK) == 0)
    let before = try bytes(world)
    let plan = try world.importer().plan(file: world.source)
    #expect(plan.kept == 2)
    #expect(try bytes(world) == before)
    #expect(try window.titles().contains("just now"))
    #expect(try world.run().counts == plan.counts)
  }

  @Test("a fault, a missing file and a list that is none are told as by the real run")
  func faults() throws {
    let world = try ImportWorld()
    #expect(throws: ImportError.missing(path: world.source)) {
      try world.importer().plan(file: world.source)
    }
    try world.put("[1]")
    #expect(
      throws: ImportError.fault(path: world.source, LegacyFault(.notAnObject, record: 1))
    ) { try world.importer().plan(file: world.source) }
    try world.put(entries)
    mkdir(world.folder.file("data"), 0o700)
    try Data("no database".utf8).write(to: URL(filePath: world.list))
    let before = try bytes(world)
    for isPlan in [true, false] {
      let error = #expect(throws: ImportError.self) {
        isPlan ? try world.importer().plan(file: world.source) : try world.run()
      }
      guard case .store(.notAList)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(try bytes(world) == before)
  }

  @Test("a list of an older version is told apart, and not migrated")
  func older() throws {
    let world = try ImportWorld(entries)
    mkdir(world.folder.file("data"), 0o700)
    try Fixture(version: .v2).write(to: world.list)
    let before = try bytes(world)
    #expect(throws: ImportError.store(.olderSchema(path: world.list, found: 2))) {
      try world.importer().plan(file: world.source)
    }
    #expect(try bytes(world) == before)
  }
}
