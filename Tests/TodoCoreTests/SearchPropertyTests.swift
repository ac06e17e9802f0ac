import FoundationEssentials
import Testing
import TodoText

@testable import TodoCore

@Suite("Search against a naive reference") struct SearchPropertyTests {
  @Test("alone, with several words, by group, hidden and sorted: the same rows", arguments: 1...6)
  func agrees(seed: Int) throws {
    var world = try World(seed: UInt64(seed))
    var hits = 0
    for _ in 0..<160 {
      let query = world.query()
      let expected = world.expected(query)
      let found = try world.store.titles(query)
      #expect(found == expected, "\(query)")
      #expect(try world.store.count(query) == expected.count, "\(query)")
      hits += expected.isEmpty ? 0 : 1
    }
    #expect(hits > 40)
  }

  @Test("along the text index, the filter's and the order's: the same rows", arguments: 1...3)
  func paths(seed: Int) throws {
    var world = try World(seed: UInt64(200 + seed))
    let names = try world.store.searchNames()
    for number in 0..<160 {
      let query = world.query(searching: number % 2 == 0)
      let expected = world.expected(query)
      for path in QueryPath.allCases {
        let sql = QueryCompiler(query, names: names, path: path).items(from: nil, limit: 99)
        var found: [String] = []
        try world.store.database.each(sql.text, sql.values) { found.append($0.text(1)) }
        #expect(found == expected, "\(path) \(query)")
      }
    }
  }

  @Test(
    "among places that an index has told, in every order and way, and at every number: the same rows",
    arguments: 1...3)
  func among(seed: Int) throws {
    var world = try World(seed: UInt64(500 + seed), count: 150)
    let store = world.store
    var tried = 0
    for number in 0..<160 {
      let query = world.query(searching: number % 3 > 0)
      let expected = world.expected(query)
      let plan = try store.plan(for: query)
      if let places = try store.manyPlaces(of: plan) {
        for path in [QueryPath.order, .filter, .hits] where plan.tags == nil || path != .hits {
          let sql = plan.compiler(QueryWay(path, among: places)).items(from: nil, limit: 150)
          var found: [String] = []
          try store.database.each(sql.text, sql.values) { found.append($0.text(1)) }
          #expect(found == expected, "\(path) \(query)")
          tried += 1
        }
      }
      var counted = query
      counted.keeping = []
      let listed = world.expected(counted)
      let jump = try store.jumpCompiler(for: counted)
      for offset in stride(from: 0, to: listed.count + 3, by: 7) {
        var skipper = RowSkipper(jump, in: store.database, offset: offset, few: 0)
        try skipper.run()
        let sql = jump.items(
          from: skipper.place, inclusive: false, limit: 1, offset: skipper.left)
        var found: String?
        try store.database.each(sql.text, sql.values) { found = $0.text(1) }
        #expect(found == (offset < listed.count ? listed[offset] : nil), "\(offset) \(query)")
      }
    }
    #expect(tried > 200)
  }

  @Test("through the tags, few or many of them: the same rows", arguments: 1...3)
  func throughTags(seed: Int) throws {
    var world = try World(seed: UInt64(300 + seed))
    let names = try world.store.searchNames()
    var queries = 0
    for _ in 0..<400 {
      let query = world.query()
      guard let word = SearchTerms(query.search).words.first(where: \.mayBeTag) else { continue }
      queries += 1
      let ids = word.named(among: try world.store.searchableTags())
      let expected = world.expected(query)
      for areFew in [true, false] {
        let tags = NamedTags(word: word, ids: ids, areFew: areFew)
        let compiler = QueryCompiler(query, names: names, tags: tags, path: .hits)
        let sql = compiler.items(from: nil, limit: 99)
        var found: [String] = []
        try world.store.database.each(sql.text, sql.values) { found.append($0.text(1)) }
        #expect(found == expected, "\(areFew) \(query)")
        var count: Int?
        try world.store.database.each(compiler.count.text, compiler.count.values) {
          count = $0.int(0)
        }
        #expect(count == expected.count, "\(areFew) \(query)")
      }
    }
    #expect(queries > 30)
  }

  @Test("page by page, forwards and backwards: every hit once", arguments: 1...3)
  func pages(seed: Int) throws {
    var world = try World(seed: UInt64(100 + seed))
    for number in 0..<50 {
      let query = world.query(searching: number % 2 == 0)
      let expected = world.expected(query)
      #expect(try world.store.walk(query, size: 7, backward: false) == expected, "\(query)")
      #expect(try world.store.walk(query, size: 7, backward: true) == expected, "\(query)")
    }
  }

  @Test("the index says the same after every change of the rows")
  func changes() throws {
    var world = try World(seed: 7)
    for round in 0..<30 {
      try world.change()
      if round % 10 == 9 { _ = try world.store.undo(.own) }
      try world.reload()
      for _ in 0..<5 {
        let query = world.query()
        #expect(try world.store.titles(query) == world.expected(query), "\(query)")
      }
    }
    #expect(try world.store.isSound())
  }
}

extension TodoStore {
  /// All titles of a query, read in pages from cursor to cursor.
  func walk(_ query: TodoQuery, size: Int, backward: Bool) throws -> [String] {
    var titles: [String] = []
    var anchor = backward ? Anchor.end : .start
    while true {
      let page = try page(
        query, at: anchor, before: backward ? size : 0, after: backward ? 0 : size)
      titles =
        backward ? page.rows.map(\.item.title) + titles : titles + page.rows.map(\.item.title)
      guard !(backward ? page.isAtStart : page.isAtEnd) else { return titles }
      let edge = try #require(backward ? page.rows.first : page.rows.last)
      anchor = .row(edge.cursor)
      // The row of an anchor comes once more when going forwards.
      if !backward { titles.removeLast() }
    }
  }
}
