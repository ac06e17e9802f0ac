import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("An import that fails or is killed leaves nothing") struct ImportFailureTests {
  let entries = LegacyEntry.numbered(0..<2_500)
  let world: ImportWorld

  init() throws { world = try ImportWorld(entries) }

  /// Writes the first pieces of an import and goes away, as a killed process does.
  private func abandon(after pieces: Int = 2) throws {
    let run = try ImportRun(try world.store())
    let legacy = try LegacyRecords(Data(entries.json.utf8))
    let writer = ImportWriter(
      store: run.store, restoreDeleted: false, now: Date(), total: entries.count)
    let seq = try run.begin(StepNote(action: .importLegacy))
    var left = pieces
    #expect(throws: StoreError.cancelled) {
      try run.write(legacy.records, to: seq, with: writer) { _ in
        left -= 1
        return left >= 0
      }
    }
  }

  @Test("what a killed import has written is in no history, and goes when asked for")
  func takenBack() throws {
    _ = try world.store().add(TodoDraft(title: "mine"))
    let before = try world.store().importedRows()
    try abandon()
    let store = try world.store()
    #expect(try store.count(TodoQuery()) > 1_000)
    #expect(try store.history(limit: 9).count == 1)
    #expect(try TextIndex.mergesOnDemand(store.database))
    #expect(try world.importer().takeBackAbandoned())
    #expect(try store.importedRows() == before)
    #expect(try store.isSettled())
    #expect(try !world.importer().takeBackAbandoned())
  }

  @Test("a new import takes back a killed one and completes; no item twice, none lost")
  func completed() throws {
    try abandon()
    #expect(try world.run().counts == ["added": entries.count])
    let store = try world.store()
    #expect(try store.database.lines("SELECT title FROM item ORDER BY ord") == entries.map(\.title))
    #expect(try store.history(limit: 9).count == 1)
    #expect(try store.isSettled())
  }

  @Test("killed twice, also while it was being taken back")
  func killedAgain() throws {
    try abandon()
    // The last piece is gone already, its entry too.
    let run = try ImportRun(try world.store())
    try run.store.writeUnrecorded { () throws(StoreError) in
      try run.store.apply(1, pieces: [1], inverted: true, .keepingLaterChanges)
      try run.store.database.run("DELETE FROM step_part WHERE piece = 1")
    }
    try abandon(after: 1)
    #expect(try world.run().counts == ["added": entries.count])
    #expect(try world.store().isSettled())
  }

  @Test("while an import runs, nobody takes it back")
  func running() throws {
    let importer = world.importer()
    var answers: [Bool] = []
    try world.run { progress in
      if progress.phase != .reading { answers += [(try? importer.takeBackAbandoned()) ?? true] }
      return true
    }
    #expect(answers.count > 2 && !answers.contains(true))
    #expect(try world.store().count(TodoQuery()) == entries.count)
  }

  @Test("a full disk in the middle is told, and nothing is left", arguments: [0, 1])
  func full(extra: Int) throws {
    let store = try world.store()
    _ = try store.add(TodoDraft(title: "mine"))
    let before = try store.importedRows()
    let run = try ImportRun(store)
    let pages = try #require(try store.database.integer("PRAGMA page_count"))
    // Room for a piece or none.
    try store.database.execute("PRAGMA max_page_count = \(pages + 20 + extra * 150)")
    let legacy = try LegacyRecords(Data(entries.json.utf8))
    let writer = ImportWriter(
      store: store, restoreDeleted: false, now: Date(), total: entries.count)
    let seq = try run.begin(StepNote(action: .importLegacy))
    #expect(throws: StoreError.full(path: world.list)) {
      try run.write(legacy.records, to: seq, with: writer) { _ in true }
    }
    // To take a piece back needs some room too, how much depends on where the pieces ended.
    try store.database.execute("PRAGMA max_page_count = 1000000")
    try run.takeBack(seq)
    #expect(try store.importedRows() == before)
    #expect(try store.isSettled())
    #expect(try world.run().counts == ["added": entries.count])
  }

  static let spoilers = [
    ("AFTER", "UPDATE item SET title = 'x' WHERE id = new.id"),
    ("AFTER", "UPDATE item SET done = 1 - done WHERE id = new.id"),
    ("BEFORE", "SELECT raise(IGNORE)"),
  ]

  @Test(
    "a record that does not read back as written fails the import, all of it", arguments: spoilers)
  func notVerified(moment: String, action: String) throws {
    try world.store().database.execute(
      """
      CREATE TRIGGER spoiler \(moment) INSERT ON item WHEN new.title LIKE 'task 1700 %'
      BEGIN \(action); END
      """)
    #expect(throws: ImportError.notVerified(title: "task 1700 买牛奶")) { try world.run() }
    let store = try world.store()
    #expect(try store.importedRows().isEmpty && store.history(limit: 9).isEmpty)
    #expect(try store.isSettled())
    #expect(try world.names() == ["data", "todos.json"])
    try store.database.execute("DROP TRIGGER spoiler")
    #expect(try world.run().counts == ["added": entries.count])
  }

  @Test("an item that was to be changed and was not fails the import as well")
  func notUpdated() throws {
    try world.run()
    var changed = entries
    changed[7].title = "theirs"
    let before = try world.store().database.lines("SELECT title FROM item ORDER BY ord")
    try world.store().database.execute(
      "CREATE TRIGGER spoiler AFTER UPDATE OF title ON item WHEN new.title = 'theirs'"
        + " BEGIN UPDATE item SET title = 'x' WHERE id = new.id; END")
    #expect(throws: ImportError.notVerified(title: "theirs")) { try world.run(changed) }
    #expect(try world.store().database.lines("SELECT title FROM item ORDER BY ord") == before)
    #expect(try world.store().isSettled())
  }

  @Test("what a person changes or deletes before it is read back is no fault")
  func changedBeforeReading() throws {
    let window = try world.store()
    let entries = entries
    let report = try world.run { progress in
      if progress.phase == .verifying {
        _ = try? window.update(entries[5].id, ItemPatch(title: "mine"))
        _ = try? window.delete(entries[6].id)
      }
      return true
    }
    #expect(report.counts == ["added": entries.count])
    #expect(try window.count(TodoQuery()) == entries.count - 1)
  }

  @Test("a list that stays locked is told as busy, and nothing is left")
  func locked() throws {
    let store = try world.store()
    let stuck = try Database(path: world.list)
    let run = try ImportRun(store)
    // Less patience than an import has, for the test's sake.
    try store.database.execute("PRAGMA busy_timeout = 50")
    try stuck.execute("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy(path: world.list)) {
      try run.begin(StepNote(action: .importLegacy))
    }
    try stuck.execute("ROLLBACK")
    #expect(try store.isSettled())
  }
}
