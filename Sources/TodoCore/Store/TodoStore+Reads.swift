public import FoundationEssentials

extension TodoStore {
  /// The rows around a place: up to `before` ahead of it and `after` from it on. Its cost does not grow with
  /// the list, but for `Anchor.offset`.
  public func page(
    _ query: TodoQuery, at anchor: Anchor, before: Int, after: Int
  ) throws(StoreError) -> Page {
    // One snapshot for all reads of a page; nothing stays open when it returns.
    try database.snapshot { () throws(StoreError) in
      if case .offset(let offset) = anchor {
        return try page(query, atOffset: offset, before: before, after: after)
      }
      return try firstInTime(query) { (compiler) throws(StoreError) in
        try page(compiler, at: anchor, before: before, after: after)
      }
    }
  }

  private func page(
    _ compiler: QueryCompiler, at anchor: Anchor, before: Int, after: Int
  ) throws(StoreError) -> Page {
    switch anchor {
    case .start, .offset:
      return try page(compiler, from: nil, before: 0, after: before + after)
    case .end:
      let rows = try rows(
        compiler.items(from: nil, backward: true, limit: before + after + 1))
      let shown = rows.prefix(before + after).reversed()
      return Page(
        rows: Array(shown), anchorIndex: max(0, shown.count - 1),
        isAtStart: rows.count <= before + after, isAtEnd: true,
        offset: rows.count <= before + after ? 0 : nil)
    case .row(let cursor):
      // The row may have moved since: its id counts, its old place only where it is gone.
      let now = try row(compiler, id: cursor.id)
      return try page(
        compiler, from: (now?.cursor ?? cursor).values, before: before, after: after)
    case .item(let id):
      let now = try row(compiler, id: id)
      return try page(
        compiler, from: now?.cursor.values, before: now == nil ? 0 : before, after: after)
    }
  }

  private func page(
    _ query: TodoQuery, atOffset offset: Int, before: Int, after: Int
  ) throws(StoreError) -> Page {
    var skipper = try skipper(for: query.withoutKeeping, offset: max(0, offset))
    try skipper.run()
    let found = try rows(skipper.row)
    guard let row = found.first else {
      return try page(query, at: .end, before: before, after: after)
    }
    let around = try firstInTime(query) { (compiler) throws(StoreError) in
      try page(compiler, from: row.cursor.values, before: before, after: after)
    }
    return Page(
      rows: around.rows, anchorIndex: around.anchorIndex, isAtStart: around.isAtStart,
      isAtEnd: around.isAtEnd,
      offset: max(0, offset) - around.rows[..<around.anchorIndex].count { !query.keeps($0.item) })
  }

  private func page(
    _ compiler: QueryCompiler, from values: [Value]?, before: Int, after: Int
  ) throws(StoreError) -> Page {
    let following = try rows(compiler.items(from: values, limit: after + 1))
    var preceding: [Page.Row] = []
    if let values {
      // Where nothing follows, the rows ahead are all there is to show.
      let wanted = following.isEmpty ? before + after : before
      preceding = try rows(
        compiler.items(from: values, inclusive: false, backward: true, limit: wanted + 1))
      let isAtStart = preceding.count <= wanted
      preceding = preceding.prefix(wanted).reversed()
      return Page(
        rows: preceding + following.prefix(after),
        anchorIndex: following.isEmpty ? max(0, preceding.count - 1) : preceding.count,
        isAtStart: isAtStart, isAtEnd: following.count <= after, offset: isAtStart ? 0 : nil)
    }
    return Page(
      rows: Array(following.prefix(after)), anchorIndex: 0, isAtStart: true,
      isAtEnd: following.count <= after, offset: 0)
  }

  /// The rows that come strictly after a place, wherever its own row is by now.
  func page(_ query: TodoQuery, after cursor: Cursor, limit: Int) throws(StoreError) -> Page {
    // A way may go among places that were read before: both of one snapshot.
    let found = try database.snapshot { () throws(StoreError) in
      try rows(
        compiler(for: query).items(from: cursor.values, inclusive: false, limit: limit + 1))
    }
    return Page(
      rows: Array(found.prefix(limit)), anchorIndex: 0, isAtStart: false,
      isAtEnd: found.count <= limit, offset: nil)
  }

  func row(_ compiler: QueryCompiler, id: UUID) throws(StoreError) -> Page.Row? {
    try rows(compiler.items(from: nil, limit: 1, only: .id(id))).first
  }

  private func rows(_ sql: SQL) throws(StoreError) -> [Page.Row] {
    var rows: [Page.Row] = []
    try database.each(sql.text, sql.values) { row in
      guard let item = ItemRow.item(row) else { return }
      let values = (ItemRow.columnCount..<row.columnCount).map { row.value($0) }
      rows.append(Page.Row(item: item, cursor: Cursor(id: item.id, values: values)))
    }
    return rows
  }

  /// How many rows a query has, exactly. Grows with the list: ask for it away from the interactive thread.
  public func count(_ query: TodoQuery) throws(StoreError) -> Int {
    try database.integer(compiler(for: query, inOrder: false).count) ?? 0
  }

  /// How many rows of a query come before a place in its order, exactly. Grows with that number.
  public func count(_ query: TodoQuery, before cursor: Cursor) throws(StoreError) -> Int {
    try database.snapshot { () throws(StoreError) in
      try database.integer(compiler(for: query).count(before: cursor.values)) ?? 0
    }
  }

  /// One item, or `nil` where it is gone.
  public func item(_ id: UUID) throws(StoreError) -> TodoItem? {
    var found: TodoItem?
    try database.each("SELECT \(ItemRow.columns) FROM item WHERE id = ?", [.id(id)]) {
      found = ItemRow.item($0)
    }
    return found
  }

  /// Every group, by name.
  public func groups() throws(StoreError) -> [TodoGroup] {
    var groups: [TodoGroup] = []
    try database.each("SELECT id, name FROM todo_group ORDER BY name_key") { row in
      if let id = row.id(0) { groups.append(TodoGroup(id: id, name: row.text(1))) }
    }
    return groups
  }

  /// How many items a group holds, done ones included.
  public func itemCount(inGroup id: UUID) throws(StoreError) -> Int {
    try database.integer("SELECT count(*) FROM item WHERE group_id = ?", .id(id)) ?? 0
  }

  /// Whether another connection has committed since the last call. Costs microseconds.
  public func changedElsewhere() throws(StoreError) -> Bool {
    guard !database.hasMoved else { throw .replaced(path: path) }
    let version = try database.integer("PRAGMA data_version")
    defer { lastDataVersion = version }
    return lastDataVersion != nil && lastDataVersion != version
  }
}
