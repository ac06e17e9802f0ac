/// Turns a query into SQL: for a stretch of rows from a place, and for their number.
struct QueryCompiler {
  let query: TodoQuery
  let sources: [QuerySource]

  init(_ query: TodoQuery, groups: [SearchableGroup]) {
    self.query = query
    sources = QuerySource.sources(for: query, groups: groups)
  }

  /// Row ids with their sort values, in order, from `cursor` on; `only` narrows to one item.
  func rows(
    from cursor: [Value]?, inclusive: Bool = true, backward: Bool = false, limit: Int,
    offset: Int = 0, only: Value? = nil
  ) -> SQL {
    var parts: [SQL] = []
    for source in sources {
      let columns = SortColumn.columns(for: query, ord: source.ord)
      let keyset = Keyset(columns: columns, backward: backward)
      for range in keyset.ranges(from: cursor, inclusive: inclusive) {
        var conditions = zip(range, columns).map { $0.sql($1.expression) } + source.conditions
        if let only { conditions.append(SQL("item.id = ?", only)) }
        parts.append(
          SQL("SELECT item.rowid AS r, ") + keyset.outputs(range)
            + SQL(" FROM \(source.from) WHERE ") + conditions.joined(separator: " AND "))
      }
    }
    let order = Keyset(columns: columns, backward: backward).order
    return parts.joined(separator: "\nUNION ALL ")
      + SQL("\nORDER BY \(order) LIMIT ? OFFSET ?", .int(limit), .int(offset))
  }

  /// The same rows with everything that an item has, and their sort values behind it.
  func items(
    from cursor: [Value]?, inclusive: Bool = true, backward: Bool = false, limit: Int,
    offset: Int = 0, only: Value? = nil
  ) -> SQL {
    let keys = columns.indices.map { "k.s\($0)" }.joined(separator: ", ")
    let order = Keyset(columns: columns, backward: backward).order
    return SQL("SELECT \(ItemRow.columns), \(keys) FROM (")
      + rows(
        from: cursor, inclusive: inclusive, backward: backward, limit: limit, offset: offset,
        only: only)
      + SQL(") k CROSS JOIN item ON item.rowid = k.r ORDER BY \(order)")
  }

  /// How many rows there are.
  var count: SQL {
    SQL("SELECT ")
      + sources.map { source in
        SQL("(SELECT count(*) FROM \(source.from) WHERE ")
          + source.conditions.joined(separator: " AND ") + SQL(")")
      }.joined(separator: " + ")
  }

  /// The sort columns of every source but for the name of the order of arrival.
  var columns: [SortColumn] { SortColumn.columns(for: query, ord: "item.ord") }
}
