import FoundationEssentials
import Testing

@testable import TodoCore

/// Places that were read for one page serve the next; never after anything was written.
@Suite("What was read for a query is known until something is written") struct KnownPlansTests {
  @Test(
    "letter by letter, page by page, by number and back, while both windows write: the same rows",
    arguments: 1...2)
  func agrees(seed: Int) throws {
    var lists = try WrittenLists(seed: UInt64(seed))
    var narrowed = 0
    for _ in 0..<10 {
      let (filter, sort) = lists.listAndOrder()
      for word in ["r", "re", "rep", "repo", "report", "rep", "rep 任", "报"] {
        let query = TodoQuery(search: word, filter: filter, sort: sort)
        narrowed += try lists.expectSameRows(query) ? 1 : 0
        try lists.write()
        try lists.expectSameRows(query)
      }
    }
    #expect(narrowed > 5)
  }

  @Test("within a transaction its own writes are seen, and forgotten with it when it fails")
  func transactions() throws {
    let lists = try WrittenLists(seed: 9)
    let query = TodoQuery(search: "report", sort: [.init(.title)])
    let before = try lists.titles(query)
    let store = lists.stores.mine
    #expect(throws: StoreError.busy(path: "")) {
      _ = try store.transaction(.addItem) { () throws(StoreError) in
        _ = try store.add(TodoDraft(title: "00000 report 牛奶"))
        let page = try store.page(query, at: .start, before: 0, after: 1)
        #expect(page.rows.first?.item.title == "00000 report 牛奶")
        throw .busy(path: "")
      }
    }
    #expect(try lists.titles(query) == before)
    _ = try store.add(TodoDraft(title: "00000 report 面包"))
    #expect(try lists.titles(query).first == "00000 report 面包")
    _ = try store.undo(.any)
    #expect(try lists.titles(query) == before)
  }

  @Test("the next letter goes among the last one's places, and the return reads none")
  func narrowing() throws {
    let lists = try WrittenLists(seed: 8)
    let store = lists.stores.mine
    func page(_ word: String) throws -> QueryPlan {
      let query = TodoQuery(search: word, sort: [.init(.title)])
      _ = try store.page(query, at: .start, before: 0, after: 40)
      return try #require(store.knownPlan(query))
    }
    let first = try #require(try page("rep").places)
    #expect(try page("repo").places?.places === first.places)
    #expect(try page("repo").isNarrowed)
    #expect(try page("rep").places?.places === first.places)
    // A word that few of them have would look at nearly all of them.
    #expect(try !page("repair shop").isNarrowed)
    _ = try lists.stores.theirs.add(TodoDraft(title: "report"))
    #expect(try page("repo").places?.places !== first.places)
  }

  @Test("a longer word whose items all stand at the end is found as before")
  func atTheEnd() throws {
    let lists = try WrittenLists(seed: 7)
    let store = lists.stores.mine
    try store.database.execute(
      """
      UPDATE item SET title_key = 'zz ' || title_key WHERE title_key LIKE '%report%';
      UPDATE item SET title_key = printf('%05d ', ord % 99991) || title_key
        WHERE title_key LIKE '%repair%';
      """)
    for word in ["rep", "repo", "repor", "report"] {
      try lists.expectSameRows(TodoQuery(search: word, sort: [.init(.title)]))
    }
  }

  @Test("a jump's places are known, and so are those that many rows needed")
  func jumps() throws {
    let lists = try WrittenLists(seed: 6)
    let store = lists.stores.mine
    let query = TodoQuery(filter: .group(ListQuery.group), sort: [.init(.title)])
    _ = try store.page(query, at: .offset(50), before: 0, after: 1)
    let places = try #require(store.knownPlan(query)?.jump?.places)
    _ = try store.page(query, at: .offset(90), before: 0, after: 1)
    #expect(store.knownPlan(query)?.jump?.places?.places === places.places)
    try lists.expectSameRows(query)
  }
}

/// A list of 20 000 items in two windows, and the plain way to read it.
struct WrittenLists {
  let stores: TwoStores
  private var random: Random

  init(seed: UInt64) throws {
    stores = try TwoStores()
    random = Random(state: seed)
    try stores.mine.database.execute(
      """
      INSERT INTO todo_group(id, name, name_key) VALUES
        (x'00000000000040008000000000000001', '家', '家');
      INSERT INTO tag VALUES (x'00000000000040008000000000000003', '写', '写');
      CREATE TEMP TABLE made AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        SELECT i, printf('%05d %s %s', i * 7919 % 20011, CASE WHEN i % 40 THEN 'task'
            WHEN i % 120 = 0 THEN 'repair' ELSE 'report' END, CASE WHEN i % 3 THEN '任务' ELSE '报' END)
          AS title FROM n;
      INSERT INTO item(id, ord, title, title_key, done, priority, group_id, due_day, created_at)
        SELECT randomblob(16), i << 20, title, title || '  ', i % 7 = 0, i % 4,
          CASE WHEN i % 45 = 0 THEN x'00000000000040008000000000000001' END,
          CASE WHEN i % 2 THEN 20450 + i * 31 % 400 END, i FROM made;
      INSERT INTO item_tag SELECT id, x'00000000000040008000000000000003', ord FROM item
        WHERE (ord >> 20) % 50 < 1;
      """)
  }

  mutating func listAndOrder() -> (TodoQuery.Filter, [TodoQuery.SortKey]) {
    let filters: [TodoQuery.Filter] = [
      .everything, .everything, .done(false), .group(ListQuery.group), .anyTag(["写"]),
      .and([.done(false), .anyTag(["写"])]),
    ]
    return (random.one(of: filters), random.one(of: ListQuery.orders).keys)
  }

  func titles(_ query: TodoQuery) throws -> [String] {
    try stores.mine.page(query, at: .start, before: 0, after: 40).rows.map(\.item.title)
  }

  /// Compares pages with what a walk through the whole table finds.
  ///
  /// - Returns: whether the first page was read among the places of a shorter word.
  @discardableResult func expectSameRows(
    _ query: TodoQuery, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Bool {
    let (mine, theirs) = (stores.mine, stores.theirs)
    let sql = QueryCompiler(query, names: try theirs.searchNames(), path: .free)
      .ids(from: nil, limit: 30_000)
    let all = try theirs.ids(sql)
    let first = try mine.page(query, at: .start, before: 0, after: 40)
    #expect(
      first.rows.map(\.item.id) == Array(all.prefix(40)), "\(query)",
      sourceLocation: sourceLocation)
    let isNarrowed = mine.knownPlan(query)?.isNarrowed ?? false
    if let last = first.rows.last {
      let next = try mine.page(query, at: .row(last.cursor), before: 2, after: 20)
      #expect(
        next.rows.map(\.item.id) == Array(all[max(0, first.rows.count - 3)...].prefix(22)),
        "\(query)", sourceLocation: sourceLocation)
    }
    let end = try mine.page(query, at: .end, before: 10, after: 10)
    #expect(
      end.rows.map(\.item.id) == Array(all.suffix(20)), "\(query)",
      sourceLocation: sourceLocation)
    for offset in [all.count / 3, all.count * 9 / 10] where offset < all.count {
      let page = try mine.page(query, at: .offset(offset), before: 0, after: 2)
      #expect(
        page.rows.first?.item.id == all[offset], "\(query) \(offset)",
        sourceLocation: sourceLocation)
    }
    return isNarrowed
  }

  /// Changes what stands first, or near it, in this window, in the other one, or in neither for good.
  mutating func write() throws {
    let store = random.below(2) == 0 ? stores.mine : stores.theirs
    let at = Anchor.offset(random.below(60))
    let order: [TodoQuery.SortKey] = random.one(of: ListQuery.orders).keys
    let search = random.one(of: ["", "rep", "report"])
    let query = TodoQuery(search: search, sort: order)
    let found = try store.page(query, at: at, before: 0, after: 1).rows.first?.item
    let item = try #require(found)
    let title = "\(random.below(400)) \(random.one(of: ["report 报", "task", "repair 任务"]))"
    switch random.below(14) {
    case 0: _ = try store.delete(item.id)
    case 1, 2: _ = try store.update(item.id, ItemPatch(title: title))
    case 3: _ = try store.update(item.id, ItemPatch(done: !item.done))
    case 4: _ = try store.add(TodoDraft(title: title, groupID: ListQuery.group, tags: ["写"]))
    case 5: _ = try store.undo(.any)
    case 6:
      try? store.database.transaction { () throws(StoreError) in
        try store.database.run(
          "UPDATE item SET title_key = ? WHERE id = ?", .text(title), .id(item.id))
        _ = try store.page(TodoQuery(search: "report", sort: order), at: at, before: 0, after: 9)
        throw .busy(path: "")
      }
    default: break
    }
  }
}

extension TodoStore {
  fileprivate func knownPlan(_ query: TodoQuery) -> QueryPlan? { knownPlans.take(query) }
}
