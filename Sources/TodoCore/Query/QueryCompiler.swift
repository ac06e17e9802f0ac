/// Turns a query into SQL: for a stretch of rows from a place, and for their number.
struct QueryCompiler {
  let query: TodoQuery
  let sources: [QuerySource]
  /// Whether each source is a walk in the query's order, along an index or the hits of the text index.
  let isInOrder: Bool

  init(
    _ query: TodoQuery, names: SearchNames, tags: NamedTags? = nil, path: QueryPath,
    among places: PlaceSet? = nil
  ) {
    self.query = query
    sources = QuerySource.sources(
      for: query, names: names, tags: tags, path: path, among: places)
    isInOrder =
      switch path {
      case .hits: query.isByArrival && tags?.areFew != true
      case .filter: query.orderIndex != nil && query.isInFilterOrder
      case .order: query.orderIndex != nil
      case .free: false
      }
  }

  /// Row ids with their sort values, in order, from `cursor` on; `only` narrows to one item.
  ///
  /// One range after the other, each of them in the order of an index: a merge of ranges would have to compare
  /// which of them holds NULL, and SQLite sorts all rows for that.
  func rows(
    from cursor: [Value]?, inclusive: Bool = true, backward: Bool = false, limit: Int,
    offset: Int = 0, only: Value? = nil
  ) -> SQL {
    let keyset = Keyset(columns: columns, backward: backward)
    let parts = keyset.ranges(from: cursor, inclusive: inclusive)
    // One walk along one index skips rows where it stands, in a third of the time of handing them on.
    if let range = parts.first, parts.count == 1, let source = sources.first, sources.count == 1 {
      return rows(of: source, in: range, backward: backward, only: only)
        + SQL(
          "\n  ORDER BY \(keyset.order(within: range)) LIMIT ? OFFSET ?", .int(limit), .int(offset))
    }
    let ranges = parts.map { range in
      SQL("SELECT * FROM (")
        + sources.map { rows(of: $0, in: range, backward: backward, only: only) }
        .joined(separator: "\n  UNION ALL ")
        + SQL("\n  ORDER BY \(keyset.order(within: range)) LIMIT ?)", .int(limit + offset))
    }
    return ranges.joined(separator: "\nUNION ALL ")
      + SQL("\nLIMIT ? OFFSET ?", .int(limit), .int(offset))
  }

  private func rows(
    of source: QuerySource, in range: [SortColumn.Range], backward: Bool, only: Value?
  ) -> SQL {
    let keyset = keyset(of: source, backward: backward)
    var conditions = conditions(of: source, in: range)
    if let only { conditions.append(SQL(source.isOne, only)) }
    // One row is looked up, whatever index a walk would go along.
    return SQL("SELECT item.rowid AS r, ") + keyset.outputs(range)
      + SQL(" FROM \(only == nil ? source.walk : source.from) WHERE ")
      + conditions.joined(separator: " AND ")
  }

  func keyset(of source: QuerySource, backward: Bool) -> Keyset {
    Keyset(columns: SortColumn.columns(for: query, ord: source.ord), backward: backward)
  }

  /// The conditions of a source and of a range of its rows.
  func conditions(of source: QuerySource, in range: [SortColumn.Range]) -> [SQL] {
    let columns = SortColumn.columns(for: query, ord: source.ord)
    let conditions = zip(range, columns).map { $0.sql($1.expression) }
    // One day of a list of some days: without statistics SQLite takes the days for fewer than the one.
    let isOneDay = if case .equal? = range.first { columns[0].isDueOfSomeDays } else { false }
    return conditions
      + (isOneDay
        ? source.conditions.map { $0.withoutIndex(on: "item.due_day") } : source.conditions)
  }

  /// The same rows with everything that an item has, and their sort values behind it.
  func items(
    from cursor: [Value]?, inclusive: Bool = true, backward: Bool = false, limit: Int,
    offset: Int = 0, only: Value? = nil
  ) -> SQL {
    let keys = columns.indices.map { "k.s\($0)" }.joined(separator: ", ")
    let order = Keyset(columns: columns, backward: backward).order(within: [])
    return SQL("SELECT \(ItemRow.columns), \(keys) FROM (")
      + rows(
        from: cursor, inclusive: inclusive, backward: backward, limit: limit, offset: offset,
        only: only)
      + SQL(") k CROSS JOIN item ON item.rowid = k.r ORDER BY \(order)")
  }

  /// The ids of the same rows' items, in order.
  func ids(
    from cursor: [Value]?, backward: Bool = false, limit: Int, offset: Int = 0
  ) -> SQL {
    let order = Keyset(columns: columns, backward: backward).order(within: [])
    return SQL("SELECT item.id FROM (")
      + rows(from: cursor, backward: backward, limit: limit, offset: offset)
      + SQL(") k CROSS JOIN item ON item.rowid = k.r ORDER BY \(order)")
  }

  /// How many rows there are.
  var count: SQL {
    SQL("SELECT ")
      + sources.map { source in
        SQL("(SELECT count(*) FROM \(source.walk) WHERE ")
          + source.conditions.joined(separator: " AND ") + SQL(")")
      }.joined(separator: " + ")
  }

  /// How many rows come before a place.
  func count(before cursor: [Value]) -> SQL {
    SQL("SELECT count(*) FROM (")
      + rows(from: cursor, inclusive: false, backward: true, limit: Int.max) + SQL(")")
  }

  /// The sort columns of every source but for the name of the order of arrival.
  var columns: [SortColumn] { SortColumn.columns(for: query, ord: "item.ord") }
}
