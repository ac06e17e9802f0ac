import FoundationEssentials
import Testing
import TodoText

@testable import TodoCore

/// What SQLite answers to EXPLAIN QUERY PLAN, for a list of two thousand items without statistics.
struct Plan: CustomStringConvertible {
  struct Line {
    let id: Int
    let parent: Int
    let detail: String
  }

  private(set) var lines: [Line] = []

  init(of sql: SQL, in store: TodoStore) throws {
    try store.database.each("EXPLAIN QUERY PLAN " + sql.text, sql.values) { row in
      lines.append(Line(id: row.int(0), parent: row.int(1), detail: row.text(3)))
    }
  }

  /// - Parameter path: `nil` for the one that the store takes.
  init(of query: TodoQuery, at place: Place, path: QueryPath? = nil, in store: TodoStore) throws {
    try self.init(of: Plan.statement(query, at: place, path: path, in: store), in: store)
  }

  /// Whether rows are read in the table's own order.
  var readsTheTable: Bool { lines.contains { $0.detail == "SCAN item" } }

  /// Every line that sorts, but for the last: the page itself is put in order once more.
  var sorts: [Line] { lines.filter { $0.detail.hasPrefix("USE TEMP B-TREE") && $0.parent != 0 } }

  /// Whether what a line sorts comes from ids or a single place.
  func isBounded(_ sort: Line) -> Bool {
    let sources = lines.filter {
      $0.parent == sort.parent && ($0.detail.hasPrefix("SEARCH") || $0.detail.hasPrefix("SCAN"))
    }
    guard let outer = sources.first?.detail else { return false }
    return outer.contains("(id=?)") || outer.contains("(item_id=? AND tag_id=?)")
      || outer.contains("(ord=?)") || outer.contains(":=M")
  }

  var description: String {
    var depth: [Int: Int] = [:]
    return lines.map { line in
      depth[line.id] = (depth[line.parent] ?? 0) + 1
      return "\n" + String(repeating: "  ", count: depth[line.id] ?? 0) + line.detail
    }.joined()
  }

  static func seeded(_ count: Int = 2_000) throws -> TodoStore {
    let store = try makeStore()
    try store.database.execute(
      """
      INSERT INTO todo_group(id, name, name_key) VALUES
        (x'00000000000040008000000000000001', 'home', 'home'),
        (x'00000000000040008000000000000002', 'work', 'work');
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO item(id, ord, title, title_key, done, completed_at, priority, group_id, due_day, created_at)
      SELECT randomblob(16), i << 20, 'task ' || i, 'task ' || i || '  ', i % 3 = 0,
        CASE WHEN i % 3 = 0 THEN i * 1000 END, i % 4,
        CASE i % 5 WHEN 0 THEN x'00000000000040008000000000000001'
          WHEN 1 THEN x'00000000000040008000000000000002' END,
        CASE WHEN i % 2 THEN 20450 + i % 100 END, i FROM n;
      INSERT INTO tag VALUES (x'00000000000040008000000000000003', '写', '写');
      INSERT INTO item_tag SELECT id, x'00000000000040008000000000000003', ord FROM item
        WHERE (ord >> 20) % 4 < 2;
      """)
    return store
  }

  /// The statement of a page there; the row that it begins at is one of the same list without the search.
  private static func statement(
    _ query: TodoQuery, at place: Place, path: QueryPath?, in store: TodoStore
  ) throws -> SQL {
    let names = try store.searchNames()
    let compiler =
      try path.map { QueryCompiler(query, names: names, path: $0) } ?? store.compiler(for: query)
    let list = TodoQuery(filter: query.filter, sort: query.sort)
    let row = try #require(try store.page(list, at: .start, before: 0, after: 5).rows.last)
    let values = row.cursor.values
    return switch place {
    case .start: compiler.items(from: nil, limit: 50)
    case .end: compiler.items(from: nil, backward: true, limit: 50)
    case .forward: compiler.items(from: values, limit: 50)
    case .backward: compiler.items(from: values, inclusive: false, backward: true, limit: 50)
    case .one: compiler.items(from: nil, limit: 1, only: .id(row.item.id))
    }
  }
}
