import CSQLite
import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// What must not be opened keeps its bytes, and gets no company.
@Suite("Refused files") struct RefusedFileTests {
  /// Opens the file and expects that error, the same bytes and the same names in the folder afterwards.
  func expectRefused(
    _ path: String, in folder: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation,
    as isExpected: (StoreError) -> Bool
  ) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let before = names.map { fingerprint(folder.file($0)) }
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try TodoStore(path: path, author: Author(.window)).titles()
    }
    #expect(
      error.map(isExpected) == true, "\(String(describing: error))", sourceLocation: sourceLocation)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == names, sourceLocation: sourceLocation)
    #expect(names.map { fingerprint(folder.file($0)) } == before, sourceLocation: sourceLocation)
  }

  static func isDamaged(_ error: StoreError) -> Bool {
    if case .damaged = error { true } else { false }
  }

  @Test("a newer version is named beside ours", arguments: ["DELETE", "WAL"])
  func newer(mode: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    try OpeningTests.make(
      path,
      "PRAGMA journal_mode = \(mode); \(SchemaVersion.v3.ddl) PRAGMA user_version = 9999;")
    try expectRefused(path, in: folder) {
      $0 == .newerSchema(path: path, found: 9999, supported: SchemaVersion.current.number)
    }
  }

  @Test("a newer version is seen in the write-ahead log too", arguments: [false, true])
  func newerInLog(isOpenElsewhere: Bool) throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let source = other.file("list.db")
    _ = try TodoStore(path: source, author: Author(.window))
    let writer = try Database(path: source)
    try writer.execute("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 9999")
    // What a killed program of that version leaves; its index of the log may be there or not.
    let path = folder.file("list.db")
    for suffix in ["", "-wal"] + (isOpenElsewhere ? ["-shm"] : []) {
      try FileManager.default.copyItem(atPath: source + suffix, toPath: path + suffix)
    }
    let before = [path, path + "-wal"].map(fingerprint)
    let error = #expect(throws: StoreError.self) {
      try TodoStore(path: path, author: Author(.window))
    }
    #expect(error == .newerSchema(path: path, found: 9999, supported: SchemaVersion.current.number))
    #expect([path, path + "-wal"].map(fingerprint) == before)
    #expect(FileManager.default.fileExists(atPath: path + "-shm") == isOpenElsewhere)
  }

  @Test(
    "the database of another program",
    arguments: [
      "CREATE TABLE t(a)",
      "CREATE TABLE t(a); PRAGMA user_version = 1",
      "CREATE TABLE items(id, name); CREATE TABLE groups(id, name); PRAGMA user_version = 2",
      "CREATE TABLE t(a); PRAGMA user_version = 3",
      "CREATE TABLE t(a); PRAGMA application_id = 42; PRAGMA user_version = 3",
      "PRAGMA application_id = 42",
    ], ["DELETE", "WAL"])
  func otherProgram(sql: String, mode: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    try OpeningTests.make(path, "PRAGMA journal_mode = \(mode); \(sql)")
    try expectRefused(path, in: folder) { $0 == .otherProgram(path: path) }
  }

  @Test("what is no database: text, noise, a header without pages, a header of something else")
  func noDatabase() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    _ = try TodoStore(path: path, author: Author(.window))
    let real = try #require(FileManager.default.contents(atPath: path))
    var noise = UInt64(1)
    let random = (0..<4_096).map { _ in
      noise = noise &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: noise >> 33)
    }
    let contents: [Data] = [
      Data("[{\"id\": 1}]\n".utf8), Data(random), real.prefix(100), real.prefix(99),
      real.prefix(512), Data(repeating: 0, count: 4_096), Data("SQLite format 3\0".utf8),
    ]
    for content in contents {
      try content.write(to: URL(filePath: path))
      let isCut = content.starts(with: Data("SQLite format 3\0".utf8))
      try expectRefused(path, in: folder) {
        isCut ? Self.isDamaged($0) : $0 == .notAList(path: path)
      }
    }
  }

  @Test("an empty file beside a log that is not: the log may be all that is left")
  func orphanedLog() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "one"))
    let log = try #require(FileManager.default.contents(atPath: path + "-wal"))
    let other = try TemporaryFolder()
    try log.write(to: URL(filePath: other.file("list.db-wal")))
    #expect(FileManager.default.createFile(atPath: other.file("list.db"), contents: nil))
    try expectRefused(other.file("list.db"), in: other, as: Self.isDamaged)
  }

  @Test("a file that was cut anywhere is never an empty list")
  func cut() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    try Self.fill(path)
    let real = try #require(FileManager.default.contents(atPath: path))
    for pages in stride(from: 1, to: real.count / 4_096, by: 7) {
      try real.prefix(pages * 4_096).write(to: URL(filePath: path))
      try expectRefused(path, in: folder, as: Self.isDamaged)
    }
  }

  @Test("a page of noise anywhere shows itself, or takes nothing away")
  func overwritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    try Self.fill(path)
    let real = try #require(FileManager.default.contents(atPath: path))
    var refused = 0
    for page in 1..<real.count / 4_096 {
      var broken = real
      broken.replaceSubrange(
        page * 4_096..<page * 4_096 + 100, with: Data(repeating: 0xA5, count: 100))
      try broken.write(to: URL(filePath: path))
      do throws(StoreError) {
        let store = try TodoStore(path: path, author: Author(.window))
        let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 500).rows
        #expect(rows.count == 300, "page \(page + 1)")
      } catch {
        #expect(Self.isDamaged(error), "page \(page + 1): \(error)")
        refused += 1
      }
      #expect(fingerprint(path).hasPrefix("\(real.count) bytes"))
      #expect(FileManager.default.contents(atPath: path) == broken)
    }
    #expect(refused > 5)
  }

  private static func fill(_ path: String) throws {
    let store = try TodoStore(path: path, author: Author(.window))
    let group = try store.addGroup(named: "家")
    for number in 0..<300 {
      _ = try store.add(
        TodoDraft(title: "task \(number) 任务", groupID: number % 2 == 0 ? group.id : nil))
    }
  }
}
