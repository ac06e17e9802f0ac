import FoundationEssentials
import Testing

@testable import TodoCore

/// Lists whose rows stand so that the usual way would look at all of them.
@Suite("A query has a second way") struct QueryWaysTests {
  @Test("items that are given by their ids are looked up, whatever else is asked of them")
  func ids() throws {
    let store = try Plan.seeded()
    let some = try store.ids(TodoQuery(), limit: 3, offset: 1_500)
    for list in ListQuery.inEveryOrder + ListQuery.all(search: "任务 task") {
      var query = list.query
      query.filter = .and([query.filter, .ids(some)])
      for sql in try [store.compiler(for: query).ids(from: nil, limit: 9), counting(query, store)] {
        let plan = try Plan(of: sql, in: store)
        #expect(!plan.lines.contains { $0.detail.hasPrefix("SCAN item") }, "\(list.name) \(plan)")
        #expect(!plan.lines.contains { $0.detail.contains("item_text") }, "\(list.name) \(plan)")
      }
    }
    #expect(Set(try store.ids(TodoQuery(filter: .ids(some)), limit: 9)) == Set(some))
  }

  private func counting(_ query: TodoQuery, _ store: TodoStore) throws -> SQL {
    try store.compiler(for: query, inOrder: false).count
  }

  @Test("a search among open items does not look at thousands of done ones that come before")
  func doneBefore() throws {
    let store = try Plan.seeded(60_000)
    try store.database.execute("UPDATE item SET done = ord < 54000 << 20")
    let query = TodoQuery(search: "task", filter: .done(false))
    #expect(try ways(query, store) == 2)
    let page = try store.page(query, at: .start, before: 0, after: 3)
    #expect(page.rows.map(\.item.title) == ["task 54000", "task 54001", "task 54002"])
    #expect(page.isAtStart && !page.isAtEnd)
    let next = try store.page(
      query, at: .row(try #require(page.rows.last).cursor), before: 2, after: 2)
    #expect(
      next.rows.map(\.item.title) == ["task 54000", "task 54001", "task 54002", "task 54003"])
    // Where most are open the hits are the way.
    try store.database.execute("UPDATE item SET done = 0")
    #expect(try ways(query, store) == 1)
  }

  @Test("a search by title does not look at thousands of other items that come before")
  func othersBefore() throws {
    let store = try Plan.seeded(60_000)
    try store.database.execute(
      """
      UPDATE item SET title = '牛奶 ' || title, title_key = '牛奶 ' || title_key WHERE ord > 54000 << 20
      """)
    let query = TodoQuery(search: "牛奶", sort: [.init(.title)])
    #expect(try ways(query, store) == 2)
    let page = try store.page(query, at: .end, before: 1, after: 1)
    #expect(page.rows.map(\.item.title) == ["牛奶 task 59999", "牛奶 task 60000"])
    #expect(try ways(TodoQuery(search: "task", sort: [.init(.title)]), store) == 1)
  }

  @Test("a group by title does not look at thousands of others' items that come before")
  func othersGroups() throws {
    let store = try Plan.seeded(60_000)
    try store.database.execute(
      """
      UPDATE item SET group_id = CASE WHEN ord > 54000 << 20 THEN x'00000000000040008000000000000001' END,
        title_key = CASE WHEN ord > 54000 << 20 THEN 'z' || title_key ELSE title_key END
      """)
    let query = TodoQuery(filter: .group(ListQuery.group), sort: [.init(.title)])
    let page = try store.page(query, at: .end, before: 1, after: 1)
    #expect(page.rows.map(\.item.title) == ["task 59999", "task 60000"])
    #expect(try ways(query, store) == 2)
  }

  /// How many ways were tried until one had a screenful, all of which must find the same.
  private func ways(_ query: TodoQuery, _ store: TodoStore) throws -> Int {
    var tried = 0
    let found = try store.firstInTime(query) { (compiler) throws(StoreError) in
      tried += 1
      return try store.ids(compiler.ids(from: nil, limit: 50))
    }
    #expect(try found == store.ids(query, limit: 50))
    return tried
  }
}
