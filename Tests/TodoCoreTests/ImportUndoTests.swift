import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Undo of an import") struct ImportUndoTests {
  @Test(
    "and redo, with a restart between: every column is as it was", arguments: ImportKeeping.allCases
  )
  func thereAndBack(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping, 2_500)
    let after = try list.rows()
    for _ in 0..<2 {
      let undone = try list.world.store()
      #expect(try undone.undo(.any)?.count == 2_500)
      #expect(try undone.titles() == ["mine 我的"] && undone.isSettled())
      #expect(try undone.database.integer("SELECT count(*) FROM import_base") == 0)
      #expect(try undone.database.integer("SELECT count(*) FROM tombstone") == 0)
      let redone = try list.world.store()
      #expect(try redone.redo(.any)?.action == .importLegacy)
      #expect(try redone.allRows() == after && redone.isSettled())
      #expect(try redone.find("2499") == ["task 2499 买牛奶"])
    }
    #expect(try list.world.run(list.entries).counts == ["unchanged": 2_500])
  }

  @Test("added, changed and restored ones in one step", arguments: ImportKeeping.allCases)
  func mixed(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    _ = try list.store.delete(list.entries[2].id)
    var entries = LegacyEntry.numbered(0..<50)
    entries[2].title = "新的 2"
    entries[3].title = "新的 3"
    entries[4].done.toggle()
    let before = try list.rows()
    let report = try list.world.run(entries, restoringDeleted: true)
    #expect(
      report.counts == ["added": 10, "updated": 2, "restored": 1, "unchanged": 37])
    let after = try list.rows()
    for _ in 0..<2 {
      #expect(try list.store.undo(.any)?.count == 13)
      #expect(try list.rows() == before)
      #expect(try list.store.redo(.any)?.count == 13)
      #expect(try list.rows() == after)
    }
    #expect(try list.store.isSettled())
  }

  @Test(
    "cancelled when all is written, an import of all kinds leaves nothing",
    arguments: ImportKeeping.allCases)
  func cancelled(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    _ = try list.store.delete(list.entries[2].id)
    var entries = LegacyEntry.numbered(0..<2_500)
    entries[2].title = "新的 2"
    entries[3].title = "新的 3"
    let before = try list.rows()
    try list.world.put(entries)
    #expect(throws: ImportError.cancelled) {
      try list.world.importer(restoringDeleted: true).run(file: list.world.source) {
        $0.phase != .verifying
      }
    }
    #expect(try list.rows() == before && list.store.isSettled())
  }

  @Test(
    "taken back as a step of its own, its items are in the trash", arguments: ImportKeeping.allCases
  )
  func revert(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping, 1_200)
    _ = try list.store.add(TodoDraft(title: "later"))
    let after = try list.rows()
    #expect(try list.store.revert(list.seq).count == 1_200)
    #expect(try list.store.titles() == ["mine 我的", "later"])
    let page = try list.store.trash(limit: 2_000)
    #expect(Set(page.items.map(\.item.title)) == Set(list.entries.map(\.title)))
    _ = try list.store.undo(.own)
    #expect(try list.rows() == after && list.store.isSettled())
  }

  @Test("the change feed names what undo and redo did", arguments: ImportKeeping.allCases)
  func feed(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    let window = try list.world.store()
    #expect(try window.changes() == nil)
    let ids = Set(list.entries.map(\.id))
    for (kind, travel) in [(StoreChanges.Kind.deleted, list.store.undo), (.added, redo)] {
      _ = try travel(.any) { _ in true }
      let changes = try #require(try window.changes())
      #expect(changes.isComplete && changes.groups.isEmpty)
      #expect(changes.items == Dictionary(uniqueKeysWithValues: ids.map { ($0, kind) }))
    }
    func redo(_ scope: UndoScope, _ goOn: (WorkProgress) -> Bool) throws(StoreError) -> Step? {
      try list.store.redo(scope, goOn: goOn)
    }
  }

  @Test(
    "it tells how far it is, and cancelled it changes nothing", arguments: ImportKeeping.allCases)
  func progress(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping, 3_000)
    let before = try list.rows()
    var seen: [WorkProgress] = []
    #expect(throws: StoreError.cancelled) {
      try list.store.undo(.any) {
        seen.append($0)
        return $0.done * 2 < $0.total || $0.total == 0
      }
    }
    #expect(try list.rows() == before && list.store.isSettled())
    _ = try list.store.undo(.any) {
      seen.append($0)
      return true
    }
    #expect(seen.last.map { $0.done == $0.total && $0.total > 0 } == true)
    #expect(try list.store.titles() == ["mine 我的"])
  }

  @Test("a part that this program can't read is told, and nothing changes")
  func unknown() throws {
    let list = try ImportedList(.items)
    try list.store.database.run(
      "UPDATE step_part SET changes = x'4902' || substr(changes, 3) WHERE seq = ?", .int(list.seq))
    let before = try list.rows()
    #expect { try list.store.undo(.step(list.seq)) } throws: {
      if case StoreError.damaged? = $0 as? StoreError { true } else { false }
    }
    #expect(try list.rows() == before)
    #expect(try list.store.history(limit: 9).map(\.state) == [.done, .done])
  }
}
