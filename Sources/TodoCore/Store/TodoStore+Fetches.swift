public import FoundationEssentials

extension TodoStore {
  /// Items of a query, in order.
  ///
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - offset: how many to leave out first. They are walked over: to page deep into a list use `page` or
  ///     `enumerate`, which cost the same at any depth.
  public func items(
    _ query: TodoQuery, limit: Int, offset: Int = 0
  ) throws(StoreError) -> [TodoItem] {
    var items: [TodoItem] = []
    try database.snapshot { () throws(StoreError) in
      let sql = try compiler(for: query).items(
        from: nil, limit: max(0, limit), offset: max(0, offset))
      try database.each(sql.text, sql.values) { row in
        if let item = ItemRow.item(row) { items.append(item) }
      }
    }
    return items
  }

  /// The ids alone, in order; `limit` and `offset` as with `items`.
  public func ids(_ query: TodoQuery, limit: Int, offset: Int = 0) throws(StoreError) -> [UUID] {
    try database.snapshot { () throws(StoreError) in
      try ids(compiler(for: query).ids(from: nil, limit: max(0, limit), offset: max(0, offset)))
    }
  }

  func ids(_ sql: SQL) throws(StoreError) -> [UUID] {
    var ids: [UUID] = []
    try database.each(sql.text, sql.values) { row in
      if let id = row.id(0) { ids.append(id) }
    }
    return ids
  }

  /// Calls the body with every item of a query, a batch at a time, until it returns false. No more than a batch is
  /// in memory, and none of the file is held between two batches: a row that others add or move meanwhile is seen
  /// where it is when the walk gets there.
  ///
  /// - Parameter batch: how many items at a time, at least 1.
  public func enumerate(
    _ query: TodoQuery, batch: Int = 500, _ body: ([TodoItem]) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let size = max(1, batch)
    var page = try page(query, at: .start, before: 0, after: size)
    while !page.rows.isEmpty {
      guard try body(page.rows.map(\.item)), !page.isAtEnd, let last = page.rows.last else {
        return
      }
      page = try self.page(query, after: last.cursor, limit: size)
    }
  }
}
