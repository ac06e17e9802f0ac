import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("The doctor") struct DoctorTests {
  let folder: TemporaryFolder
  let path: String
  let store: TodoStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("list.db")
    store = try TodoStore(path: path, author: Author(.window))
    let work = try store.addGroup(named: "Work")
    _ = try store.add(TodoDraft(title: "Größe 买燕麦奶", groupID: work.id, tags: ["Büro", "x"]))
    _ = try store.add(TodoDraft(title: "two", notes: "ÉTÉ", tags: ["x"]))
  }

  private func rows() throws -> [String] {
    try ["item", "todo_group", "tag", "item_tag", "step"].flatMap {
      try store.database.lines("SELECT * FROM \($0) ORDER BY 1, 2")
    }
  }

  @Test("a list in order has no findings, and is not changed by being looked at")
  func healthy() throws {
    let before = try rows()
    var parts: [Doctor.Part] = []
    let findings = try Doctor(path: path, ownsFolder: true).examine {
      parts.append($0)
      return true
    }
    #expect(findings == [])
    #expect(parts == Doctor.Part.allCases)
    #expect(try rows() == before)
    #expect(try Doctor(path: path).repair() == [])
    #expect(try rows() == before)
  }

  @Test("text that another program wrote without folding it is found, refilled and searched again")
  func staleKeys() throws {
    try store.database.execute(
      """
      UPDATE item SET title = 'ÄPFEL' WHERE title = 'two';
      UPDATE todo_group SET name = 'BÜRO';
      UPDATE item SET tags_key = '' WHERE notes = '';
      """)
    #expect(try store.find("apfel").isEmpty)
    #expect(
      try Doctor(path: path).examine() == [
        .staleKeys(table: "item", column: "title_key", rows: 1),
        .staleKeys(table: "item", column: "tags_key", rows: 1),
        .staleKeys(table: "todo_group", column: "name_key", rows: 1),
      ])
    #expect(try Doctor(path: path).repair() == [])
    #expect(try store.find("apfel") == ["ÄPFEL"])
    #expect(try store.find("buro") == ["Größe 买燕麦奶"])
    #expect(try store.isSound())
  }

  @Test("an index that misses rows, or holds ones that are gone, is rebuilt; no row is lost")
  func index() throws {
    let before = try rows()
    try store.database.execute("INSERT INTO item_text(item_text) VALUES ('delete-all')")
    #expect(try store.find("two").isEmpty)
    #expect(try Doctor(path: path).examine() == [.textIndex])
    #expect(try Doctor(path: path).repair() == [])
    #expect(try store.find("two") == ["two"])
    #expect(try rows() == before)
    try store.database.execute("INSERT INTO bulk VALUES (1); DELETE FROM item WHERE title = 'two'")
    #expect(try Doctor(path: path).examine() == [.guardLeft, .textIndex])
    #expect(try Doctor(path: path).repair() == [])
    #expect(try store.database.integer("SELECT count(*) FROM bulk") == 0)
    #expect(try store.isSound())
  }

  @Test("a large list is compared on a copy, which goes away, while others write")
  func large() throws {
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<Doctor.few { _ = try store.add(TodoDraft(title: "row \(number)")) }
    }
    let stuck = try Database(path: path)
    try stuck.execute("BEGIN IMMEDIATE")
    #expect(try Doctor(path: path).examine() == [])
    try stuck.execute("DELETE FROM item_text_data WHERE id > 10; COMMIT")
    #expect(try Doctor(path: path).examine() == [.textIndex])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["list.db", "list.db-shm", "list.db-wal"])
    #expect(try Doctor(path: path).repair() == [])
    #expect(try store.find("row 1999") == ["row 1999"])
  }

  @Test("what only a person can decide is reported, never deleted")
  func undecided() throws {
    try store.database.execute(
      """
      PRAGMA foreign_keys = OFF;
      INSERT INTO item_tag(item_id, tag_id) VALUES (x'00', x'00');
      INSERT INTO todo_group VALUES (x'00000000000040008000000000000001', 'WORK', 'odd', 0, 0);
      PRAGMA foreign_keys = ON;
      """)
    let left: [Finding] = [
      .dangling(table: "item_tag", rows: 2), .sameName(table: "todo_group", name: "WORK"),
      .staleKeys(table: "todo_group", column: "name_key", rows: 1),
    ]
    let before = try rows()
    #expect(try Doctor(path: path).examine() == left)
    #expect(try Doctor(path: path).repair() == left)
    #expect(try rows() == before)
    #expect(left.map(\.isRepairable) == [false, false, true])
  }

  @Test("files that others may read are closed; the folder only where it is the list's own")
  func modes() throws {
    chmod(path, 0o664)
    chmod(path + "-wal", 0o604)
    chmod(folder.path, 0o755)
    let files: [Finding] = [
      .mode(path: path, found: 0o664, wanted: 0o600),
      .mode(path: path + "-wal", found: 0o604, wanted: 0o600),
    ]
    #expect(try Doctor(path: path).examine() == files)
    #expect(
      try Doctor(path: path, ownsFolder: true).examine()
        == files + [.mode(path: folder.path, found: 0o755, wanted: 0o700)])
    #expect(try Doctor(path: path, ownsFolder: true).repair() == [])
    #expect(access(folder.path, R_OK) == 0)
  }

  @Test("a broken page is reported in SQLite's words, and nothing is written to the file")
  func damaged() throws {
    for number in 0..<200 { _ = try store.add(TodoDraft(title: "row \(number)")) }
    try store.backup(to: folder.file("copy.db"))
    let copy = folder.file("copy.db")
    var bytes = try #require(FileManager.default.contents(atPath: copy))
    let root = try #require(
      try store.database.integer("SELECT rootpage FROM sqlite_master WHERE name = 'item'"))
    for offset in 0..<400 { bytes[(root - 1) * 4_096 + offset] = 0xA5 }
    try bytes.write(to: URL(filePath: copy))
    let before = fingerprint(copy)
    let findings = try Doctor(path: copy).repair()
    #expect(findings.contains { if case .structure = $0 { true } else { false } }, "\(findings)")
    #expect(fingerprint(copy) == before)
  }

  @Test("what is no list is a finding, and is left as it is")
  func refused() throws {
    let text = folder.file("text.db")
    try Data(String(repeating: "no database ", count: 30).utf8).write(to: URL(filePath: text))
    let other = folder.file("other.db")
    try Database(path: other, creating: true).execute(
      "CREATE TABLE t(a); PRAGMA application_id = 7; PRAGMA user_version = 3")
    let newer = folder.file("newer.db")
    try Database(path: newer, creating: true).execute(
      "CREATE TABLE t(a); PRAGMA application_id = 0x4D54444F; PRAGMA user_version = 9")
    for (file, error) in [
      (other, StoreError.otherProgram(path: other)),
      (newer, .newerSchema(path: newer, found: 9, supported: SchemaVersion.current.number)),
    ] {
      chmod(file, 0o600)
      let before = fingerprint(file)
      #expect(try Doctor(path: file).repair() == [.refused(error)])
      #expect(fingerprint(file) == before)
    }
    let findings = try Doctor(path: text).examine()
    guard case .refused(.notAList) = findings.last else {
      Issue.record("\(findings)")
      return
    }
    guard case .refused(.cannotOpen) = try Doctor(path: folder.file("none")).examine().last else {
      Issue.record("a missing file is refused")
      return
    }
    #expect(access(folder.file("none"), F_OK) != 0)
  }

  @Test("a file of an earlier version is named as one and not upgraded", arguments: Fixture.old)
  func older(fixture: Fixture) throws {
    let old = try fixture.write(to: folder.file("old.db"))
    chmod(old, 0o600)
    let before = fingerprint(old)
    let findings = try Doctor(path: old).repair()
    #expect(
      findings.contains(
        .olderVersion(found: fixture.version.number, current: SchemaVersion.current.number)))
    #expect(findings.allSatisfy { !$0.isRepairable }, "\(findings)")
    #expect(fingerprint(old) == before)
  }

  @Test("an examination can be cancelled at each part")
  func cancelled() throws {
    for last in Doctor.Part.allCases {
      #expect(throws: StoreError.cancelled) { try Doctor(path: path).examine { $0 != last } }
    }
    _ = try store.add(TodoDraft(title: "the list is free again"))
  }
}
