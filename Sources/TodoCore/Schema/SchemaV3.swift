extension SchemaVersion {
  /// The third: global ids for groups, notes, tags, floating due dates, search index and history. Frozen.
  ///
  /// - `ord` is list order and full-text rowid at once; `max(last + 1, created_ms << 20)`.
  /// - The `*_key` columns hold folded text (`Folding.searchKey`) that the program writes, with two blanks
  ///   behind it, so that each of its letters begins a trigram; the index holds the one- and two-letter
  ///   prefixes of every trigram too, which is how words of one and two letters are found.
  /// - `detail = none`: the index names rows, not places in them, for a third of the size; words of four
  ///   letters and more are checked against the key columns.
  /// - `bulk` is a guard: while it holds a row, the triggers rest and the program indexes set by set.
  static let v3 = SchemaVersion(
    number: 3,
    ddl: """
      CREATE TABLE bulk(active INTEGER PRIMARY KEY);
      CREATE TABLE todo_group(
        id BLOB PRIMARY KEY NOT NULL CHECK(typeof(id) = 'blob' AND length(id) = 16),
        name TEXT NOT NULL CHECK(trim(name) <> ''),
        name_key TEXT NOT NULL UNIQUE,
        created_at INTEGER,
        modified_at INTEGER);
      CREATE TABLE item(
        id BLOB PRIMARY KEY NOT NULL CHECK(typeof(id) = 'blob' AND length(id) = 16),
        ord INTEGER NOT NULL UNIQUE,
        title TEXT NOT NULL CHECK(typeof(title) = 'text' AND trim(title) <> ''),
        notes TEXT NOT NULL DEFAULT '' CHECK(typeof(notes) = 'text'),
        done INTEGER NOT NULL DEFAULT 0 CHECK(done IN (0, 1)),
        priority INTEGER NOT NULL DEFAULT 0,
        group_id BLOB REFERENCES todo_group(id) ON DELETE CASCADE,
        due_day INTEGER CHECK(typeof(due_day) IN ('integer', 'null')),
        due_minute INTEGER NOT NULL DEFAULT 1440 CHECK(due_minute BETWEEN 0 AND 1440),
        due_zone TEXT,
        created_at INTEGER NOT NULL CHECK(typeof(created_at) = 'integer'),
        modified_at INTEGER,
        completed_at INTEGER,
        title_key TEXT NOT NULL DEFAULT '',
        notes_key TEXT NOT NULL DEFAULT '',
        tags_key TEXT NOT NULL DEFAULT '');
      CREATE INDEX item_open ON item(ord) WHERE done = 0;
      CREATE INDEX item_group_all ON item(group_id, ord);
      CREATE INDEX item_group_open ON item(group_id, ord) WHERE done = 0;
      CREATE INDEX item_due ON item(due_day, due_minute, ord) WHERE due_day IS NOT NULL AND done = 0;
      CREATE INDEX item_done ON item(completed_at, ord) WHERE done = 1;
      CREATE INDEX item_priority ON item(priority DESC, ord);
      CREATE INDEX item_priority_open ON item(priority DESC, ord) WHERE done = 0;
      CREATE TABLE tag(
        id BLOB PRIMARY KEY NOT NULL CHECK(typeof(id) = 'blob' AND length(id) = 16),
        name TEXT NOT NULL CHECK(trim(name) <> ''),
        name_key TEXT NOT NULL UNIQUE);
      CREATE TABLE item_tag(
        item_id BLOB NOT NULL REFERENCES item(id) ON DELETE CASCADE,
        tag_id BLOB NOT NULL REFERENCES tag(id) ON DELETE CASCADE,
        PRIMARY KEY(item_id, tag_id)) WITHOUT ROWID;
      CREATE INDEX item_tag_by_tag ON item_tag(tag_id, item_id);
      CREATE VIRTUAL TABLE item_text USING fts5(
        title_key, notes_key, tags_key, content = 'item', content_rowid = 'ord',
        tokenize = 'trigram case_sensitive 1', prefix = '1 2', detail = none, columnsize = 0);
      CREATE TRIGGER item_text_insert AFTER INSERT ON item WHEN NOT EXISTS(SELECT 1 FROM bulk) BEGIN
        INSERT INTO item_text(rowid, title_key, notes_key, tags_key)
          VALUES (new.ord, new.title_key, new.notes_key, new.tags_key);
      END;
      CREATE TRIGGER item_text_delete AFTER DELETE ON item WHEN NOT EXISTS(SELECT 1 FROM bulk) BEGIN
        INSERT INTO item_text(item_text, rowid, title_key, notes_key, tags_key)
          VALUES ('delete', old.ord, old.title_key, old.notes_key, old.tags_key);
      END;
      CREATE TRIGGER item_text_update AFTER UPDATE OF ord, title_key, notes_key, tags_key ON item
        WHEN NOT EXISTS(SELECT 1 FROM bulk) BEGIN
        INSERT INTO item_text(item_text, rowid, title_key, notes_key, tags_key)
          VALUES ('delete', old.ord, old.title_key, old.notes_key, old.tags_key);
        INSERT INTO item_text(rowid, title_key, notes_key, tags_key)
          VALUES (new.ord, new.title_key, new.notes_key, new.tags_key);
      END;
      CREATE TABLE tombstone(
        kind INTEGER NOT NULL,
        id BLOB NOT NULL,
        deleted_at INTEGER NOT NULL,
        PRIMARY KEY(kind, id)) WITHOUT ROWID;
      CREATE TABLE step(
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        origin TEXT NOT NULL,
        actor BLOB NOT NULL,
        action TEXT NOT NULL,
        subject TEXT NOT NULL,
        count INTEGER NOT NULL,
        schema INTEGER NOT NULL,
        state INTEGER NOT NULL DEFAULT 0,
        undone INTEGER,
        deletes INTEGER NOT NULL DEFAULT 0,
        bytes INTEGER NOT NULL DEFAULT 0,
        stamp INTEGER NOT NULL DEFAULT 0);
      CREATE INDEX step_stamp ON step(stamp);
      CREATE TABLE step_part(
        seq INTEGER NOT NULL REFERENCES step(seq) ON DELETE CASCADE,
        piece INTEGER NOT NULL,
        part INTEGER NOT NULL,
        changes BLOB NOT NULL,
        PRIMARY KEY(seq, piece, part));
      CREATE TABLE import_base(id BLOB PRIMARY KEY NOT NULL, hash INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE setting(key TEXT PRIMARY KEY NOT NULL, value) WITHOUT ROWID;
      PRAGMA application_id = 0x4D54444F;
      PRAGMA user_version = 3;
      """,
    itemTable: "item")
}
