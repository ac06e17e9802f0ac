public import FoundationEssentials

extension TodoStore {
  /// The ids from one row of a query to another, in either direction, both included.
  ///
  /// - Parameter limit: how far is looked, at least 1.
  /// - Returns: the ids in the order from the first row to the second; `nil` where the second is not found among
  ///   so many.
  public func ids(
    _ query: TodoQuery, from start: Cursor, to end: Cursor, limit: Int
  ) throws(StoreError) -> [UUID]? {
    try database.snapshot { () throws(StoreError) in
      let compiler = try compiler(for: query)
      for backward in [false, true] {
        let ids = try ids(
          compiler.ids(from: start.values, backward: backward, limit: max(1, limit)))
        if let last = ids.firstIndex(of: end.id) { return Array(ids[...last]) }
      }
      return nil
    }
  }

  /// The ids from one row of a query on, itself included; where it is gone, from its successor on.
  ///
  /// - Parameter limit: how many at most.
  public func ids(
    _ query: TodoQuery, from start: Cursor, limit: Int
  ) throws(StoreError) -> [UUID] {
    try database.snapshot { () throws(StoreError) in
      let compiler = try compiler(for: query)
      // The row may have moved since: its id counts, its old place only where it is gone.
      let now = try row(compiler, id: start.id)
      return try ids(compiler.ids(from: (now?.cursor ?? start).values, limit: max(0, limit)))
    }
  }
}
