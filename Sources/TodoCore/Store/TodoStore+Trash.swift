public import FoundationEssentials

/// The trash is no place of its own: it is read from the steps of the history that deleted something, which
/// stay for 30 days. What was brought back, by undo or otherwise, is not in it; a deletion that is taken back
/// and made again is, once.
extension TodoStore {
  /// What was deleted within the last 30 days, the last deletion first. Reads no more steps than the page needs.
  ///
  /// - Parameters:
  ///   - limit: how many items at most.
  ///   - cursor: `next` of the page before.
  public func trash(limit: Int, from cursor: TrashCursor? = nil) throws(StoreError) -> TrashPage {
    try database.snapshot { () throws(StoreError) in
      var items: [DeletedItem] = []
      var cursor = if let cursor { cursor } else { try nextInTrash(before: nil) }
      while let place = cursor {
        guard items.count < limit else { return TrashPage(items: items, next: place) }
        let reader = try DeletedRows(store: self, seq: place.seq)
        let wanted = limit - items.count
        // One more tells whether the step has a next page.
        let rows = try reader.rows(from: place.index, limit: wanted + 1)
        let shown = rows.prefix(wanted).sorted { reader.place($0) < reader.place($1) }
        for row in shown { items.append(try reader.deletedItem(row)) }
        cursor =
          if rows.count > wanted { TrashCursor(seq: place.seq, index: rows[wanted].index) } else {
            try nextInTrash(before: place.seq)
          }
      }
      return TrashPage(items: items, next: nil)
    }
  }

  /// An item of the trash, or `nil` where it is not there.
  public func deletedItem(_ id: UUID) throws(StoreError) -> DeletedItem? {
    try database.snapshot { () throws(StoreError) in
      guard let (reader, row) = try findInTrash(id) else { return nil }
      return try reader.deletedItem(row)
    }
  }

  /// Brings an item of the trash back, as a step of its own: at its old place, with tags, notes and times, in its
  /// group if that still exists, else in none.
  ///
  /// - Throws: `notDeleted` where it is in the list (again), `notInTrash`.
  public func restore(_ id: UUID) throws(StoreError) -> TodoItem {
    try step(.restoreItem) { note throws(StoreError) in
      if let item = try item(id) { throw .notDeleted(title: item.title) }
      guard let (reader, row) = try findInTrash(id) else { throw .notInTrash(id) }
      try reader.insert(row)
      let item = try existing(id)
      note.subject = item.title
      return item
    }
  }

  private var oldestInTrash: Value {
    .date(clock().addingTimeInterval(-Double(StepLog.trashDays) * 86_400))
  }

  private static let deletions = "FROM step WHERE deletes = 1 AND state = 0 AND at >= ?"

  /// The next step back that deleted something.
  func nextInTrash(before seq: Int?) throws(StoreError) -> TrashCursor? {
    try database.integer(
      "SELECT seq \(Self.deletions) AND seq < ? ORDER BY seq DESC LIMIT 1", oldestInTrash,
      .int(seq ?? .max)
    ).map { TrashCursor(seq: $0, index: 0) }
  }

  private func findInTrash(_ id: UUID) throws(StoreError) -> (DeletedRows, DeletedRows.Row)? {
    guard
      let deletedAt = try database.integer(
        "SELECT deleted_at FROM tombstone WHERE kind = 0 AND id = ?", .id(id))
    else { return nil }
    // A step is written right after what it deletes: the nearest in time is nearly always the one.
    var steps: [Int] = []
    try database.each(
      "SELECT seq \(Self.deletions) ORDER BY abs(at - ?)", [oldestInTrash, .int(deletedAt)]
    ) { steps.append($0.int(0)) }
    for seq in steps {
      let reader = try DeletedRows(store: self, seq: seq)
      if let row = try reader.rows(from: 0, limit: 1, only: id).first { return (reader, row) }
    }
    return nil
  }
}
