import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Two programs at one file") struct ConcurrencyTests {
  @Test("two writers and a reader at once: every change is there, and nothing is half done")
  func writers() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let shared = try TodoStore(path: path, author: Author(.window)).add(TodoDraft(title: "shared"))
      .id
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask { try Self.write(500, by: writer, shared: shared, path: path) }
      }
      group.addTask {
        let store = try TodoStore(path: path, author: Author(.window))
        for _ in 0..<100 {
          let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 2_000).rows
          #expect(rows.first?.item.id == shared)
        }
      }
      try await group.waitForAll()
    }
    let store = try TodoStore(path: path, author: Author(.window))
    let titles = Set(try store.titles(TodoQuery()))
    #expect(titles == Set(["shared"] + (0..<2).flatMap { Self.survivors(500, by: $0) }))
    let item = try #require(try store.item(shared))
    #expect(item.notes == "by 0" && item.tags == ["by 1"])
    #expect(try store.isSound())
  }

  /// Adds, edits and deletes; takes back some of it.
  private static func write(_ count: Int, by writer: Int, shared: UUID, path: String) throws {
    let store = try TodoStore(path: path, author: Author(.command))
    var last: UUID?
    for number in 0..<count {
      switch number % 5 {
      case 0, 1: last = try store.add(TodoDraft(title: "\(writer): \(number)")).id
      case 2: _ = try store.update(try #require(last), ItemPatch(title: "\(writer): \(number)"))
      case 3:
        let patch = writer == 0 ? ItemPatch(notes: "by 0") : ItemPatch(tags: ["by 1"])
        _ = try store.update(shared, patch)
      default:
        _ = try store.delete(try #require(last))
        if number % 2 == 0 { _ = try store.undo(.own) }
      }
    }
  }

  /// Of every five steps the first item stays, and the second where its deletion was taken back.
  private static func survivors(_ count: Int, by writer: Int) -> [String] {
    var titles: [String] = []
    for start in stride(from: 0, to: count, by: 5) {
      titles.append("\(writer): \(start)")
      if start % 2 == 0 { titles.append("\(writer): \(start + 2)") }
    }
    return titles
  }

  @Test("a writer that never lets go: busy after the wait, nothing changed, and reading goes on")
  func busy() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let item = try store.add(TodoDraft(title: "one"))
    let stuck = try Database(path: path)
    try stuck.execute("BEGIN IMMEDIATE; UPDATE item SET title = 'theirs'")
    let start = ContinuousClock.now
    #expect(throws: StoreError.busy(path: path)) {
      try store.update(item.id, ItemPatch(title: "mine"))
    }
    #expect(ContinuousClock.now - start > .milliseconds(800))
    #expect(throws: StoreError.busy(path: path)) { try store.undo(.own) }
    #expect(try store.titles() == ["one"])
    #expect(try store.history(limit: 9).count == 1)
    try stuck.execute("ROLLBACK")
    #expect(try store.update(item.id, ItemPatch(title: "mine")).title == "mine")
  }

  @Test("a migration that another window is busy with is waited for, then refused")
  func busyMigration() throws {
    let folder = try TemporaryFolder()
    let path = try Fixture(version: .v2).write(to: folder.file("list.db"))
    let stuck = try Database(path: path)
    try stuck.execute("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.busy(path: path)) {
      try TodoStore(path: path, author: Author(.window))
    }
    try stuck.execute("COMMIT")
    #expect(try stuck.integer("PRAGMA user_version") == 2)
  }

  @Test("another's commit is noticed once, one's own never, and what was taken back neither")
  func changedElsewhere() throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    let theirs = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    _ = try mine.changedElsewhere()
    #expect(try !mine.changedElsewhere())
    let item = try mine.add(TodoDraft(title: "one"))
    #expect(try !mine.changedElsewhere())
    #expect(throws: StoreError.blankTitle) { try theirs.add(TodoDraft(title: "")) }
    _ = try theirs.find("one")
    #expect(try !mine.changedElsewhere())
    let changes: [() throws -> Void] = [
      { _ = try theirs.update(item.id, ItemPatch(done: true)) },
      { _ = try theirs.undo(.own) }, { _ = try theirs.addGroup(named: "Work") },
      { try theirs.set("hide-done", to: "1") },
    ]
    for change in changes {
      try change()
      #expect(try mine.changedElsewhere())
      #expect(try !mine.changedElsewhere())
    }
  }

  @Test("no read is left open: another program can shorten the log, and what is read next is new")
  func noOpenReads() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let item = try store.add(TodoDraft(title: "one", tags: ["x"]))
    let other = try Database(path: path)
    let reads: [() throws -> Void] = [
      { _ = try store.page(TodoQuery(search: "one"), at: .item(item.id), before: 1, after: 1) },
      { _ = try store.page(TodoQuery(), at: .offset(9), before: 1, after: 1) },
      { _ = try store.count(TodoQuery(search: "o")) }, { _ = try store.item(item.id) },
      { _ = try store.listCounts(today: CalendarDay(number: 0)) }, { _ = try store.groups() },
      { _ = try store.history(limit: 1) }, { _ = try store.nextUndo(.any) },
      { _ = try store.setting("hide-done") }, { _ = try store.changedElsewhere() },
      { #expect(throws: StoreError.self) { try store.add(TodoDraft(title: "")) } },
      { _ = try store.undo(.own) }, { _ = try store.redo() },
    ]
    for (number, read) in reads.enumerated() {
      try read()
      #expect(try other.lines("PRAGMA wal_checkpoint(TRUNCATE)") == ["0|0|0"], "read \(number)")
      try other.run("INSERT OR REPLACE INTO setting VALUES ('n', ?)", .text("\(number)"))
      #expect(try store.setting("n") == "\(number)")
    }
  }

  @Test("a window of an older program does not write once a newer one has migrated")
  func migratedElsewhere() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let item = try store.add(TodoDraft(title: "one"))
    try Database(path: path).execute(
      "PRAGMA user_version = \(SchemaVersion.current.number + 1)")
    let writes: [() throws -> Void] = [
      { _ = try store.add(TodoDraft(title: "two")) }, { _ = try store.delete(item.id) },
      { _ = try store.addGroup(named: "Work") }, { _ = try store.undo(.own) },
      { try store.set("hide-done", to: "1") },
    ]
    for write in writes {
      #expect(throws: StoreError.migratedElsewhere(path: path)) { try write() }
    }
    #expect(try store.titles() == ["one"])
  }

  @Test("a full disk: nothing is half written, and it works again once there is room")
  func full() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let item = try store.add(TodoDraft(title: "one"))
    try store.database.execute(
      "PRAGMA max_page_count = \(try store.database.integer("PRAGMA page_count") ?? 0)")
    let long = String(repeating: "长", count: 20_000)
    #expect(throws: StoreError.full(path: path)) {
      try store.update(item.id, ItemPatch(title: "two", notes: long))
    }
    #expect(throws: StoreError.full(path: path)) {
      for number in 0..<1_000 {
        _ = try store.add(TodoDraft(title: "\(number) " + long.prefix(50)))
      }
    }
    #expect(try store.item(item.id) == item)
    #expect(try store.isSound())
    let count = try store.history(limit: 9_999).count
    #expect(try store.count(TodoQuery()) == count)
    try store.database.execute("PRAGMA max_page_count = 100000")
    #expect(try store.update(item.id, ItemPatch(notes: long)).notes == long)
    #expect(try store.isSound())
  }
}
