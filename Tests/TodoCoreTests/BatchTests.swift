import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Writes to many items at once") struct BatchTests {
  static func seeded(_ count: Int = 10) throws -> TodoStore {
    let store = try makeStore()
    for number in 0..<count {
      _ = try store.add(
        TodoDraft(
          title: number % 2 == 0 ? "写报告 \(number)" : "mail \(number)", done: number % 5 == 0,
          tags: number == 3 ? ["old"] : []))
    }
    return store
  }

  @Test("a patch reaches what the query finds, as one step", arguments: [10, 1_200])
  func update(count: Int) throws {
    let store = try Self.seeded(count)
    let query = TodoQuery(search: "报告", filter: .done(false))
    let matching = try store.count(query)
    let steps = try store.history(limit: 5_000).count
    let changed = try store.update(
      query, ItemPatch(done: true, priority: .high, notes: "archived 存档", tags: ["Q3", "old"]))
    #expect(changed == matching)
    #expect(try store.count(query) == 0)
    #expect(try store.count(TodoQuery(search: "存档 Q3")) == matching)
    #expect(try store.find("mail 3 old") == ["mail 3"])
    #expect(try store.isSound())
    #expect(try store.history(limit: 5_000).count == min(steps + 1, 1_000 + 31))
    let undone = try #require(try store.undo(.own))
    #expect(undone.count == matching)
    #expect(try store.count(query) == matching)
    #expect(try store.count(TodoQuery(search: "存档")) == 0)
    #expect(try store.isSound())
  }

  @Test("items that are as the patch wants them already are left alone")
  func unchanged() throws {
    let store = try Self.seeded()
    #expect(try store.update(TodoQuery(), ItemPatch(done: true)) == 8)
    #expect(try store.update(TodoQuery(), ItemPatch(done: true)) == 0)
    #expect(try store.nextUndo(.own)?.count == 8)
  }

  @Test("a bad patch writes nothing")
  func refused() throws {
    let store = try Self.seeded()
    #expect(throws: StoreError.blankTitle) { try store.update(TodoQuery(), ItemPatch(title: " 　")) }
    let group = UUID()
    #expect(throws: StoreError.noSuchGroup(group)) {
      try store.update(TodoQuery(), ItemPatch(group: .set(group)))
    }
    #expect(try store.count(TodoQuery(filter: .done(true))) == 2)
  }

  @Test(
    "a deletion takes what the query finds and comes back with everything", arguments: [10, 1_200])
  func delete(count: Int) throws {
    let store = try Self.seeded(count)
    let all = try store.titles()
    let gone = try store.delete(TodoQuery(search: "mail"))
    #expect(gone == count / 2)
    #expect(try store.count(TodoQuery()) == count - gone)
    #expect(try store.isSound())
    _ = try store.undo(.own)
    #expect(try store.titles() == all)
    #expect(try store.find("mail 3 old") == ["mail 3"])
    #expect(try store.isSound())
  }

  @Test("upsert updates a known id and adds an unknown one, in one step")
  func upsert() throws {
    let store = try Self.seeded(2)
    let rows = try store.items(TodoQuery(), limit: 9)
    var known = rows[0]
    known.title = "新标题"
    let unknown = TodoItem(
      id: UUID(), title: "brand new", done: true, tags: ["t"], createdAt: known.createdAt)
    let written = try store.upsert([known, unknown, known])
    #expect(try store.titles() == ["新标题", "mail 1", "brand new"])
    #expect(written.map(\.title) == ["新标题", "brand new", "新标题"])
    #expect(written[1].completedAt != nil)
    #expect(throws: StoreError.blankTitle) {
      try store.upsert([
        TodoItem(id: UUID(), title: "x", createdAt: .now),
        TodoItem(id: UUID(), title: "", createdAt: .now),
      ])
    }
    #expect(try store.count(TodoQuery()) == 3)
    _ = try store.undo(.own)
    #expect(try store.titles() == ["写报告 0", "mail 1"])
  }
}
