import CSQLite

/// What a changeset is about to touch, noted in temporary tables before it is applied: `touched` (items, for
/// the index and `modified_at`), `retagged` (items, for `tags_key`), `doomed_item` and `doomed_group` (to be deleted).
struct ChangesetVisitor {
  let database: Database

  func begin() throws(StoreError) {
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS touched(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS retagged(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS doomed_item(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS doomed_group(id BLOB PRIMARY KEY) WITHOUT ROWID;
      DELETE FROM temp.touched; DELETE FROM temp.retagged;
      DELETE FROM temp.doomed_item; DELETE FROM temp.doomed_group;
      """)
  }

  func visit(_ stream: ChangesetStream, inverted: Bool) throws(StoreError) {
    let touched = try database.prepare("INSERT OR IGNORE INTO temp.touched VALUES (?)")
    let retagged = try database.prepare("INSERT OR IGNORE INTO temp.retagged VALUES (?)")
    let item = try database.prepare("INSERT OR IGNORE INTO temp.doomed_item VALUES (?)")
    let group = try database.prepare("INSERT OR IGNORE INTO temp.doomed_group VALUES (?)")
    try stream.each(inverted: inverted) { (change) throws(StoreError) in
      guard let key = change.key else { return true }
      switch change.table {
      case "item":
        try touched.run([key])
        if change.operation == SQLITE_DELETE { try item.run([key]) }
      case "item_tag": try retagged.run([key])
      case "todo_group" where change.operation == SQLITE_DELETE: try group.run([key])
      default: break
      }
      return true
    }
  }
}
