import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Trash") struct TrashTests {
  let store: TodoStore

  init() throws { store = try makeStore() }

  private func trash(_ limit: Int = 99) throws -> [String] {
    try store.trash(limit: limit).items.map(\.item.title)
  }

  @Test("what was deleted is listed, the last first, with everything that it held")
  func listed() throws {
    #expect(try store.trash(limit: 9) == TrashPage(items: [], next: nil))
    let work = try store.addGroup(named: "Work 家")
    let full = try store.add(
      TodoDraft(
        title: "买燕麦奶", done: true, groupID: work.id, priority: .high,
        due: DueDate(day: CalendarDay(number: 20_000), minute: 540), notes: "two\nlines",
        tags: ["写", "office"]))
    let bare = try store.add(TodoDraft(title: "bare"))
    let kept = try store.add(TodoDraft(title: "kept"))
    _ = try store.delete(full.id)
    let edited = try store.update(bare.id, ItemPatch(title: "bare 2"))
    _ = try store.delete(bare.id)
    let page = try store.trash(limit: 9)
    #expect(page.items.map(\.item) == [edited, full])
    #expect(page.next == nil)
    #expect(page.items.map(\.groupName) == [nil, "Work 家"])
    #expect(page.items.map(\.isGroupGone) == [false, false])
    #expect(page.items[0].deletedAt > page.items[1].deletedAt)
    #expect(try store.deletedItem(full.id) == page.items[1])
    #expect(try store.deletedItem(kept.id) == nil)
    _ = try store.renameGroup(work.id, to: "Office")
    #expect(try store.deletedItem(full.id)?.groupName == "Office")
  }

  @Test("an item comes back as it was, at its old place, by a step of its own")
  func restored() throws {
    let work = try store.addGroup(named: "Work")
    _ = try store.add(TodoDraft(title: "first"))
    let item = try store.add(
      TodoDraft(
        title: "Größe", done: true, groupID: work.id, priority: .low, notes: "n", tags: ["b", "é"]))
    let changed = try store.update(item.id, ItemPatch(notes: "更多"))
    _ = try store.delete(item.id)
    _ = try store.add(TodoDraft(title: "last"))
    #expect(try store.restore(item.id) == changed)
    #expect(try store.titles() == ["first", "Größe", "last"])
    #expect(try store.find("grosse 更 e") == ["Größe"])
    #expect(try trash() == [])
    let newest = try #require(try store.history(limit: 1).first)
    #expect(newest.action == .restoreItem && newest.subject == "Größe" && newest.count == 1)
    #expect(try store.undo(.own)?.action == .restoreItem)
    #expect(try trash() == ["Größe"])
    #expect(try store.redo()?.action == .restoreItem)
    #expect(try store.item(item.id)?.tags == ["b", "é"])
    #expect(try store.isSound())
  }

  @Test("restoring what is there, or what never was, is refused and changes nothing")
  func refused() throws {
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.delete(item.id)
    _ = try store.restore(item.id)
    let steps = try store.history(limit: 9).count
    #expect(throws: StoreError.notDeleted(title: "one")) { try store.restore(item.id) }
    let stranger = UUID()
    #expect(throws: StoreError.notInTrash(stranger)) { try store.restore(stranger) }
    #expect(try store.history(limit: 9).count == steps)
  }

  @Test("a deletion that was taken back is not in the trash; made again, it is, once")
  func undone() throws {
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.delete(item.id)
    _ = try store.undo(.own)
    #expect(try trash() == [])
    #expect(throws: StoreError.notDeleted(title: "one")) { try store.restore(item.id) }
    _ = try store.redo()
    #expect(try trash() == ["one"])
    for number in 0..<3 {
      _ = try store.restore(item.id)
      _ = try store.update(item.id, ItemPatch(title: "one \(number)"))
      _ = try store.delete(item.id)
    }
    #expect(try trash() == ["one 2"])
    #expect(try store.restore(item.id).title == "one 2")
  }

  @Test("an addition that was taken back is no trash: redo has it")
  func undoneAddition() throws {
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.undo(.own)
    #expect(try trash() == [])
    #expect(throws: StoreError.notInTrash(item.id)) { try store.restore(item.id) }
  }

  @Test("the items of a deleted group are listed one by one and come back without it")
  func cascade() throws {
    let work = try store.addGroup(named: "Work")
    let items = try (0..<5).map { number in
      try store.add(TodoDraft(title: "\(number)", groupID: work.id, tags: ["x"]))
    }
    _ = try store.deleteGroup(work.id, rule: .cascade)
    let page = try store.trash(limit: 9)
    #expect(page.items.map(\.item) == items)
    #expect(page.items.allSatisfy { $0.groupName == "Work" && $0.isGroupGone })
    #expect(Set(page.items.map(\.seq)).count == 1)
    let back = try store.restore(items[3].id)
    #expect(back.groupID == nil && back.tags == ["x"])
    #expect(try trash() == ["0", "1", "2", "4"])
    // The group as a whole can no longer come back over it.
    #expect(throws: StoreError.clash(title: "3")) { try store.revert(page.items[0].seq) }
    _ = try store.undo(.own)
    _ = try store.revert(page.items[0].seq)
    #expect(try trash() == [])
    #expect(try store.titles(TodoQuery(filter: .group(work.id))) == ["0", "1", "2", "3", "4"])
    #expect(try store.isSound())
  }

  @Test("items that stay without their group are not in the trash")
  func nullify() throws {
    let work = try store.addGroup(named: "Work")
    _ = try store.add(TodoDraft(title: "stays", groupID: work.id))
    _ = try store.deleteGroup(work.id, rule: .nullify)
    #expect(try trash() == [])
  }

  @Test(
    "pages of any size show each item once, also through the items of one step", arguments: 1...8)
  func pages(size: Int) throws {
    let work = try store.addGroup(named: "Work")
    var expected: Set<String> = []
    for number in 0..<7 {
      expected.insert(try store.add(TodoDraft(title: "w\(number)", groupID: work.id)).title)
    }
    let single = try (0..<6).map { try store.add(TodoDraft(title: "s\($0)")) }
    for item in single.prefix(3) { _ = try store.delete(item.id) }
    _ = try store.deleteGroup(work.id, rule: .cascade)
    for item in single.suffix(3) { _ = try store.delete(item.id) }
    _ = try store.restore(single[1].id)
    expected.formUnion(["s0", "s2", "s3", "s4", "s5"])
    var shown: [String] = []
    var cursor: TrashCursor?
    repeat {
      let page = try store.trash(limit: size, from: cursor)
      #expect(page.items.count <= size && !page.items.isEmpty)
      shown += page.items.map(\.item.title)
      cursor = page.next
    } while cursor != nil
    #expect(shown.count == expected.count && Set(shown) == expected)
    #expect(shown.prefix(3) == ["s5", "s4", "s3"] && shown.suffix(2) == ["s2", "s0"])
  }

  @Test("after thirty days an item is gone from the trash, also before its step is")
  func old() throws {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let store = try TodoStore.inMemory(clock: { now })
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.delete(item.id)
    now += 30 * 86_400
    #expect(try store.trash(limit: 9).items.count == 1)
    now += 1
    #expect(try store.trash(limit: 9).items.isEmpty)
    #expect(throws: StoreError.notInTrash(item.id)) { try store.restore(item.id) }
  }

  @Test("a place that another program has taken since does not keep an item away")
  func placeTaken() throws {
    let item = try store.add(TodoDraft(title: "one"))
    let place = try store.database.integer("SELECT ord FROM item") ?? 0
    _ = try store.delete(item.id)
    try store.database.run(
      """
      INSERT INTO item(id, ord, title, created_at) VALUES (randomblob(16), ?, 'theirs', 0)
      """, .int(place))
    _ = try store.restore(item.id)
    #expect(try store.titles() == ["theirs", "one"])
  }

  @Test("several come back as one step of undo")
  func several() throws {
    let items = try ["a", "b", "c"].map { try store.add(TodoDraft(title: $0)) }
    for item in items { _ = try store.delete(item.id) }
    try store.transaction(.restoreItem) { () throws(StoreError) in
      for item in items { _ = try store.restore(item.id) }
    }
    #expect(try store.titles() == ["a", "b", "c"])
    #expect(try store.undo(.own)?.count == 3)
    #expect(try trash() == ["c", "b", "a"])
  }
}
