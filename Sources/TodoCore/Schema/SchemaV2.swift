extension SchemaVersion {
  /// The second: items have a priority and may have a due date, an instant in milliseconds. Frozen.
  static let v2 = SchemaVersion(
    number: 2,
    ddl: """
      CREATE TABLE groups(
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL);
      CREATE TABLE items(
        id TEXT PRIMARY KEY NOT NULL,
        title TEXT NOT NULL,
        done INTEGER NOT NULL DEFAULT 0,
        createdAt INTEGER NOT NULL,
        "group" INTEGER REFERENCES groups(id) ON DELETE SET NULL,
        priority INTEGER NOT NULL DEFAULT 0,
        dueDate INTEGER);
      PRAGMA application_id = 0x4D54444F;
      PRAGMA user_version = 2;
      """,
    itemTable: "items")
}
