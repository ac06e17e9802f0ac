import Testing

@testable import TodoCore

@Suite("A tag of several words in a search") struct QuotedTagTests {
  /// So many items each have the two tags whose names, one behind the other, read like the one that fewer have.
  private func store(_ count: Int) throws -> TodoStore {
    let store = try makeStore()
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<count {
        _ = try store.add(TodoDraft(title: "两 \(number)", tags: ["two", "wörds 红", "包"]))
        if number % 500 == 0 {
          _ = try store.add(TodoDraft(title: "一 \(number)", tags: ["Two Wörds", "红 包", "x"]))
        }
      }
    }
    return store
  }

  @Test("is found by no two tags beside each other, along any path", arguments: [3, 4_500])
  func one(count: Int) throws {
    let store = try store(count)
    let titles = stride(from: 0, to: count, by: 500).map { "一 \($0)" }
    for search in [##"#"two words""##, ##"#"two wo"##, ##"#"红 包""##, ##"#"红 包" #"two words""##] {
      #expect(try store.find(search) == titles, "\(search)")
      #expect(try store.count(TodoQuery(search: search)) == titles.count, "\(search)")
      let names = try store.searchNames()
      for path in QueryPath.allCases {
        let query = TodoQuery(search: search)
        let sql = QueryCompiler(query, names: names, path: path).items(from: nil, limit: 9_999)
        var found: [String] = []
        try store.database.each(sql.text, sql.values) { found.append($0.text(1)) }
        #expect(found == titles, "\(path) \(search)")
      }
      let filtered = TodoQuery(filter: .or([.matching(search), .ids([])]))
      #expect(try store.titles(filtered) == titles, "\(search)")
    }
    #expect(try store.find(##"#"words 红""##).count == min(1_000, count))
  }

  @Test("is known as soon as it is there, whoever made it, and gone when it is taken back")
  func fresh() throws {
    let folder = try TemporaryFolder()
    let store = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    let other = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    let search = ##"#"two words""##
    _ = try store.add(TodoDraft(title: "两", tags: ["two", "words"]))
    #expect(try store.find(search) == [])
    let item = try other.add(TodoDraft(title: "一", tags: ["two words"]))
    #expect(try store.find(search) == ["一"])
    _ = try store.update(item.id, ItemPatch(tags: ["two words!"]))
    #expect(try store.find(search) == ["一"])
    #expect(throws: StoreError.cancelled) {
      try store.transaction(.editItem) { () throws(StoreError) in
        _ = try store.add(TodoDraft(title: "新", tags: ["brand new"]))
        #expect(
          try store.page(TodoQuery(search: ##"#"brand n"##), at: .start, before: 0, after: 9)
            .rows.count == 1)
        throw .cancelled
      }
    }
    #expect(try store.searchableTags().allSatisfy { !$0.key.contains("brand") })
  }
}
