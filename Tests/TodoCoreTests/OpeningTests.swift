import CSQLite
import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Opening a file") struct OpeningTests {
  static func make(_ path: String, _ sql: String) throws {
    try Database(path: path, creating: true).execute(sql)
  }

  @Test("a new file and the folders above it are made for the person alone")
  func new() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a/b/list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "one"))
    var facts = stat()
    for place in ["a", "a/b"] {
      #expect(stat(folder.file(place), &facts) == 0)
      #expect(facts.st_mode & 0o7777 == 0o700)
    }
    for suffix in ["", "-wal", "-shm"] {
      #expect(stat(path + suffix, &facts) == 0)
      #expect(facts.st_mode & 0o7777 == 0o600)
    }
  }

  @Test("a file of zero bytes is a fresh start")
  func zeroBytes() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "one"))
    #expect(try store.titles() == ["one"])
  }

  @Test("opening and reading write nothing when nothing is to be migrated")
  func nothingWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    do {
      let store = try TodoStore(path: path, author: Author(.window))
      _ = try store.add(TodoDraft(title: "one", tags: ["x"]))
    }
    let before = fingerprint(path)
    for _ in 0..<3 {
      let store = try TodoStore(path: path, author: Author(.window))
      #expect(try store.find("one") == ["one"])
      _ = try store.listCounts(today: CalendarDay(number: 20_000))
      #expect(try store.changedElsewhere() == false)
      #expect(fingerprint(path + "-wal").hasPrefix("0 bytes"))
    }
    #expect(fingerprint(path) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["list.db"])
  }

  @Test("a copy that lost the write-ahead log's mode gets it again")
  func restored() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    _ = try TodoStore(path: path, author: Author(.window))
    try Database(path: path).execute("PRAGMA journal_mode = DELETE")
    let store = try TodoStore(path: path, author: Author(.window))
    #expect(try store.database.text("PRAGMA journal_mode") == "wal")
  }

  @Test("every connection keeps foreign keys and syncs each commit")
  func connection() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    for _ in 0..<2 {
      let store = try TodoStore(path: path, author: Author(.window))
      #expect(try store.database.integer("PRAGMA foreign_keys") == 1)
      #expect(try store.database.integer("PRAGMA synchronous") == 2)
    }
  }

  @Test(
    "files of the first versions without our mark are migrated as well",
    arguments: [Fixture(version: .v1), Fixture(version: .v2)])
  func unmarked(fixture: Fixture) throws {
    let folder = try TemporaryFolder()
    let path = try fixture.write(to: folder.file("list.db"))
    try Database(path: path).execute("PRAGMA application_id = 0")
    let store = try TodoStore(path: path, author: Author(.window))
    #expect(try store.count(TodoQuery()) == 19)
    #expect(try store.database.integer("PRAGMA application_id") == SchemaVersion.applicationID)
  }

  @Test(
    "without the right to write, the file is refused as read-only", .enabled(if: geteuid() != 0))
  func readOnly() throws {
    for (place, mode) in [("list.db", 0o400), ("", 0o500)] as [(String, mode_t)] {
      let folder = try TemporaryFolder()
      let path = folder.file("list.db")
      _ = try TodoStore(path: path, author: Author(.window))
      chmod(folder.file(place), mode)
      defer { chmod(folder.file(place), 0o700) }
      #expect(throws: StoreError.readOnly(path: path)) {
        try TodoStore(path: path, author: Author(.window))
      }
    }
  }

  @Test("a folder that can't be made is named")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    #expect(FileManager.default.createFile(atPath: folder.file("a"), contents: nil))
    #expect(
      throws: StoreError.cannotOpen(path: folder.file("a/b"), reason: "Not a directory")
    ) { try TodoStore(path: folder.file("a/b/list.db"), author: Author(.window)) }
  }

  @Test("a folder or a pipe in the file's place is refused at once")
  func noFile() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.file("folder"), 0o700)
    mkfifo(folder.file("pipe"), 0o600)
    for name in ["folder", "pipe"] {
      #expect(throws: StoreError.notAFile(path: folder.file(name))) {
        try TodoStore(path: folder.file(name), author: Author(.window))
      }
    }
  }
}
