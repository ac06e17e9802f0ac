extension SchemaVersion {
  /// The first: items and groups, as the phone app's first release had them. Frozen.
  static let v1 = SchemaVersion(
    number: 1,
    ddl: """
      CREATE TABLE groups(
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL);
      CREATE TABLE items(
        id TEXT PRIMARY KEY NOT NULL,
        title TEXT NOT NULL,
        done INTEGER NOT NULL DEFAULT 0,
        createdAt INTEGER NOT NULL,
        "group" INTEGER REFERENCES groups(id) ON DELETE SET NULL);
      PRAGMA application_id = 0x4D54444F;
      PRAGMA user_version = 1;
      """,
    itemTable: "items")
}
