import CSQLite
import FoundationEssentials
import TodoCore
import TodoText

/// Fills the tables of a sample and then the indexes, set by set. Nothing is synced: a file that is not complete has
/// another name and is made again.
struct SampleFill {
  let file: SQLiteFile
  let count: Int
  /// The day that due dates are counted from.
  let today: Int

  func run() throws {
    try file.execute(
      "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144; PRAGMA journal_mode = OFF")
    try file.fillSetBySet {
      var random = Random(seed: 3)
      let groups = try SampleWords.groups.map { try add($0.0, to: "todo_group", &random) }
      let tags = try SampleWords.tags.map { try add($0, to: "tag", &random) }
      try addItems(groups: groups, tags: tags)
    }
    try file.execute("PRAGMA journal_mode = WAL")
  }

  /// The id of a new group or tag.
  private func add(_ name: String, to table: String, _ random: inout Random) throws -> UUID {
    let id = SampleItem.id(&random)
    try file.insert(
      "INSERT INTO \(table)(id, name, name_key) VALUES (?, ?, ?)",
      [.id(id), .text(name), .text(Folding.nameKey(name))])
    return id
  }

  private func addItems(groups: [UUID], tags: [UUID]) throws {
    let insertItem = try file.prepare(
      """
      INSERT INTO item(id, ord, title, notes, done, priority, group_id, due_day, due_minute, created_at, modified_at,
        completed_at, title_key, notes_key, tags_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    let insertTag = try file.prepare("INSERT INTO item_tag(item_id, tag_id, ord) VALUES (?, ?, ?)")
    defer { for statement in [insertItem, insertTag] { sqlite3_finalize(statement) } }
    try Self.each(of: count) { index, item, details in
      // One second apart, the last one on the first day of 2025: what an import does, but the same each time.
      let created = 1_735_689_600_000 - Int64(count - index) * 1_000
      let completed = item.done ? created + Int64(index % 1_000) * 60_000 : nil
      let ord = ItemOrder.first(createdAt: created)
      try file.run(
        insertItem,
        [
          .id(item.id), .integer(ord), .text(item.title), .text(details.notes),
          .integer(item.done ? 1 : 0), .integer(Int64(details.priority)),
          details.group.map { .id(groups[$0]) } ?? .null,
          .optional(details.dueIn.map { today + $0 }),
          .integer(Int64(details.dueMinute ?? 1_440)), .integer(created), .optional(completed),
          .optional(completed), .text(SearchKey.column(item.title)),
          .text(SearchKey.column(details.notes)), .text(details.tagsKey),
        ])
      for tag in details.tags {
        try file.run(insertTag, [.id(item.id), .id(tags[tag]), .integer(ord)])
      }
    }
  }

  /// Calls `body` for each of so many items, always the same ones.
  static func each(
    of count: Int, _ body: (Int, SampleItem, SampleDetails) throws -> Void
  ) rethrows {
    // Numbers of their own: the titles are those of the legacy file, which knows nothing else. Of the first hundred
    // of these some are due today, and nearly each group has some.
    var random = Random(seed: 40)
    try SampleItem.each(of: count) { index, item in
      try body(index, item, SampleDetails(&random))
    }
  }
}

extension SampleDetails {
  /// The folded names of the tags, in the order in which the program writes them.
  var tagsKey: String {
    let names = tags.map { SampleWords.tags[$0] }
    return SearchKey.column(
      names.sorted { Folding.nameKey($0) < Folding.nameKey($1) }.joined(separator: " "))
  }
}
