import FoundationEssentials
import Testing

@testable import TodoCore

/// A list that was imported once, and the same file with changes on either side.
@Suite("Importing again after changes") struct ImportAgainTests {
  let world: ImportWorld
  var entries = LegacyEntry.numbered(0..<6)

  init() throws {
    world = try ImportWorld(entries)
    try world.run()
  }

  @Test("the same file adds nothing, makes no step, and gets a name of its own")
  func same() throws {
    let before = try world.store().importedRows()
    let report = try world.run(entries)
    #expect(report.counts == ["unchanged": 6] && report.addsUp)
    #expect(report.renamedTo == world.folder.file("todos.imported.2.json"))
    #expect(try world.store().importedRows() == before)
    #expect(try world.store().history(limit: 9).count == 1)
  }

  @Test("each side's changes are kept: new, changed there, changed here, deleted here")
  mutating func mixed() throws {
    let store = try world.store()
    _ = try store.update(entries[1].id, ItemPatch(title: "mine"))
    _ = try store.update(entries[2].id, ItemPatch(done: true))
    _ = try store.delete(entries[3].id)
    entries[0].title = "theirs 会议"
    entries[1].title = "theirs too"
    entries[4].done.toggle()
    entries.append(contentsOf: LegacyEntry.numbered(6..<8))
    let before = try store.importedRows()
    let report = try world.run(entries + entries.prefix(1))
    #expect(
      report.counts == [
        "added": 2, "updated": 2, "kept": 2, "stayedDeleted": 1, "unchanged": 1, "duplicates": 1,
      ])
    #expect(report.addsUp && report.changed == 4)
    #expect(
      try store.titles() == [
        "theirs 会议", "mine", "task 2 买牛奶", "task 4 买牛奶", "task 5 买牛奶", "task 6 买牛奶",
        "task 7 买牛奶",
      ])
    #expect(try store.find("会议") == ["theirs 会议"])
    #expect(try store.find("task 0").isEmpty)
    #expect(try store.item(entries[2].id)?.done == true)
    #expect(try store.item(entries[4].id)?.done == entries[4].done)
    #expect(try store.item(entries[0].id)?.modifiedAt != nil)
    #expect(try store.isSettled())
    // One step takes all of it back, and nothing else.
    #expect(try store.undo(.any)?.count == 4)
    #expect(try store.importedRows() == before)
    #expect(try world.run(entries + entries.prefix(1)).counts == report.counts)
  }

  @Test("an item ticked in the file is completed now, one unticked no more")
  mutating func completion() throws {
    entries[1].done = true
    entries[3].done = false
    #expect(try world.run(entries).counts == ["updated": 2, "unchanged": 4])
    let store = try world.store()
    #expect(try store.item(entries[1].id)?.completedAt != nil)
    #expect(try store.item(entries[3].id)?.completedAt == nil)
  }

  @Test("what was edited and edited back takes the file's changes again")
  mutating func backAgain() throws {
    let store = try world.store()
    _ = try store.update(entries[1].id, ItemPatch(title: "mine"))
    entries[1].title = "theirs"
    #expect(try world.run(entries).counts == ["kept": 1, "unchanged": 5])
    _ = try store.update(entries[1].id, ItemPatch(title: "task 1 买牛奶"))
    #expect(try world.run(entries).counts == ["updated": 1, "unchanged": 5])
    #expect(try store.item(entries[1].id)?.title == "theirs")
  }

  @Test("what was deleted comes back when asked for, at the end, and undo deletes it again")
  func restore() throws {
    let store = try world.store()
    _ = try store.delete(entries[2].id)
    let before = try store.importedRows()
    #expect(try world.run(entries).counts == ["stayedDeleted": 1, "unchanged": 5])
    let report = try world.run(entries, restoringDeleted: true)
    #expect(report.counts == ["restored": 1, "unchanged": 5] && report.addsUp)
    #expect(try store.titles().last == "task 2 买牛奶")
    #expect(try store.database.integer("SELECT count(*) FROM tombstone") == 0)
    _ = try store.undo(.any)
    #expect(try store.importedRows() == before)
    #expect(try world.run(entries).counts == ["stayedDeleted": 1, "unchanged": 5])
  }

  @Test("a deletion that was undone is none")
  func undeleted() throws {
    let store = try world.store()
    _ = try store.delete(entries[2].id)
    _ = try store.undo(.own)
    #expect(try world.run(entries).counts == ["unchanged": 6])
  }

  @Test("notes, tags, groups and dates of a person are no change of a record, and stay")
  mutating func otherFields() throws {
    let store = try world.store()
    let group = try store.addGroup(named: "家")
    var patch = ItemPatch(priority: .high, notes: "n", tags: ["t"])
    patch.group = .init(group.id)
    _ = try store.update(entries[1].id, patch)
    entries[1].title = "theirs"
    #expect(try world.run(entries).counts == ["updated": 1, "unchanged": 5])
    let item = try #require(try store.item(entries[1].id))
    #expect(item.title == "theirs" && item.notes == "n" && item.tags == ["t"])
    #expect(item.groupID == group.id && item.priority == .high)
    #expect(try store.find("theirs t 家") == ["theirs"])
  }

  @Test("items that no import made: equal ones are known from then on, others are kept")
  mutating func strangers() throws {
    let store = try world.store()
    try store.database.run("DELETE FROM import_base")
    _ = try store.update(entries[0].id, ItemPatch(title: "mine"))
    entries[1].title = "theirs"
    #expect(try world.run(entries).counts == ["kept": 2, "unchanged": 4])
    entries[2].title = "theirs"
    #expect(try world.run(entries).counts == ["kept": 2, "updated": 1, "unchanged": 3])
  }
}
