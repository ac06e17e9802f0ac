import FoundationEssentials
import Testing
import TodoText

@testable import TodoCore

/// The statements of every list that the interface shows, at every place: an index gives their rows in order,
/// and what is sorted is a page or what a window has just ticked.
@Suite("Query plans") struct PlanTests {
  @Test("each list is a walk along an index", arguments: Place.allCases)
  func lists(place: Place) throws {
    let store = try Plan.seeded()
    for list in ListQuery.all(search: "") {
      let plan = try Plan(of: list.query, at: place, in: store)
      #expect(plan.sorts.filter { !plan.isBounded($0) }.isEmpty, "\(list.name) \(plan)")
      #expect(!plan.readsTheTable, "\(list.name) \(plan)")
    }
  }

  @Test(
    "each list in each order is a walk along an index where it is long", arguments: Place.allCases)
  func orders(place: Place) throws {
    let store = try Plan.seeded()
    for list in ListQuery.inEveryOrder {
      let plan = try Plan(of: list.query, at: place, path: list.query.longPath, in: store)
      #expect(plan.sorts.filter { !plan.isBounded($0) }.isEmpty, "\(list.name) \(plan)")
      #expect(!plan.readsTheTable, "\(list.name) \(plan)")
    }
  }

  @Test(
    "each list in each order comes from its own index where it is short", arguments: Place.allCases)
  func short(place: Place) throws {
    // None of them holds more than three hundred items, as many as are always sorted.
    let store = try Plan.seeded(450)
    for list in ListQuery.inEveryOrder where !list.query.filter.isWhole {
      let query = list.query
      let path = try store.compiler(for: query).sources
      let expected = QueryCompiler(query, names: SearchNames(), path: .filter).sources
      #expect(path == expected, "\(list.name)")
      let plan = try Plan(of: query, at: place, in: store)
      // All of what the index of done items holds is the list.
      let scans = plan.lines.filter { $0.detail.hasPrefix("SCAN item") }
      #expect(scans.allSatisfy { $0.detail.hasSuffix("item_done") }, "\(list.name) \(plan)")
    }
  }

  @Test("a list is walked in its order where it is long, and sorted where it is short")
  func length() throws {
    let store = try Plan.seeded(5_000)
    try store.database.execute(
      """
      UPDATE item SET group_id = x'00000000000040008000000000000001', done = 0, due_day = 20501;
      INSERT OR IGNORE INTO item_tag SELECT id, x'00000000000040008000000000000003', ord FROM item;
      """)
    for list in ListQuery.inEveryOrder {
      let isEmpty = try store.count(list.query) == 0
      let path = isEmpty && !list.query.filter.isWhole ? .filter : list.query.longPath
      let wanted = QueryCompiler(list.query, names: SearchNames(), path: path).sources
      #expect(try store.compiler(for: list.query).sources == wanted, "\(list.name)")
    }
  }

  @Test("what a changeset leaves without a place is found by an index")
  func places() throws {
    let plan = try Plan(
      of: SQL("SELECT * FROM item_tag INDEXED BY item_tag_unplaced WHERE ord IS NULL"),
      in: Plan.seeded())
    #expect(plan.lines.map(\.detail) == ["SCAN item_tag USING INDEX item_tag_unplaced"])
  }

  @Test(
    "a search in the order of arrival is a walk along the text index, also where groups have the word",
    arguments: ["task", "7", "任务 t", "task home"])
  func search(search: String) throws {
    let store = try Plan.seeded()
    for place in Place.allCases {
      for list in ListQuery.all(search: search) where list.query.sort.isEmpty {
        let plan = try Plan(of: list.query, at: place, path: .hits, in: store)
        #expect(
          plan.sorts.filter { !plan.isBounded($0) }.isEmpty, "\(list.name) \(place) \(plan)")
        #expect(!plan.readsTheTable, "\(list.name) \(place) \(plan)")
      }
    }
  }

  @Test(
    "a search for a tag goes through its index, whether few items have it or many",
    arguments: [2_000, 20_000])
  func tag(count: Int) throws {
    let store = try Plan.seeded(count)
    for search in ["#写", "#写 4", "写 #x", "#"] {
      let query = TodoQuery(search: search)
      for place in Place.allCases {
        let plan = try Plan(of: query, at: place, in: store)
        #expect(
          plan.sorts.filter { !plan.isBounded($0) }.isEmpty, "\(search) \(place) \(plan)")
        #expect(!plan.readsTheTable, "\(search) \(place) \(plan)")
        // A walk of all items would find a rare tag only at the end.
        let walks = plan.lines.filter { $0.detail.hasPrefix("SCAN item USING") }
        #expect(walks.isEmpty, "\(search) \(place) \(plan)")
      }
    }
  }

  @Test(
    "a search along a list is a walk along the list's index, in its order",
    arguments: Place.allCases)
  func walking(place: Place) throws {
    let store = try Plan.seeded()
    for search in ["task", "任务 t", "task home"] {
      for list in ListQuery.all(search: search) {
        let plan = try Plan(
          of: list.query, at: place, path: list.query.longPath, in: store)
        #expect(plan.sorts.filter { !plan.isBounded($0) }.isEmpty, "\(list.name) \(plan)")
        #expect(!plan.readsTheTable, "\(list.name) \(plan)")
        #expect(!plan.description.contains("item_text"), "\(list.name) \(plan)")
      }
    }
  }

  @Test("a search walks a list that is short, and in another order than that of arrival many hits")
  func path() throws {
    let store = try Plan.seeded(5_000)
    func walks(_ search: String, _ filter: TodoQuery.Filter, by field: TodoQuery.SortField) throws
      -> Bool
    {
      let query = TodoQuery(search: search, filter: filter, sort: [.init(field)])
      return try store.compiler(for: query).sources.allSatisfy { $0.from == "item" }
    }
    // Of 5,000 items, 3,333 are open, 1,000 in the group; all have "task", 1 has "4999".
    #expect(try !walks("task", .everything, by: .arrival))
    #expect(try walks("task", .group(ListQuery.group), by: .arrival))
    #expect(try walks("task", .done(false), by: .arrival))
    #expect(
      try walks("task", .and([.done(false), .due(from: nil, through: ListQuery.today)]), by: .due))
    #expect(try walks("task", .everything, by: .completed))
    #expect(try !walks("4999", .everything, by: .completed))
    // What no index gives might have to be looked for among all items.
    #expect(try !walks("task", .priority(.high ... .high), by: .arrival))
  }

  @Test(
    "one row of a search is looked up, whatever the number of hits",
    arguments: ["task", "7", "task home"])
  func one(search: String) throws {
    let store = try Plan.seeded()
    for list in ListQuery.all(search: search) {
      let plan = try Plan(of: list.query, at: .one, in: store)
      // `=`: the text index looks at one row.
      let walks = plan.lines.filter {
        $0.detail.hasPrefix("SCAN item") && !$0.detail.contains("=")
      }
      #expect(walks.isEmpty, "\(list.name) \(plan)")
    }
  }

  @Test("the counts of the side bar come from indexes")
  func counts() throws {
    let plan = try Plan(of: SQL(ListCounts.sql, .integer(20_501)), in: Plan.seeded())
    #expect(plan.lines.contains { $0.detail.contains("item_group_open") }, "\(plan)")
    #expect(!plan.readsTheTable, "\(plan)")
    let sql = SQL(ListCounts.sql + ListCounts.tagSQL, .integer(20_501))
    let tags = try Plan(of: sql, in: Plan.seeded())
    #expect(tags.lines.contains { $0.detail.contains("item_open (ord=?)") }, "\(tags)")
    #expect(!tags.readsTheTable, "\(tags)")
  }
}
