import FoundationEssentials
import Testing

@testable import TodoCore

/// Another program at the same file, such as SQLite's own shell: it knows no tokenizer and no folding of ours.
@Suite("What other programs write") struct ForeignWriterTests {
  static func open(_ folder: TemporaryFolder) throws -> (store: TodoStore, shell: Database) {
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    return (store, try Database(path: path))
  }

  static let id = "x'00000000000040008000000000000001'"

  @Test(
    "the database itself refuses what no list can show",
    arguments: [
      "(id, ord, title, created_at) VALUES ('not-a-uuid', 1, 't', 0)",
      "(id, ord, title, created_at) VALUES (x'00', 1, 't', 0)",
      "(id, ord, title, created_at) VALUES (NULL, 1, 't', 0)",
      "(id, ord, title, created_at) VALUES (\(id), 1, NULL, 0)",
      "(id, ord, title, created_at) VALUES (\(id), 1, '  ', 0)",
      "(id, ord, title, created_at) VALUES (\(id), 1, x'ff00', 0)",
      "(id, ord, title, created_at) VALUES (\(id), 1, 't', 'garbage')",
      "(id, ord, title, created_at) VALUES (\(id), 'x', 't', 0)",
      "(id, ord, title, created_at, done) VALUES (\(id), 1, 't', 0, 2)",
      "(id, ord, title, created_at, done) VALUES (\(id), 1, 't', 0, 'yes')",
      "(id, ord, title, created_at, notes) VALUES (\(id), 1, 't', 0, x'00')",
      "(id, ord, title, created_at, due_day) VALUES (\(id), 1, 't', 0, 'soon')",
      "(id, ord, title, created_at, due_minute) VALUES (\(id), 1, 't', 0, 1441)",
    ])
  func refused(row: String) throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try Self.open(folder)
    #expect(throws: StoreError.self) { try shell.run("INSERT INTO item \(row)") }
    #expect(try store.titles().isEmpty)
    #expect(try store.isSound())
  }

  @Test("odd rows that pass are shown all the same")
  func odd() throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try Self.open(folder)
    try shell.execute(
      """
      INSERT INTO item(id, ord, title, created_at, priority, group_id, modified_at, completed_at, due_day) VALUES
        (\(Self.id), 5, CAST(x'61ff62' AS TEXT), 0, 99, x'00000000000000000000000000000000', 'x', 'y', 9223372036854775807),
        (x'00000000000040008000000000000002', -5, 'before', -1, 'high', 'garbage', NULL, NULL, -9223372036854775808);
      """)
    let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 9).rows.map(\.item)
    #expect(rows.map(\.title) == ["before", "a\u{FFFD}b"])
    #expect(rows.map(\.priority) == [.none, .none])
    #expect(rows[0].groupID == nil)
    #expect(rows.map { "\($0.due?.description ?? "")" } == ["0001-01-01", "9999-12-31"])
    _ = try store.update(rows[1].id, ItemPatch(title: "mended", group: .clear))
    #expect(try store.find("mended") == ["mended"])
  }

  @Test("a group that another program deletes takes its items along, and the index follows")
  func cascade() throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try Self.open(folder)
    let group = try store.addGroup(named: "Work")
    for number in 0..<50 {
      _ = try store.add(TodoDraft(title: "task \(number)", groupID: group.id, tags: ["x"]))
    }
    _ = try store.add(TodoDraft(title: "task elsewhere"))
    try shell.execute("PRAGMA foreign_keys = ON; DELETE FROM todo_group")
    #expect(try store.find("task") == ["task elsewhere"])
    #expect(try store.database.integer("SELECT count(*) FROM item_tag") == 0)
    #expect(try store.isSound())
  }

  @Test("edits and deletions of another program are found, and an undo that they cross is a clash")
  func edited() throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try Self.open(folder)
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.update(item.id, ItemPatch(title: "two"))
    try shell.run("UPDATE item SET title = 'three', title_key = 'three  '")
    #expect(try store.find("thr") == ["three"])
    #expect(throws: StoreError.clash(title: "three")) { try store.undo(.own) }
    try shell.run("DELETE FROM item")
    #expect(throws: StoreError.clash(title: "two")) { try store.undo(.own) }
    #expect(try store.find("thr").isEmpty)
    #expect(try store.isSound())
  }
}
