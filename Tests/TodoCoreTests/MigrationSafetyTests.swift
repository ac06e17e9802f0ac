import CSQLite
import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Migration: all or nothing") struct MigrationSafetyTests {
  static func rows(_ fixture: Fixture) -> String {
    "SELECT * FROM \(fixture.version.itemTable) ORDER BY rowid"
  }

  @Test("the old file is set aside as it was, for its owner alone", arguments: Fixture.old)
  func setAside(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let path = try fixture.write(to: folder.file("list.db"))
    let before = try Database(path: path).lines(Self.rows(fixture))
    _ = try TodoStore(path: path, author: Author(.window))
    let copy = Migrator.copyPath(for: path, version: fixture.version.number)
    var facts = stat()
    #expect(stat(copy, &facts) == 0)
    #expect(facts.st_mode & 0o777 == 0o600)
    let old = try Database(path: copy, readOnly: true)
    #expect(try old.integer("PRAGMA user_version") == fixture.version.number)
    #expect(try old.lines(Self.rows(fixture)) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["list.db", "list.db.v\(fixture.version.number)-backup"])
  }

  @Test("a file that another window has migrated meanwhile is never set aside as the old one")
  func setAsideLate() throws {
    let folder = try TemporaryFolder()
    let path = try Fixture(version: .v2).write(to: folder.file("list.db"))
    let late = try Database(path: path)
    #expect(try late.integer("PRAGMA user_version") == 2)
    _ = try TodoStore(path: path, author: Author(.window))
    let copy = Migrator.copyPath(for: path, version: 2)
    let before = fingerprint(copy)
    try Migrator(plan: .standard).migrate(late, from: 2)
    #expect(fingerprint(copy) == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains(".partial") })
  }

  @Test("what a killed upgrade left of its copy is taken away by the next one, and nothing else is")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    let path = try Fixture(version: .v2).write(to: folder.file("list.db"))
    let copy = Migrator.copyPath(for: path, version: 2)
    for name in [
      copy + ".partial-1A2B3C4D", copy + ".partial-1A2B3C4D-journal", path + ".partial-x",
    ] {
      try Data("half".utf8).write(to: URL(filePath: name))
    }
    _ = try TodoStore(path: path, author: Author(.window))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["list.db", "list.db.partial-x", "list.db.v2-backup"])
  }

  @Test("a stage that fails in the middle leaves the bytes of the old file", arguments: Fixture.old)
  func failure(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let path = try fixture.write(to: folder.file("list.db"))
    let before = fingerprint(path)
    let failing = MigrationPlan.Stage.custom(
      to: .v4, willMigrate: { _ throws(StoreError) in },
      sql: "CREATE TABLE half(done); DELETE FROM item; DROP TABLE item_tag",
      didMigrate: { _ throws(StoreError) in throw .blankTitle })
    #expect(throws: StoreError.blankTitle) {
      let database = try Database(path: path)
      try Migrator(plan: MigrationPlan(stages: [.v1ToV2, .v2ToV3, failing])).migrate(
        database, from: fixture.version.number)
    }
    #expect(fingerprint(path) == before)
    #expect(fingerprint(path + "-journal") == "")
  }

  @Test("a stage that loses a row, or leaves one dangling, is undone")
  func lost() throws {
    let lossy: [(SQL: String, after: Int, dangling: Int)] = [
      ("DELETE FROM item WHERE title = '写周报'", 18, 0),
      (
        "UPDATE item SET group_id = id WHERE title = '写周报'",
        19, 1
      ),
    ]
    for (sql, after, dangling) in lossy {
      let folder = try TemporaryFolder()
      let path = try Fixture(version: .v2).write(to: folder.file("list.db"))
      let before = fingerprint(path)
      let last = MigrationPlan.Stage.lightweight(to: .v4, sql: sql)
      let lost = StoreError.migrationFailed(
        path: path, before: 19, after: after, dangling: dangling)
      #expect(throws: lost) {
        let database = try Database(path: path)
        try Migrator(plan: MigrationPlan(stages: [.v2ToV3, last])).migrate(database, from: 2)
      }
      #expect(fingerprint(path) == before)
    }
  }

  @Test("killed at any moment, the next start finds every row")
  func killed() throws {
    let folder = try TemporaryFolder()
    let path = try Fixture(version: .v2).write(to: folder.file("list.db"))
    let database = try Database(path: path)
    try database.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
      INSERT INTO items SELECT printf('%08X-0000-4000-8000-000000000000', i), 'task ' || i, i % 3 = 0,
        i * 1000, i % 8 + 1, 0, NULL FROM n;
      PRAGMA cache_size = 5;
      """)
    let camera = Camera(path: path, folder: folder)
    camera.watch(database)
    try Migrator(plan: .standard).migrate(database, from: 2)
    #expect(camera.taken > 20)
    var states: Set<String> = []
    for number in 0..<camera.taken {
      let copy = camera.copy(number)
      states.insert(fingerprint(copy))
      let store = try TodoStore(path: copy, author: Author(.window))
      #expect(try store.count(TodoQuery()) == 419)
      #expect(try store.isSound())
      #expect(try store.database.shape() == makeStore().database.shape())
    }
    // The cache is so small that the file really was in the middle of it.
    #expect(states.count > 3)
  }
}

/// Copies a database and its journal again and again while a statement runs: what a kill would leave behind.
private final class Camera {
  let path: String
  let folder: TemporaryFolder
  private(set) var taken = 0

  init(path: String, folder: TemporaryFolder) {
    self.path = path
    self.folder = folder
  }

  func copy(_ number: Int) -> String { folder.file("killed\(number).db") }

  func watch(_ database: Database) {
    sqlite3_progress_handler(
      database.handle, 2_500,
      { context in
        guard let context else { return 0 }
        Unmanaged<Camera>.fromOpaque(context).takeUnretainedValue().take()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func take() {
    for suffix in ["", "-journal"] {
      try? FileManager.default.copyItem(atPath: path + suffix, toPath: copy(taken) + suffix)
    }
    taken += 1
  }
}
