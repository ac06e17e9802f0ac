public import FoundationEssentials
import TodoText

/// Changes of a tag in all items that have it, and of the tags of many items, each one step of undo.
extension TodoStore {
  /// Gives a tag another name: its items come under the tag of that name, which is made where there is none. The
  /// old one stays as a word that nothing uses, as every tag does that loses its last item. Where only case or
  /// width differ it is the same tag, written differently; that is no step.
  ///
  /// - Parameter merging: whether the items may come under a tag that other items have.
  /// - Returns: the tag that the items have now.
  /// - Throws: `noSuchTag`, `blankName`, `tagTaken`.
  public func renameTag(
    _ id: UUID, to name: String, merging: Bool = false
  ) throws(StoreError) -> TodoTag {
    let name = SafeText.title(name)
    guard !SafeText.isBlank(name) else { throw .blankName }
    guard let old = try database.text("SELECT name FROM tag WHERE id = ?", .id(id)) else {
      throw .noSuchTag(id)
    }
    let key = Folding.nameKey(name)
    if key == Folding.nameKey(old) {
      if name != old { try writeUnrecorded { () throws(StoreError) in try spell(id, name) } }
      return TodoTag(id: id, name: name)
    }
    return try step(.renameTag) { note throws(StoreError) in
      let new = try tag(named: name)
      let others =
        try database.integer(
          "SELECT count(*) FROM item_tag WHERE tag_id = ?", .id(new.id)) ?? 0
      guard others == 0 || merging else { throw .tagTaken(name: new.name, count: others) }
      if others == 0 { try spell(new.id, name) }
      note.subject = others == 0 ? name : new.name
      note.formerName = old
      note.count = try choose(
        SQL("SELECT item_id FROM item_tag WHERE tag_id = ?", .id(id)))
      try retagging(count: note.count) { _ throws(StoreError) in
        try database.run(
          """
          INSERT OR IGNORE INTO item_tag(item_id, tag_id, ord)
          SELECT item_id, ?, ord FROM item_tag WHERE tag_id = ?
          """, .id(new.id), .id(id))
        try database.run("DELETE FROM item_tag WHERE tag_id = ?", .id(id))
      }
      return TodoTag(id: new.id, name: note.subject)
    }
  }

  /// Gives tags to everything that the query finds and takes others off it; all other tags stay.
  ///
  /// - Returns: how many items were changed.
  /// - Throws: `blankName`; then nothing is written.
  public func update(
    _ query: TodoQuery, addingTags added: [String], removingTags removed: [String]
  ) throws(StoreError) -> Int {
    try step(.setTags) { note throws(StoreError) in
      let added = try storedTags(added)
      let lacks = added.map { TodoQuery.Filter.not(.anyTag([$0])) }
      let has: [TodoQuery.Filter] = removed.isEmpty ? [] : [.anyTag(removed)]
      note.count = try choose(query, only: TodoQuery.Filter.or(lacks + has).sql)
      guard note.count > 0 else { return 0 }
      note.subject = try firstChosenTitle()
      let parts = added.count + (removed.isEmpty ? 0 : 1)
      try retagging(count: note.count, parts: parts) { share throws(StoreError) in
        for name in added {
          let tag = Value.id(try tag(named: name).id)
          let sql = SQL(
            "INSERT OR IGNORE INTO item_tag(item_id, tag_id, ord) SELECT id, ?, ord FROM item", tag)
          try runOnChosen(sql, share: share)
        }
        guard !removed.isEmpty else { return }
        try forChosen(share: share) { ids throws(StoreError) in
          let sql =
            SQL("DELETE FROM item_tag WHERE item_id IN (") + ids + SQL(") AND tag_id ")
            + TodoQuery.Filter.tagIDs(removed)
          try database.run(sql.text, sql.values)
        }
      }
      return note.count
    }
  }

  /// Runs a write to the tags of the chosen items and mends what follows from them.
  ///
  /// - Parameters:
  ///   - parts: how many the write has that take as long as what follows.
  ///   - body: is given what one part is for the meter.
  private func retagging(
    count: Int, parts: Int = 1, _ body: (_ share: Int) throws(StoreError) -> Void
  ) throws(StoreError) {
    // The text index before and after, the folded names, the time of the change.
    let share = count / (parts + 4)
    try indexing(
      Self.chosen, setBySet: count >= TextIndex.setBySetRows, openMeter, share: share
    ) { () throws(StoreError) in
      try body(share)
      try forChosen(share: share) { ids throws(StoreError) in
        try refillTagKeys(of: ids.text, ids.values)
      }
      let time = SQL("UPDATE item SET modified_at = ?", .date(clock()))
      try runOnChosen(time, share: count - share * (parts + 3))
    }
  }

  /// The tag of that name, made where there is none.
  private func tag(named name: String) throws(StoreError) -> TodoTag {
    let key = Value.text(Folding.nameKey(name))
    var found: TodoTag?
    try database.each("SELECT id, name FROM tag WHERE name_key = ?", [key]) { row in
      found = row.id(0).map { TodoTag(id: $0, name: row.text(1)) }
    }
    if let found { return found }
    let tag = TodoTag(id: makeID(), name: name)
    try database.run(
      "INSERT INTO tag(id, name, name_key) VALUES (?, ?, ?)", .id(tag.id), .text(tag.name), key)
    return tag
  }

  private func spell(_ id: UUID, _ name: String) throws(StoreError) {
    try database.run("UPDATE tag SET name = ? WHERE id = ?", .text(name), .id(id))
  }
}
