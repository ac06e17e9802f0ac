import FoundationEssentials

extension TodoStore {
  /// The version of the exported document.
  public static let exportVersion = 1

  /// Writes the whole list as one JSON document, as it is at the beginning of this call, in pieces: neither the
  /// list nor the document stands in memory. Others can write meanwhile. The file (0600) has its name only when
  /// it is complete.
  ///
  /// The document, in UTF-8; every key is always there:
  ///
  ///     {"format": "mytodo", "version": 1, "exported": INSTANT,
  ///      "groups": [{"id": UUID, "name": string}],
  ///      "items": [{"id": UUID, "title": string, "done": bool, "priority": 0…3, "group": UUID or null,
  ///                 "due": "2026-11-30" or "2026-11-30 17:00" or null, "notes": string, "tags": [string],
  ///                 "created": INSTANT, "modified": INSTANT or null, "completed": INSTANT or null}]}
  ///
  /// Items stand in the order of the list, one a line; groups by name. INSTANT is UTC with milliseconds, such as
  /// `2026-11-30T17:00:00.000Z`; `due` is a day or a wall-clock time without a zone.
  ///
  /// - Parameters:
  ///   - path: the new file.
  ///   - replacing: whether a file of that name may be replaced.
  ///   - goOn: told now and then how many items are written; false cancels.
  /// - Returns: how many items the document holds.
  /// - Throws: `fileExists`, `cannotOpen`, `full`, `cancelled`; then there is no new file.
  public func exportJSON(
    to path: String, replacing: Bool = false, goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Int {
    if StoreFile(path: path).isSame(as: self.path) { throw .fileExists(path: path) }
    let file = try NewFile(path: path, replacing: replacing)
    var json = try JSONWriter(path: file.partial, name: path)
    let count = try database.snapshot { () throws(StoreError) in
      let total = try database.integer("SELECT count(*) FROM item") ?? 0
      json.raw("{\"format\": \"mytodo\", \"version\": 1, \"exported\": ")
      json.instant(clock())
      json.raw(",\n\"groups\": [")
      for (number, group) in try groups().enumerated() {
        json.raw(number == 0 ? "\n" : ",\n")
        json.raw("{\"id\": ")
        json.string(group.id.uuidString)
        json.raw(", \"name\": ")
        json.string(group.name)
        json.raw("}")
      }
      json.raw("],\n\"items\": [")
      var done = 0
      try database.each("SELECT \(ItemRow.columns) FROM item ORDER BY ord") {
        row throws(StoreError) in
        guard let item = ItemRow.item(row) else { return }
        json.raw(done == 0 ? "\n" : ",\n")
        json.item(item)
        done += 1
        try json.flush()
        guard done % 1_000 != 0 || goOn(WorkProgress(done: done, total: total)) else {
          throw .cancelled
        }
      }
      guard goOn(WorkProgress(done: done, total: total)) else { throw .cancelled }
      return done
    }
    json.raw("]}\n")
    try json.flush(atEnd: true)
    try file.finish()
    return count
  }
}

extension JSONWriter {
  fileprivate mutating func item(_ item: TodoItem) {
    raw("{\"id\": ")
    string(item.id.uuidString)
    raw(", \"title\": ")
    string(item.title)
    raw(", \"done\": ")
    bool(item.done)
    raw(", \"priority\": ")
    number(item.priority.rawValue)
    raw(", \"group\": ")
    string(item.groupID?.uuidString)
    raw(", \"due\": ")
    string(item.due?.description)
    raw(", \"notes\": ")
    string(item.notes)
    raw(", \"tags\": [")
    for (number, tag) in item.tags.enumerated() {
      if number > 0 { raw(", ") }
      string(tag)
    }
    raw("], \"created\": ")
    instant(item.createdAt)
    raw(", \"modified\": ")
    instant(item.modifiedAt)
    raw(", \"completed\": ")
    instant(item.completedAt)
    raw("}")
  }
}
