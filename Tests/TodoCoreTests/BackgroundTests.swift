import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import TodoCore

@Suite("Work in the background") struct BackgroundTests {
  let folder: TemporaryFolder
  let path: String
  let store: TodoStore
  let background: BackgroundStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("list.db")
    store = try TodoStore(path: path, author: Author(.window))
    background = BackgroundStore(path: path, author: Author(.window))
  }

  /// Many rows at once; the index does not matter here.
  private func fill(_ count: Int) throws {
    try store.database.execute(
      """
      BEGIN; INSERT INTO bulk VALUES (1);
      WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < \(count))
      INSERT INTO item(id, ord, title, created_at, title_key) SELECT randomblob(16), n, 'row', n, 'row  ' FROM n;
      DELETE FROM bulk; COMMIT
      """)
  }

  /// By its name: whoever opens and closes the file here takes SQLite's locks away.
  private var size: Int {
    var about = stat()
    stat(path, &about)
    return Int(about.st_size)
  }

  @Test("commits only note how long the log is, where another connection moves it into the file")
  func checkpoints() async throws {
    store.leaveCheckpoints()
    let empty = size
    _ = try store.add(TodoDraft(title: "买牛奶"))
    #expect(!store.takeCheckpointDue())
    try fill(30_000)
    _ = try store.add(TodoDraft(title: "last"))
    #expect(size == empty)
    #expect(store.takeCheckpointDue())
    #expect(!store.takeCheckpointDue())
    try await background.checkpoint()
    #expect(size > empty + 1_000_000)
    #expect(try store.count(TodoQuery()) == 30_002)
  }

  @Test("a write there is a step of the window in whose name it is made")
  func write() async throws {
    let background = BackgroundStore(path: path, author: store.author)
    let item = try await background.write { (store) throws(StoreError) in
      try store.add(TodoDraft(title: "写"))
    }
    #expect(try store.item(item.id)?.title == "写")
    #expect(try store.undo(.own)?.subject == "写")
    #expect(try store.item(item.id) == nil)
    await #expect(throws: StoreError.blankTitle) {
      try await background.write { (store) throws(StoreError) in
        try store.add(TodoDraft(title: " "))
      }
    }
  }

  @Test("a count that runs is stopped from another thread, and the next one runs to its end")
  func interrupted() async throws {
    try fill(150_000)
    let slow = TodoQuery(filter: .not(.created(Date.distantPast...Date(timeIntervalSince1970: 1))))
    #expect(try await background.count(TodoQuery(filter: .done(true))) == 0)
    let isOver = Signal()
    let background = background
    let worker = Worker {
      while !isOver.isSet {
        background.interrupt()
        usleep(200)
      }
    }
    await #expect(throws: StoreError.cancelled) {
      // Each of them takes far longer than the pause between two interruptions.
      for _ in 0..<100 { _ = try await background.count(slow) }
    }
    isOver.set()
    worker.join()
    #expect(try await background.count(slow) == 149_000)
    #expect(try await background.listCounts(today: CalendarDay(number: 0)).all == 150_000)
  }

  @Test("each has a thread of its own: however many are at work, none keeps another waiting")
  func threads() async throws {
    _ = try store.add(TodoDraft(title: "一"))
    // The shared pool has as many threads as the machine has cores.
    let count = sysconf(Int32(_SC_NPROCESSORS_ONLN)) + 4
    let (path, arrived) = (path, Signal())
    let rows = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<count {
        let file = folder.file("list-\(number).json")
        group.addTask {
          try await BackgroundStore(path: path, author: Author(.window)).exportJSON(to: file) { _ in
            arrived.set()
            return arrived.waits(beyond: count - 1)
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(rows == count)
  }

  @Test("a large step is taken back and done again with progress; cancelled, nothing changes")
  func undo() async throws {
    let count = 3_000
    let background = BackgroundStore(path: path, author: store.author)
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<count { _ = try store.add(TodoDraft(title: "\(number)", tags: ["x"])) }
    }
    await #expect(throws: StoreError.cancelled) { try await background.undo(.own) { _ in false } }
    #expect(try store.count(TodoQuery()) == count)
    let steps = Signal()
    let undone = try await background.undo(.own) { progress in
      if progress.done <= progress.total { steps.set() }
      return true
    }
    #expect(undone?.count == count && steps.count >= 2)
    #expect(try store.count(TodoQuery()) == 0)
    #expect(try await background.redo()?.seq == undone?.seq)
    #expect(try store.count(TodoQuery()) == count)
    _ = try await background.revert(try #require(undone).seq)
    #expect(try store.trash(limit: 5).items.count == 5)
    _ = try await background.undo(.own)
    #expect(try store.count(TodoQuery(search: "x 2999")) == 1)
    #expect(try store.isSound())
  }

  @Test("tags of many items change with progress from beginning to end; cancelled, none does")
  func tags() async throws {
    let count = 3_000
    let background = BackgroundStore(path: path, author: store.author)
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<count { _ = try store.add(TodoDraft(title: "\(number)", tags: ["x"])) }
    }
    /// Changes the tags; what was reported. False cancels.
    func change(_ goOn: @escaping @Sendable (WorkProgress) -> Bool) async throws -> [Int] {
      let told = Mutex<[Int]>([])
      _ = try await background.transaction(
        .setTags, of: count,
        goOn: { progress in
          told.withLock { $0.append(progress.done * 100 / progress.total) }
          return goOn(progress)
        }
      ) { (store) throws(StoreError) in
        try store.update(TodoQuery(), addingTags: ["家", "y"], removingTags: ["x"])
      }
      return told.withLock { $0 }
    }
    await #expect(throws: StoreError.cancelled) { _ = try await change { $0.done < count / 2 } }
    #expect(try store.count(TodoQuery(filter: .anyTag(["x"]))) == count)
    #expect(try store.count(TodoQuery(filter: .anyTag(["家"]))) == 0)
    let told = try await change { _ in true }
    #expect(told == told.sorted())
    // No part of it is silent for long.
    let steps = Set(told).sorted()
    #expect(steps.last == 100)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 < 10 }, "\(steps)")
    #expect(try store.find("家 y").count == 1_000)
    #expect(try store.find("x") == [])
    #expect(try store.isSound())
    _ = try store.undo(.own)
    #expect(try store.count(TodoQuery(filter: .anyTag(["x"]))) == count)
  }

  @Test("import, export and backup run there, and the list can be written meanwhile")
  func files() async throws {
    let records = (0..<21_000).map { number in
      let id = UUID(
        uuid: (
          0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 1, 0, UInt8(number >> 8), UInt8(number & 255)
        ))
      return #"{"id": "\#(id)", "title": "record \#(number)", "done": false}"#
    }
    let file = folder.file("todos.json")
    try Data("[\(records.joined(separator: ",\n"))]".utf8).write(to: URL(filePath: file))
    let isSaving = Signal()
    let written = Signal()
    let path = path
    let writer = Worker {
      let store = try TodoStore(path: path, author: Author(.window))
      guard isSaving.waits(beyond: 1) else { return }
      _ = try store.add(TodoDraft(title: "in between"))
      written.set()
    }
    let report = try await background.importLegacy(file: file) { progress in
      if progress.phase == .saving { isSaving.set() }
      return true
    }
    writer.join()
    #expect(report.added == 21_000 && written.isSet)
    #expect(try await background.exportJSON(to: folder.file("list.json")) == 21_001)
    try await background.backup(to: folder.file("copy.db"))
    #expect(try Doctor(path: folder.file("copy.db")).examine() == [])
    await #expect(throws: StoreError.cancelled) {
      try await background.exportJSON(to: folder.file("other.json")) { _ in false }
    }
    #expect(access(folder.file("other.json"), F_OK) != 0)
    #expect(try store.history(limit: 9).map(\.origin).contains(.legacyImport))
  }
}
