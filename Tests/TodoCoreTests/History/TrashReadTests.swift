import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("How far the trash reads") struct TrashReadTests {
  /// Makes the ends of long steps unreadable.
  private func spoilEnds(_ store: TodoStore) throws {
    let parts = try store.database.integer("SELECT max(part) FROM step_part") ?? 0
    #expect(parts >= 1)
    try store.database.run(
      "UPDATE step_part SET changes = ? WHERE part > 0",
      .blob(Array(repeating: 0xFF, count: 100_000)))
  }

  private func fill(_ store: TodoStore, group: UUID? = nil) throws {
    let notes = String(repeating: "牛奶", count: 100)
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<1_500 {
        _ = try store.add(
          TodoDraft(title: "买 \(number)", groupID: group, notes: notes, tags: ["写"]))
      }
    }
  }

  @Test("a page of what was deleted at once needs no more than the items before and on it")
  func many() throws {
    let store = try makeStore()
    try fill(store)
    _ = try store.delete(TodoQuery())
    let expected = try store.trash(limit: 20)
    try spoilEnds(store)
    let page = try store.trash(limit: 20)
    #expect(page == expected)
    #expect(page.items.count == 20 && page.items.allSatisfy { $0.item.tags == ["写"] })
  }

  @Test("nor does one of a group that went with its items, and it knows the group's name")
  func cascade() throws {
    let store = try makeStore()
    let work = try store.addGroup(named: "家")
    try fill(store, group: work.id)
    _ = try store.deleteGroup(work.id, rule: .cascade)
    let single = try store.add(TodoDraft(title: "single"))
    _ = try store.delete(single.id)
    let expected = try store.trash(limit: 20)
    try spoilEnds(store)
    let page = try store.trash(limit: 20)
    #expect(page == expected)
    #expect(page.items.map(\.groupName) == [nil] + Array(repeating: "家", count: 19))
  }

  @Test("where a clock was set back, an item is still in the trash once, as it was last")
  func clockSetBack() throws {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let store = try TodoStore.inMemory(clock: { now })
    let work = try store.addGroup(named: "家")
    let item = try store.add(TodoDraft(title: "旧", groupID: work.id))
    _ = try store.delete(item.id)
    _ = try store.restore(item.id)
    for (seconds, title) in [(-3_600.0, "back"), (1_800, "between"), (1, "now"), (1_800, "after")] {
      now += seconds
      _ = try store.update(item.id, ItemPatch(title: title))
      _ = try store.delete(item.id)
      #expect(try store.trash(limit: 9).items.map(\.item.title) == [title])
      _ = try store.restore(item.id)
    }
    now += 1
    _ = try store.deleteGroup(work.id, rule: .cascade)
    let page = try store.trash(limit: 9)
    #expect(page.items.map(\.item.title) == ["after"] && page.items[0].groupName == "家")
  }

  @Test("a group deleted among other things gives its name to its items only")
  func mixed() throws {
    let store = try makeStore()
    let groups = try ["家", "Work"].map { try store.addGroup(named: $0) }
    for group in groups { _ = try store.add(TodoDraft(title: group.name, groupID: group.id)) }
    let single = try store.add(TodoDraft(title: "single"))
    try store.transaction(.deleteGroup) { () throws(StoreError) in
      for group in groups { _ = try store.deleteGroup(group.id, rule: .cascade) }
      _ = try store.delete(single.id)
    }
    let page = try store.trash(limit: 9)
    #expect(page.items.map(\.item.title) == ["家", "Work", "single"])
    #expect(page.items.map(\.groupName) == ["家", "Work", nil])
    #expect(try store.history(limit: 1).first?.subject == "Work")
  }
}
