import CSQLite
import FoundationEssentials

/// What SQLite's session extension would have recorded of an import that adds items: their rows, and for each what the
/// import remembers of it. So undo, redo and the change feed know one kind of history.
extension AddedItems {
  /// - Returns: `nil` where the part is none of this form.
  static func changeset(of part: [UInt8]) -> [UInt8]? {
    guard let items = read(part) else { return nil }
    var bytes = ChangesetBytes(room: 5 * part.count)
    bytes.begin("item", columns: 16)
    for item in items { bytes.append(item) }
    bytes.begin("import_base", columns: 2)
    for item in items {
      bytes.beginInsertion()
      bytes.append(item.id)
      bytes.append(LegacyRecord.hash(title: item.title, done: item.done))
    }
    return bytes.all
  }
}

extension ChangesetBytes {
  /// A row of the table `item` as version 4 has it; a later version adds columns behind these only.
  fileprivate mutating func append(_ item: AddedItem) {
    beginInsertion()
    append(item.id)
    append(item.ord)
    append(item.title)
    append("")  // notes
    append(item.done ? 1 : 0)
    append(0)  // priority
    appendNull()  // group_id
    appendNull()  // due_day
    append(Int64(DueDate.noMinute))
    appendNull()  // due_zone
    append(item.created)
    appendNull()  // modified_at
    appendNull()  // completed_at
    append(SearchKey.column(item.title))
    append("")  // notes_key
    append("")  // tags_key
  }
}

/// A changeset as it is written: its form is in SQLite's documentation, at `sqlite3session.c`.
private struct ChangesetBytes {
  private(set) var all: [UInt8] = []

  init(room: Int) { all.reserveCapacity(room) }

  /// From here on rows of that table, whose first column is the primary key.
  mutating func begin(_ table: String, columns: Int) {
    all.append(UInt8(ascii: "T"))
    all.append(varint: columns)
    for column in 0..<columns { all.append(column == 0 ? 1 : 0) }
    all.append(contentsOf: table.utf8)
    all.append(0)
  }

  mutating func beginInsertion() {
    all.append(UInt8(SQLITE_INSERT))
    // Made by the program, not by a trigger.
    all.append(0)
  }

  mutating func appendNull() { all.append(UInt8(SQLITE_NULL)) }

  mutating func append(_ id: UUID) {
    all.append(UInt8(SQLITE_BLOB))
    all.append(16)
    withUnsafeBytes(of: id.uuid) { all.append(contentsOf: $0) }
  }

  mutating func append(_ number: Int64) {
    all.append(UInt8(SQLITE_INTEGER))
    all.append(bigEndian: number)
  }

  mutating func append(_ text: String) {
    all.append(UInt8(SQLITE3_TEXT))
    all.append(varint: text.utf8.count)
    all.append(contentsOf: text.utf8)
  }
}
