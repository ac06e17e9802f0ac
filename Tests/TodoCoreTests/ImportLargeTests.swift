import Dispatch
import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import TodoCore

@Suite("A large import goes piece by piece") struct ImportLargeTests {
  /// Enough for several pieces.
  static let some = 6_000
  static let many = 21_000

  @Test("others write meanwhile and never find the list busy; then it is one step, and sound")
  func pieces() throws {
    let entries = LegacyEntry.numbered(0..<Self.many)
    let world = try ImportWorld(entries)
    let mine = try world.store()
    let theirs = try world.store()
    var others: [String] = []
    // Between two pieces, where the importer asks whether to go on, the list is free.
    let report = try world.importer().run(file: world.source) { progress in
      guard progress.phase == .saving else { return true }
      let title = "other \(others.count)"
      if (try? theirs.add(TodoDraft(title: title))) != nil { others.append(title) }
      return true
    }
    #expect(report.counts == ["added": Self.many])
    #expect(others.count > 3)
    #expect(try mine.find("other") == others)
    #expect(try mine.count(TodoQuery()) == Self.many + others.count)
    #expect(try mine.find("task 20999") == ["task 20999 买牛奶"])
    #expect(try mine.count(TodoQuery(search: "牛")) == Self.many)
    let order = try mine.database.lines(
      "SELECT title FROM item WHERE title LIKE 'task %' ORDER BY ord")
    #expect(order == entries.map(\.title))
    #expect(try mine.database.integer("SELECT count(DISTINCT piece) FROM step_part") ?? 0 > 5)
    #expect(try mine.isSettled())
    let steps = try mine.history(limit: 10_000).filter { $0.action == .importLegacy }
    #expect(steps.map(\.count) == [Self.many])
    try undo(world, keeping: others)
  }

  @Test("whoever waits for the list gets it between two pieces")
  func waiting() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<Self.some))
    let (source, importer) = (world.source, world.importer())
    let store = try world.store()
    let ending = Mutex<Result<ImportReport, any Error>?>(nil)
    let importing = DispatchGroup()
    // A thread of its own, however many other tests are waiting for one.
    DispatchQueue(label: "import").async(group: importing) {
      let result = Result { try importer.run(file: source) }
      ending.withLock { $0 = result }
    }
    var titles: [String] = []
    while importing.wait(timeout: .now() + .milliseconds(2)) == .timedOut {
      titles.append("other \(titles.count)")
      _ = try store.add(TodoDraft(title: titles.last ?? ""))
    }
    #expect(try ending.withLock { try $0?.get().added } == Self.some)
    #expect(try store.find("other") == titles)
    #expect(try store.count(TodoQuery()) == Self.some + titles.count)
    #expect(try store.isSettled())
  }

  /// One undo takes all of the import, and nothing of the others.
  private func undo(_ world: ImportWorld, keeping others: [String]) throws {
    let importer = try TodoStore(path: world.list, author: world.author)
    #expect(try importer.undo(.own)?.count == Self.many)
    #expect(try importer.titles() == others)
    #expect(try importer.database.integer("SELECT count(*) FROM import_base") == 0)
    #expect(try importer.isSettled())
  }

  @Test("cancelled halfway, everything is taken back, and the file is as it was")
  func cancelled() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<Self.some))
    _ = try world.store().add(TodoDraft(title: "mine"))
    let before = (try world.store().importedRows(), fingerprint(world.source))
    #expect(throws: ImportError.cancelled) { try world.run { $0.done < 3_000 } }
    let store = try world.store()
    #expect(try store.importedRows() == before.0)
    #expect(try store.history(limit: 9).count == 1)
    #expect(try store.isSettled())
    #expect(fingerprint(world.source) == before.1)
    let names = try FileManager.default.contentsOfDirectory(atPath: world.folder.file("data"))
    #expect(names.sorted() == ["list.db", "list.db-shm", "list.db-wal"])
  }

  @Test("what is remembered of the records comes last; cancelled meanwhile, all is taken back")
  func cancelledWhileRemembering() throws {
    let entries = LegacyEntry.numbered(0..<Self.some)
    let world = try ImportWorld(entries)
    let window = try world.store()
    var remembered: [Int] = []
    #expect(throws: ImportError.cancelled) {
      try world.run { progress in
        guard progress.phase == .saving, progress.done == Self.some else { return true }
        let count = try? window.database.integer("SELECT count(*) FROM import_base")
        remembered.append(count ?? -1)
        return remembered.count < 2
      }
    }
    #expect(remembered.first == 0 && remembered.last ?? 0 > 0)
    #expect(try window.importedRows().isEmpty && window.isSettled())
    // The next import makes it good, and one after that finds everything as it was.
    try world.run()
    #expect(try window.database.integer("SELECT count(*) FROM import_base") == Self.some)
    let again = try world.run(entries)
    #expect(again.counts == ["unchanged": Self.some])
    #expect(try window.history(limit: 9).count == 1)
  }

  @Test("cancelled while it reads back, everything is taken back too")
  func cancelledLate() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<Self.some))
    #expect(throws: ImportError.cancelled) {
      try world.run { $0.phase != .verifying || $0.done == 0 }
    }
    let store = try world.store()
    #expect(try store.importedRows().isEmpty && store.isSettled())
  }

  @Test("what another window has made of an item meanwhile stays when the rest is taken back")
  func editedMeanwhile() throws {
    let entries = LegacyEntry.numbered(0..<Self.some)
    let world = try ImportWorld(entries)
    let window = try world.store()
    #expect(throws: ImportError.cancelled) {
      try world.run { progress in
        guard progress.done > 3_000 else { return true }
        _ = try? window.update(entries[10].id, ItemPatch(title: "mine now"))
        _ = try? window.update(entries[20].id, ItemPatch(tags: ["mine"]))
        _ = try? window.delete(entries[30].id)
        return false
      }
    }
    #expect(try window.titles() == ["mine now", "task 20 买牛奶"])
    #expect(try window.find("mine") == ["mine now", "task 20 买牛奶"])
    #expect(try window.isSettled())
    let report = try world.run()
    #expect(report.addsUp && report.kept == 1 && report.unchanged == 1)
    #expect(try window.item(entries[10].id)?.title == "mine now")
    #expect(try window.item(entries[20].id)?.tags == ["mine"])
  }

  @Test("progress never goes back within a phase, and tells the total")
  func progress() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<Self.some))
    var seen: [ImportProgress] = []
    try world.run {
      seen.append($0)
      return true
    }
    #expect(seen.first?.phase == .reading)
    for phase in [ImportProgress.Phase.saving, .verifying] {
      let done = seen.filter { $0.phase == phase }.map(\.done)
      #expect(done.count > 2 && done == done.sorted() && done.first == 0)
    }
    #expect(seen.filter { $0.phase != .reading }.allSatisfy { $0.total == Self.some })
    #expect(!seen.contains { $0.phase == .takingBack })
  }
}
