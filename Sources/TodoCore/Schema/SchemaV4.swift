extension SchemaVersion {
  /// The fourth: a list of one tag and every sort order come from an index. Frozen.
  ///
  /// What version 3 says of `ord`, the folded text and `bulk` holds here too. In addition:
  /// - `item_tag.ord` repeats the item's, so that a tag's items stand in the order of arrival. The program writes
  ///   it, triggers write it for others, and what a changeset leaves empty is filled after it.
  /// - The indexes of sort orders begin with `done`: one of them gives the open items, the done ones and, as a merge
  ///   of both, all of them. That costs what one index of all items costs; a partial one beside it costs half again.
  static let v4 = SchemaVersion(
    number: 4,
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
      CREATE INDEX item_done ON item(completed_at, ord) WHERE done = 1;
      CREATE INDEX item_due ON item(done, due_day, due_minute, ord);
      CREATE INDEX item_priority ON item(done, priority DESC, ord);
      CREATE INDEX item_title ON item(done, title_key, ord);
      CREATE TABLE tag(
        id BLOB PRIMARY KEY NOT NULL CHECK(typeof(id) = 'blob' AND length(id) = 16),
        name TEXT NOT NULL CHECK(trim(name) <> ''),
        name_key TEXT NOT NULL UNIQUE);
      CREATE TABLE item_tag(
        item_id BLOB NOT NULL REFERENCES item(id) ON DELETE CASCADE,
        tag_id BLOB NOT NULL REFERENCES tag(id) ON DELETE CASCADE, ord INTEGER,
        PRIMARY KEY(item_id, tag_id)) WITHOUT ROWID;
      CREATE INDEX item_tag_place ON item_tag(tag_id, ord);
      CREATE INDEX item_tag_unplaced ON item_tag(item_id) WHERE ord IS NULL;
      CREATE TRIGGER item_tag_insert AFTER INSERT ON item_tag WHEN new.ord IS NULL BEGIN
        UPDATE item_tag SET ord = (SELECT ord FROM item WHERE id = new.item_id)
          WHERE item_id = new.item_id AND tag_id = new.tag_id;
      END;
      CREATE TRIGGER item_tag_follow AFTER UPDATE OF ord ON item WHEN new.ord <> old.ord BEGIN
        UPDATE item_tag SET ord = new.ord WHERE item_id = new.id;
      END;
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
      PRAGMA user_version = 4;
      """,
    itemTable: "item")
}
