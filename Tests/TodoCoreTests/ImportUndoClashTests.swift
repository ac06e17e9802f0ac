import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("What is in the way of an import's undo") struct ImportUndoClashTests {
  /// What a person may do to an imported item.
  static let edits: [ItemPatch] = [
    ItemPatch(title: "其他"), ItemPatch(done: true), ItemPatch(notes: "n"),
    ItemPatch(priority: .low), ItemPatch(tags: ["t"]),
    ItemPatch(due: .set(DueDate(day: CalendarDay(number: 20_000)))),
  ]

  @Test(
    "a field that was changed since is in its way, until it is as before",
    arguments: edits, ImportKeeping.allCases)
  func clash(patch: ItemPatch, keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    let item = try list.store.update(list.entries[4].id, patch)
    let before = try list.rows()
    #expect(throws: StoreError.clash(title: item.title)) { try list.store.undo(.step(list.seq)) }
    #expect(throws: StoreError.clash(title: item.title)) { try list.store.revert(list.seq) }
    #expect(try list.rows() == before)
    var back = ItemPatch(from: item, to: item)
    if patch.title != nil { back.title = list.entries[4].title }
    if patch.done != nil { back.done = false }
    if patch.notes != nil { back.notes = "" }
    if patch.priority != nil { back.priority = Priority.none }
    if patch.tags != nil { back.tags = [] }
    if patch.due != nil { back.due = .clear }
    _ = try list.store.update(item.id, back)
    #expect(try list.store.undo(.step(list.seq))?.count == 40)
    #expect(try list.store.titles() == ["mine 我的"] && list.store.isSettled())
  }

  @Test(
    "a group that an item is in, or its deletion, is in its way", arguments: ImportKeeping.allCases)
  func moved(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    let group = try list.store.addGroup(named: "家")
    _ = try list.store.update(list.entries[7].id, ItemPatch(group: .set(group.id)))
    #expect(throws: StoreError.clash(title: "task 7 买牛奶")) { try list.store.undo(.step(list.seq)) }
    _ = try list.store.undo(.own)
    _ = try list.store.update(list.entries[8].id, ItemPatch(title: "以前"))
    _ = try list.store.delete(list.entries[8].id)
    #expect(throws: StoreError.clash(title: "以前")) { try list.store.undo(.step(list.seq)) }
    // Deleted so long ago that the trash knows it no more, it has the name that it came with.
    try list.store.database.execute("DELETE FROM step WHERE deletes = 1")
    #expect(throws: StoreError.clash(title: "task 8 买牛奶")) { try list.store.undo(.step(list.seq)) }
  }

  @Test(
    "a later import of a new title is in the way of the first", arguments: ImportKeeping.allCases)
  func twice(keeping: ImportKeeping) throws {
    let list = try ImportedList(keeping)
    var entries = list.entries
    entries[3].title = "新的"
    #expect(try list.world.run(entries).counts == ["updated": 1, "unchanged": 39])
    #expect(throws: StoreError.clash(title: "新的")) { try list.store.undo(.step(list.seq)) }
    _ = try list.store.undo(.any)
    #expect(try list.store.undo(.any)?.count == 40)
    #expect(try list.store.titles() == ["mine 我的"])
  }
}
