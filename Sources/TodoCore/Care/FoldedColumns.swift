import FoundationEssentials
import TodoText

/// The columns that hold folded text, compared with the text that they come from.
struct FoldedColumns {
  let database: Database

  /// A folded column, and what it should hold.
  private struct Column: Sendable {
    let table: String
    let name: String
    /// SQL for the text.
    let source: String
    let fold: @Sendable (String) -> String
    /// Whether the folded text of two rows must differ.
    var isUnique = false
  }

  private static let tagNames = """
    coalesce((SELECT group_concat(tag.name, ' ') FROM item_tag JOIN tag ON tag.id = item_tag.tag_id \
    WHERE item_tag.item_id = item.id), '')
    """

  private static let columns = [
    Column(table: "item", name: "title_key", source: "title", fold: SearchKey.column),
    Column(table: "item", name: "notes_key", source: "notes", fold: SearchKey.column),
    Column(table: "item", name: "tags_key", source: tagNames, fold: SearchKey.column),
    Column(
      table: "todo_group", name: "name_key", source: "name", fold: Folding.nameKey, isUnique: true),
    Column(table: "tag", name: "name_key", source: "name", fold: Folding.nameKey, isUnique: true),
  ]

  /// Stale columns with their numbers of rows, and names that count as equal.
  func findings() throws(StoreError) -> [Finding] {
    var findings: [Finding] = []
    for column in Self.columns {
      var stale = 0
      var names: Set<String> = []
      try database.each("SELECT \(column.source), \(column.name) FROM \(column.table)") { row in
        let text = row.text(0)
        let key = column.fold(text)
        if !isFolded(row.text(1), key) { stale += 1 }
        if column.isUnique, !names.insert(key).inserted {
          findings.append(.sameName(table: column.table, name: text))
        }
      }
      if stale > 0 {
        findings.append(.staleKeys(table: column.table, column: column.name, rows: stale))
      }
    }
    return findings
  }

  /// Whether a column holds what it should; tags may stand in any order.
  private func isFolded(_ found: String, _ wanted: String) -> Bool {
    found == wanted
      || found.utf8.count == wanted.utf8.count
        && found.split(separator: " ").sorted() == wanted.split(separator: " ").sorted()
  }

  /// Writes what is stale anew, but for names that would be equal to another's. Needs a transaction around it,
  /// and the text index to be rebuilt after it.
  func refill() throws(StoreError) {
    for column in Self.columns {
      var stale: [(id: UUID, key: String)] = []
      try database.each("SELECT \(column.source), \(column.name), id FROM \(column.table)") { row in
        let key = column.fold(row.text(0))
        if !isFolded(row.text(1), key), let id = row.id(2) { stale.append((id, key)) }
      }
      let update = try database.prepare(
        "UPDATE OR IGNORE \(column.table) SET \(column.name) = ? WHERE id = ?")
      for row in stale { try update.run([.text(row.key), .id(row.id)]) }
    }
  }
}
