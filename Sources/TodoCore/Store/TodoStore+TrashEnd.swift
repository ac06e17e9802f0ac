import FoundationEssentials

extension TodoStore {
  /// The stretch of the trash that ends before the row of that number, from 0, or at its end; and how many rows come
  /// before it.
  ///
  /// The way there is walked from the newest deletion on: the changesets of its steps are read without keeping a row,
  /// and each item is looked up by its mark, some microseconds an item. What is kept is as much as is given back.
  public func trash(
    limit: Int, endingBefore end: Int?
  ) throws(StoreError) -> (page: TrashPage, skipped: Int) {
    try database.snapshot { () throws(StoreError) in
      var last: [TrashCursor] = []
      var count = 0
      var seq = try nextInTrash(before: nil)?.seq
      while let step = seq, count < end ?? .max {
        try DeletedRows(store: self, seq: step).eachIndex { index in
          // Kept in two halves, so that dropping those that are too many costs nothing to speak of.
          if last.count >= 2 * limit { last.removeFirst(limit) }
          last.append(TrashCursor(seq: step, index: index))
          count += 1
          return count < end ?? .max
        }
        seq = try nextInTrash(before: step)?.seq
      }
      let stretch = last.suffix(limit)
      guard let first = stretch.first else { return (TrashPage(items: [], next: nil), 0) }
      return (try trash(limit: stretch.count, from: first), count - stretch.count)
    }
  }
}
