import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Filters combine") struct FilterTests {
  private static func seeded() throws -> TodoStore {
    let store = try makeStore()
    let group = try store.addGroup(named: "Büro 工作")
    _ = try store.add(TodoDraft(title: "a", groupID: group.id, priority: .high, tags: ["x", "y"]))
    _ = try store.add(
      TodoDraft(title: "b", due: DueDate(day: CalendarDay(number: 20_000)), tags: ["x"]))
    _ = try store.add(TodoDraft(title: "c", done: true, tags: ["y"]))
    _ = try store.add(TodoDraft(title: "d 报告", notes: "long report"))
    return store
  }

  typealias Filter = TodoQuery.Filter

  static let cases: [(Filter, [String])] = [
    (.anyTag(["X", "nope"]), ["a", "b"]),
    (.allTags(["x", "y"]), ["a"]),
    (.allTags([]), ["a", "b", "c", "d 报告"]),
    (.anyTag([]), []),
    (.untagged, ["d 报告"]),
    (.not(.anyTag(["x"])), ["c", "d 报告"]),
    (.or([.done(true), .priority(.high ... .high)]), ["a", "c"]),
    (.and([.not(.done(true)), .noDueDate]), ["a", "d 报告"]),
    (.not(.due(from: nil, through: nil)), ["a", "c", "d 报告"]),
    (.not(.priority(.none ... .none)), ["a"]),
    (.matching("report"), ["d 报告"]),
    (.matching("buro"), ["a"]),
    (.or([.matching("报告"), .matching("工作"), .done(true)]), ["a", "c", "d 报告"]),
    (.not(.matching("report")), ["a", "b", "c"]),
    (.and([.matching("d"), .untagged]), ["d 报告"]),
    (.matching("  "), ["a", "b", "c", "d 报告"]),
  ]

  @Test("each gives exactly its items, as a page, as ids and as a count", arguments: cases)
  func filter(filter: Filter, titles: [String]) throws {
    let store = try Self.seeded()
    let query = TodoQuery(filter: filter)
    #expect(try store.titles(query) == titles)
    #expect(try store.count(query) == titles.count)
    let ids = try store.ids(query, limit: 10)
    #expect(try ids.map { try store.item($0)?.title } == titles)
    #expect(
      try store.items(query, limit: 1, offset: 1).map(\.title)
        == Array(titles.dropFirst().prefix(1)))
  }

  @Test("ranges of instants")
  func instants() throws {
    let store = try Self.seeded()
    let items = try store.items(TodoQuery(), limit: 9)
    _ = try store.update(items[1].id, ItemPatch(title: "b2"))
    let modified = try #require(try store.item(items[1].id)?.modifiedAt)
    #expect(try store.titles(TodoQuery(filter: .modified(modified...modified))) == ["b2"])
    let created = items[1].createdAt...items[2].createdAt
    #expect(try store.titles(TodoQuery(filter: .created(created))) == ["b2", "c"])
    let completed = try #require(items[2].completedAt)
    #expect(try store.titles(TodoQuery(filter: .completed(completed...completed))) == ["c"])
  }

  @Test(
    "an enumeration sees every row once, a batch at a time, while rows change",
    arguments: [1, 7, 100])
  func enumerate(batch: Int) throws {
    let store = try PageTests.seeded()
    var seen: [String] = []
    var largest = 0
    try store.enumerate(TodoQuery(sort: [.init(.due)]), batch: batch) { items throws(StoreError) in
      largest = max(largest, items.count)
      seen += items.map(\.title)
      for item in items { _ = try store.update(item.id, ItemPatch(done: true)) }
      return true
    }
    #expect(largest <= batch)
    #expect(seen.count == 30)
    #expect(Set(seen).count == 30)
    var batches = 0
    try store.enumerate(TodoQuery(), batch: 10) { _ in
      batches += 1
      return batches < 2
    }
    #expect(batches == 2)
  }

  @Test("counts of lists, groups and tags come in one query")
  func counts() throws {
    let store = try Self.seeded()
    let counts = try store.listCounts(today: CalendarDay(number: 20_000), includingTags: true)
    #expect(counts.tags == ["x": 2, "y": 1])
    #expect(counts.groups.values.map { $0 } == [1])
    #expect((counts.all, counts.today, counts.done, counts.ungrouped) == (3, 1, 1, 2))
    // Of what others wrote without its place, too.
    try store.database.execute("UPDATE item_tag SET ord = NULL")
    let unplaced = try store.listCounts(today: CalendarDay(number: 20_000), includingTags: true)
    #expect(unplaced.tags == counts.tags)
  }
}
