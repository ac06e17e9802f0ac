import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("What an import brings into the list") struct ImportTests {
  @Test("every record is an item, in the order of the file, findable, in one step")
  func order() throws {
    let entries = LegacyEntry.numbered(1..<31)
    let world = try ImportWorld(entries)
    let report = try world.run()
    #expect(report.counts == ["added": 30] && report.addsUp)
    let store = try world.store()
    let items = try store.page(TodoQuery(), at: .start, before: 0, after: 100).rows.map(\.item)
    #expect(items.map(\.id) == entries.map(\.id))
    #expect(items.map(\.title) == entries.map(\.title))
    #expect(items.map(\.done) == entries.map(\.done))
    #expect(items.allSatisfy { $0.modifiedAt == nil && $0.completedAt == nil && $0.notes.isEmpty })
    #expect(try store.find("牛 17") == ["task 17 买牛奶"])
    #expect(try store.isSettled())
    let step = try #require(try store.history(limit: 9).first)
    #expect(try store.history(limit: 9).count == 1)
    #expect(step.action == .importLegacy && step.subject == "todos.json" && step.count == 30)
    #expect(step.origin == .legacyImport)
  }

  @Test("the items are made one second apart, the last one now")
  func times() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<5))
    let before = Date()
    try world.run()
    let times = try world.store().database.lines("SELECT created_at FROM item ORDER BY ord")
      .compactMap(Int.init)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 1_000 })
    let last = Double(try #require(times.last)) / 1_000
    #expect(last >= before.timeIntervalSince1970 - 0.01 && last <= Date().timeIntervalSince1970)
  }

  @Test("what is in the list already stays before what is imported, and untouched")
  func after() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<3))
    let mine = try world.store().add(TodoDraft(title: "mine", notes: "n", tags: ["t"]))
    try world.run()
    let store = try world.store()
    #expect(try store.titles().first == "mine" && store.titles().count == 4)
    #expect(try store.item(mine.id) == mine)
    // Later ones come behind.
    _ = try store.add(TodoDraft(title: "later"))
    #expect(try store.titles().last == "later")
  }

  @Test("an empty array is a success that makes no step; the file is done with")
  func empty() throws {
    let world = try ImportWorld()
    try world.put("[]")
    let report = try world.run()
    #expect(report.records == 0 && report.counts.isEmpty)
    #expect(report.renamedTo == world.folder.file("todos.imported.json"))
    #expect(try world.store().history(limit: 9).isEmpty)
  }

  @Test("repeated records are counted and made one item")
  func duplicates() throws {
    let entries = LegacyEntry.numbered(0..<4)
    let world = try ImportWorld(entries + entries.prefix(2))
    let report = try world.run()
    #expect(report.counts == ["added": 4, "duplicates": 2] && report.addsUp)
    #expect(try world.store().count(TodoQuery()) == 4)
  }

  @Test("undone, it is as if it never was; imported again, all is back")
  func undo() throws {
    let entries = LegacyEntry.numbered(0..<40)
    let world = try ImportWorld(entries)
    _ = try world.store().add(TodoDraft(title: "mine"))
    let before = try world.store().importedRows()
    try world.run()
    let store = try world.store()
    #expect(try store.undo(.any)?.action == .importLegacy)
    #expect(try store.importedRows() == before)
    #expect(try store.find("task").isEmpty)
    #expect(try store.isSettled())
    let report = try world.run(entries)
    #expect(report.counts == ["added": 40])
    #expect(try store.titles() == ["mine"] + entries.map(\.title))
  }

  @Test("undone and redone, every row is as it was")
  func redo() throws {
    let world = try ImportWorld(LegacyEntry.numbered(0..<40))
    try world.run()
    let store = try world.store()
    let after = try store.importedRows()
    _ = try store.undo(.any)
    #expect(try store.redo()?.action == .importLegacy)
    #expect(try store.importedRows() == after)
    #expect(try store.find("task 39") == ["task 39 买牛奶"])
    #expect(try store.isSettled())
  }

  @Test("an import is not undone over an item that was edited since; the item is named")
  func clash() throws {
    let entries = LegacyEntry.numbered(0..<10)
    let world = try ImportWorld(entries)
    try world.run()
    let store = try world.store()
    _ = try store.update(entries[4].id, ItemPatch(title: "写周报"))
    let before = try store.importedRows()
    let steps = try store.history(limit: 9)
    let seq = try #require(steps.first { $0.action == .importLegacy }).seq
    #expect(throws: StoreError.clash(title: "写周报")) { try store.undo(.step(seq)) }
    #expect(try store.importedRows() == before)
    #expect(try store.isSettled())
    // Once the edit is taken back, the import can be.
    _ = try store.undo(.own)
    #expect(try store.undo(.step(seq))?.action == .importLegacy)
    #expect(try store.titles().isEmpty)
  }
}
