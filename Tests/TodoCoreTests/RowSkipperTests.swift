import Testing

@testable import TodoCore

@Suite("Passing over rows") struct RowSkipperTests {
  @Test(
    "the row with so many before it, along every index, as in the whole list", arguments: 1...4)
  func places(seed: Int) throws {
    var world = try World(seed: UInt64(400 + seed), count: 220)
    var random = Random(state: UInt64(seed))
    let names = try world.store.searchNames()
    var passed = 0
    for number in 0..<150 {
      var query = world.query(searching: number % 3 == 0)
      query.keeping = []
      let expected = world.expected(query)
      for path in QueryPath.allCases {
        let compiler = QueryCompiler(query, names: names, path: path)
        let places = [0, expected.count - 1, expected.count, expected.count + 3]
        for offset in places + (0..<4).map({ _ in random.below(expected.count + 1) })
        where offset >= 0 {
          for few in [0, 5] {
            let found = try world.store.row(compiler, offset: offset, few: few)
            let wanted = offset < expected.count ? expected[offset] : nil
            #expect(found.title == wanted, "\(path) \(offset) \(few) \(query)")
            #expect(found.left <= few || !compiler.isInOrder || wanted == nil, "\(path) \(query)")
            passed += compiler.isInOrder && offset > few ? 1 : 0
          }
        }
      }
    }
    #expect(passed > 1_000)
  }

  @Test("where one half of a merge comes before the other, in either order", arguments: [0, 1])
  func halves(first: Int) throws {
    let store = try Plan.seeded(3_000)
    for (key, order) in [("title_key", TodoQuery.SortField.title), ("due_day", .due)] {
      try store.database.execute(
        """
        UPDATE item SET done = (ord < 1200 << 20) = \(first), title_key = printf('%06d  ', ord >> 20),
          due_day = CASE WHEN ord < 2000 << 20 THEN ord >> 20 END
        """)
      for ascending in [true, false] {
        let query = TodoQuery(sort: [.init(order, ascending: ascending)])
        let compiler = QueryCompiler(query, names: SearchNames(), path: .order)
        let all = try store.titles(query, limit: 3_000)
        for offset in stride(from: 0, to: 3_010, by: 137) + [1_198, 1_199, 1_200, 2_999, 3_000] {
          let found = try store.row(compiler, offset: offset, few: 0)
          #expect(found.title == (offset < 3_000 ? all[offset] : nil), "\(key) \(offset)")
        }
      }
    }
  }

  @Test(
    "at every number of a long list, whatever part of it is done and where",
    arguments: ["ord % 7 = 0", "ord < 6000 << 20", "title_key < '07'", "due_day IS NULL", "1", "0"])
  func long(isDone: String) throws {
    let lists = try WrittenLists(seed: 1)
    let store = lists.stores.mine
    try store.database.execute(
      """
      UPDATE item SET done = \(isDone), priority = ord >> 21 & 3,
        group_id = CASE WHEN (ord >> 20) % 5 < 3 THEN x'00000000000040008000000000000001' END
      """)
    let filters: [TodoQuery.Filter] = [
      .everything, .done(false), .group(ListQuery.group), .and([.group(nil), .done(false)]),
    ]
    for order in ListQuery.orders {
      for filter in filters {
        let query = TodoQuery(filter: filter, sort: order.keys)
        let all = try store.ids(
          QueryCompiler(query, names: SearchNames(), path: .free).ids(from: nil, limit: 30_000))
        for offset in stride(from: 1_100, to: all.count, by: 2_777) + [all.count - 1]
        where offset >= 0 {
          let page = try store.page(query, at: .offset(offset), before: 0, after: 1)
          #expect(page.rows.first?.item.id == all[offset], "\(order.name) \(filter) \(offset)")
        }
      }
    }
  }

  @Test("where groups whose names have the word stand one behind the other")
  func groups() throws {
    let store = try Plan.seeded(12_249)
    try store.database.execute(
      """
      INSERT INTO todo_group(id, name, name_key) VALUES
        (x'00000000000040008000000000000011', '家 zed a', '家 zed a'),
        (x'00000000000040008000000000000012', 'zed b', 'zed b'),
        (x'00000000000040008000000000000013', 'zed c', 'zed c');
      UPDATE item SET group_id = CASE
        WHEN ord < 241 << 20 THEN x'00000000000040008000000000000011'
        WHEN ord < 490 << 20 THEN x'00000000000040008000000000000012'
        WHEN ord < 5490 << 20 THEN x'00000000000040008000000000000013'
        WHEN ord < 11490 << 20 THEN x'00000000000040008000000000000012'
        ELSE x'00000000000040008000000000000011' END
      """)
    let query = TodoQuery(search: "zed")
    for offset in stride(from: 0, to: 12_249, by: 250) + [1_000, 12_248] {
      let page = try store.page(query, at: .offset(offset), before: 0, after: 1)
      #expect(page.rows.first?.item.title == "task \(offset + 1)")
    }
  }

  @Test("in each list and order a walk is passed over along an index alone, without a sort")
  func plans() throws {
    let store = try Plan.seeded()
    for list in ListQuery.inEveryOrder where list.query.keeping.isEmpty {
      let compiler = QueryCompiler(
        list.query, names: SearchNames(), path: list.query.longPath)
      for walk in compiler.sources.map(\.passed) {
        let keyset = compiler.keyset(of: walk, backward: false)
        for range in keyset.ranges(from: nil, inclusive: true) {
          let plan = try Plan(of: compiler.key(of: walk, in: range, offset: 9), in: store)
          #expect(plan.sorts.isEmpty, "\(list.name) \(plan)")
          // SQLite names no partial index a covering one; that of open items needs no look at the row.
          let reads = plan.lines.map(\.detail).filter {
            ($0.hasPrefix("SEARCH item ") || $0.hasPrefix("SCAN item "))
              && !$0.contains("COVERING") && !$0.contains("_open")
          }
          #expect(reads.isEmpty || compiler.looksAtRows, "\(list.name) \(plan)")
        }
      }
    }
  }
}

extension QueryCompiler {
  /// Whether the order's index doesn't tell what belongs to the list.
  fileprivate var looksAtRows: Bool {
    !query.filter.isWhole && !query.isInFilterOrder
      && (query.filter != .done(true) || query.isByArrival)
  }
}

extension TodoStore {
  /// The title of the row with so many before it, and how many were left to a merge.
  fileprivate func row(
    _ compiler: QueryCompiler, offset: Int, few: Int
  ) throws -> (title: String?, left: Int) {
    var skipper = RowSkipper(compiler, in: database, offset: offset, few: few)
    try skipper.run()
    let sql = compiler.items(
      from: skipper.place, inclusive: false, limit: 1, offset: skipper.left)
    var title: String?
    try database.each(sql.text, sql.values) { title = $0.text(1) }
    return (title, skipper.left)
  }

  fileprivate func titles(_ query: TodoQuery, limit: Int) throws -> [String] {
    try items(query, limit: limit).map(\.title)
  }
}
