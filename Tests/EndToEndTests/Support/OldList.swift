import FoundationEssentials

@testable import TodoCore

/// Lists as earlier versions of the program left them, so large that their migration takes a while.
enum OldList {
  /// Makes the file.
  static func write(_ version: SchemaVersion, items: Int, to path: String) throws {
    let database = try Database(path: path, creating: true)
    try database.execute(version.ddl)
    let numbers = """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(items))
      """
    if version.number < 3 {
      try database.execute(
        """
        BEGIN;
        INSERT INTO groups VALUES (1, 'Work'), (2, 'work'), (3, '家');
        \(numbers) INSERT INTO items SELECT
          printf('%08X-0000-4000-8000-000000000000', i * 7919 % 1000003), '任务 task ' || i, i % 3 = 0,
          i * 1000, CASE WHEN i % 4 THEN i % 4 END, i % 4, CASE WHEN i % 2 THEN i * 60000 END FROM n;
        COMMIT;
        """)
    } else {
      try database.execute(
        """
        PRAGMA journal_mode = WAL;
        BEGIN;
        INSERT INTO bulk VALUES (1);
        INSERT INTO todo_group VALUES (randomblob(16), '家', '家', 0, NULL);
        INSERT INTO tag VALUES (randomblob(16), '写', '写'), (randomblob(16), 'office', 'office');
        \(numbers) INSERT INTO item(id, ord, title, title_key, done, priority, group_id, due_day, created_at)
          SELECT randomblob(16), i << 20, '任务 task ' || i, '任务 task ' || i || '  ', i % 3 = 0, i % 4,
            CASE WHEN i % 4 THEN (SELECT id FROM todo_group) END, CASE WHEN i % 2 THEN 20000 + i % 99 END,
            i FROM n;
        INSERT INTO item_tag SELECT item.id, tag.id FROM item, tag WHERE item.priority > 1;
        INSERT INTO item_text(item_text) VALUES ('rebuild');
        DELETE FROM bulk;
        COMMIT;
        """)
    }
  }

  /// What makes up a list of that version, as queries of a schema `$`, whose rows must be the same whenever the
  /// migration is made. Groups get new ids where the old ones were numbers: their names stand for them.
  static func content(of version: Int) -> [String] {
    if version < 3 { return ["SELECT rowid, * FROM $.items", "SELECT * FROM $.groups"] }
    return [
      """
      SELECT item.id, ord, title, notes, done, priority, due_day, due_minute, item.created_at,
        item.modified_at, completed_at, title_key, todo_group.name
      FROM $.item LEFT JOIN $.todo_group ON todo_group.id = group_id
      """,
      "SELECT name, name_key FROM $.todo_group", "SELECT * FROM $.tag", "SELECT * FROM $.item_tag",
    ]
  }
}
