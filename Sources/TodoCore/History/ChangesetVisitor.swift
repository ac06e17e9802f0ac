import CSQLite

/// What a changeset is about to touch, noted in temporary tables before it is applied: `touched` (items, for
/// the index and `modified_at`), `retagged` (items, for `tags_key`), `doomed_item` and `doomed_group` (to be deleted),
/// `remembered` and `forgotten` (what it does to `import_base`).
struct ChangesetVisitor {
  let database: Database

  func begin() throws(StoreError) {
    try database.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS touched(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS retagged(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS doomed_item(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS doomed_group(id BLOB PRIMARY KEY) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS remembered(id BLOB PRIMARY KEY, hash, is_new) WITHOUT ROWID;
      CREATE TEMP TABLE IF NOT EXISTS forgotten(id BLOB PRIMARY KEY) WITHOUT ROWID;
      DELETE FROM temp.touched; DELETE FROM temp.retagged;
      DELETE FROM temp.doomed_item; DELETE FROM temp.doomed_group;
      DELETE FROM temp.remembered; DELETE FROM temp.forgotten;
      """)
  }

  func visit(_ stream: ChangesetStream, inverted: Bool) throws(StoreError) {
    let touched = try database.prepare("INSERT OR IGNORE INTO temp.touched VALUES (?)")
    let retagged = try database.prepare("INSERT OR IGNORE INTO temp.retagged VALUES (?)")
    let item = try database.prepare("INSERT OR IGNORE INTO temp.doomed_item VALUES (?)")
    let group = try database.prepare("INSERT OR IGNORE INTO temp.doomed_group VALUES (?)")
    let remembered = try database.prepare("INSERT OR REPLACE INTO temp.remembered VALUES (?, ?, ?)")
    let forgotten = try database.prepare("INSERT OR IGNORE INTO temp.forgotten VALUES (?)")
    try stream.each(inverted: inverted) { (change) throws(StoreError) in
      guard let key = change.key else { return true }
      switch change.table {
      case "item":
        try touched.run([key])
        if change.operation == SQLITE_DELETE { try item.run([key]) }
      case "item_tag": try retagged.run([key])
      case "todo_group" where change.operation == SQLITE_DELETE: try group.run([key])
      case "import_base" where change.operation == SQLITE_DELETE: try forgotten.run([key])
      case "import_base":
        try remembered.run([
          key, change.new(1) ?? .null, .bool(change.operation == SQLITE_INSERT),
        ])
      default: break
      }
      return true
    }
  }

  /// Does to `import_base` what was noted, in the order of its ids: changesets go by the list, and each row would change
  /// another page. What it holds by now is nobody's change.
  func applyToBases() throws(StoreError) {
    try database.run("DELETE FROM import_base WHERE id IN (SELECT id FROM temp.forgotten)")
    try database.run(
      """
      INSERT INTO import_base SELECT id, hash FROM temp.remembered AS noted
      WHERE is_new OR EXISTS(SELECT 1 FROM import_base WHERE id = noted.id) ORDER BY id
      ON CONFLICT(id) DO UPDATE SET hash = excluded.hash
      """)
  }
}
