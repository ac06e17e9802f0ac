import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// Serialised, since the time zone belongs to the whole process; no other suite looks at it.
@Suite("Migration of populated files", .serialized) struct MigrationTests {
  /// The items of a current file in list order, with what a person sees of them.
  static let items = """
    SELECT title, done, priority, coalesce(todo_group.name, '-'), coalesce(due_day, '-'), due_minute,
      item.created_at, item.modified_at IS NULL AND completed_at IS NULL
    FROM item LEFT JOIN todo_group ON todo_group.id = group_id ORDER BY ord
    """

  static func migrated(_ fixture: Fixture, timeZone: String, in folder: TemporaryFolder) throws
    -> TodoStore
  {
    setenv("TZ", timeZone, 1)
    tzset()
    return try TodoStore(path: fixture.write(to: folder.file("list.db")), author: Author(.window))
  }

  @Test(
    "every old version arrives at the shape of a new file, sound and with its index",
    arguments: Fixture.all)
  func shape(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(fixture, timeZone: "UTC0", in: folder)
    let fresh = try makeStore()
    expectLines(try store.database.shape(), try fresh.database.shape())
    #expect(try store.database.integer("PRAGMA user_version") == SchemaVersion.current.number)
    #expect(
      try store.database.integer("PRAGMA application_id") == SchemaVersion.applicationID)
    #expect(try store.database.text("PRAGMA journal_mode") == "wal")
    #expect(try store.database.integer("SELECT count(*) FROM bulk") == 0)
    #expect(try store.isSound())
  }

  @Test("a dump has the frozen shape of its version", arguments: Fixture.all)
  func frozen(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let dump = try Database(path: fixture.write(to: folder.file("dump.db")))
    let made = try Database(path: folder.file("made.db"), creating: true)
    try made.execute(fixture.version.ddl)
    expectLines(try dump.shape(), try made.shape())
    #expect(try dump.integer("PRAGMA user_version") == fixture.version.number)
  }

  @Test(
    "from version 2: every row, in the order of creation, with the local day and time of its instant"
  )
  func fromV2() throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(Fixture(version: .v2), timeZone: "CST-8", in: folder)
    expectLines(
      try store.database.lines(Self.items),
      [
        "before 1970|0|0|-|-1|480|-86400000|1",
        "it's \"quoted\"; -- %_|0|1|-|-|1440|0|1",
        "no id at all|0|0|-|-|1440|1767225600600|1",
        "done twice|1|2|-|-|1440|1767225600700|1",
        "blanks around|1|0|-|-|1440|1767225600800|1",
        "in a group that is gone|0|1|-|-|1440|1767225600900|1",
        "(no title)|0|1|家|-|1440|1767225601000|1",
        "(no title)|1|0|Group 9|-|1440|1767225601000|1",
        "in a group without a name|0|0|Group 10|0|479|1767225601000|1",
        "two lines|0|0|Café|20751|540|1767225602000|1",
        "Pay the rent|0|2|Work|-|1440|1767225603000|1",
        "id that is none|0|1|Work|20454|1200|1767225603000|1",
        "same id in capitals|1|0|Café|20453|960|1767225603000|1",
        "买燕麦奶|0|0|Cafe|20541|540|1767225603000|1",
        "写周报|1|3|Work|20454|480|1767225604000|1",
        "Write report|0|0|Work|20454|479|1767225605000|1",
        "emoji 👩‍👩‍👧 and cafe\u{301}|1|0|Work|-|1440|1767225605000|1",
        "from the year 60000|0|0|家|-|1440|1831000000000000|1",
        "后来的|0|3|家|2932896|1440|1831000000000000|1",
      ])
  }

  @Test("from version 1: what was unfinished has priority 1, nothing else changes")
  func fromV1() throws {
    let folder = try TemporaryFolder()
    let v1 = try Self.migrated(Fixture(version: .v1), timeZone: "UTC0", in: folder)
    let other = try TemporaryFolder()
    let v2 = try Self.migrated(Fixture(version: .v2), timeZone: "UTC0", in: other)
    let same = """
      SELECT title, done, item.created_at, coalesce(todo_group.name, '-')
      FROM item LEFT JOIN todo_group ON todo_group.id = group_id ORDER BY ord
      """
    #expect(try v1.database.lines(same) == v2.database.lines(same))
    #expect(
      try v1.database.lines("SELECT DISTINCT done, priority FROM item ORDER BY done")
        == ["0|1", "1|0"])
    #expect(try v1.database.integer("SELECT count(due_day) FROM item") == 0)
  }

  @Test("from version 3: every row with its tags and notes, and the history that takes it back")
  func fromV3() throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(Fixture(version: .v3), timeZone: "UTC0", in: folder)
    #expect(
      try store.titles() == [
        "Write report", "买燕麦奶", "café 👩‍👩‍👧 it's \"quoted\"", "ｆｕｌｌ ｗｉｄｔｈ",
      ])
    let report = try #require(
      try store.page(TodoQuery(), at: .start, before: 0, after: 1).rows.first)
    #expect(report.item.tags == ["office", "写"])
    #expect(report.item.notes == "first line\n第二行\n%_")
    #expect(report.item.due?.description == "2027-02-01 17:00")
    #expect(try store.find("家") == ["买燕麦奶"])
    #expect(try store.find("width") == ["ｆｕｌｌ ｗｉｄｔｈ"])
    #expect(try store.setting("hide-done") == "1")
    while try store.undo(.any) != nil {}
    #expect(try store.titles().isEmpty)
    #expect(try store.groups().isEmpty)
    #expect(try store.history(limit: 99).count == 12)
    #expect(try store.isSound())
  }

  @Test("daylight saving: the instants around both changes get the clock that people saw")
  func daylightSaving() throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(
      Fixture(version: .v2), timeZone: "CET-1CEST,M3.5.0,M10.5.0/3", in: folder)
    // 2026-03-29 03:00, the minute after 01:59, and 2026-10-25 02:00, the second of that day.
    #expect(
      try store.database.lines(
        "SELECT due_day, due_minute FROM item WHERE due_day IN (20541, 20751) ORDER BY due_day")
        == ["20541|180", "20751|120"])
  }

  @Test("groups of one name in other letters become one, in the spelling that came first")
  func groups() throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(Fixture(version: .v2), timeZone: "UTC0", in: folder)
    let held = try store.groups().map { "\($0.name) \(try store.itemCount(inGroup: $0.id))" }
    #expect(
      Set(held) == ["Work 5", "Café 2", "Cafe 1", "家 3", "Group 9 1", "Group 10 1", "Empty 0"])
  }

  @Test("an id stays, whatever its case; what is no id gets one")
  func ids() throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(Fixture(version: .v2), timeZone: "UTC0", in: folder)
    let id = try #require(UUID(uuidString: "00000003-ABCD-4000-8000-000000000003"))
    #expect(try store.item(id)?.title == "Pay the rent")
    #expect(try store.database.integer("SELECT count(DISTINCT id) FROM item") == 19)
  }

  @Test(
    "migrated text is found, and the list can be written at once",
    arguments: [Fixture(version: .v1), Fixture(version: .v2)])
  func use(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let store = try Self.migrated(fixture, timeZone: "UTC0", in: folder)
    #expect(try store.find("周") == ["写周报"])
    #expect(
      try store.find("CAFÉ") == [
        "two lines", "same id in capitals", "买燕麦奶", "emoji 👩‍👩‍👧 and cafe\u{301}",
      ])
    _ = try store.add(TodoDraft(title: "new"))
    #expect(try store.titles().last == "new")
    #expect(try store.undo(.own)?.subject == "new")
    #expect(try store.undo(.any) == nil)
    #expect(try store.isSound())
  }
}
