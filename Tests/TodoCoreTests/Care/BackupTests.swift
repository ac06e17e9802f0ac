import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Backup") struct BackupTests {
  let folder: TemporaryFolder
  let path: String
  let store: TodoStore
  var copy: String { folder.file("copy.db") }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("list.db")
    store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "买燕麦奶", notes: "two\nlines", tags: ["x"]))
  }

  @Test("the copy is the list with its history, for its owner alone, and stands by itself")
  func complete() throws {
    try store.backup(to: copy)
    var facts = stat()
    stat(copy, &facts)
    #expect(facts.st_mode & 0o777 == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["copy.db", "list.db", "list.db-shm", "list.db-wal"])
    _ = try store.add(TodoDraft(title: "later"))
    #expect(try Doctor(path: copy).examine() == [])
    let opened = try TodoStore(path: copy, author: Author(.window))
    #expect(try opened.find("燕麦") == ["买燕麦奶"])
    #expect(try opened.undo(.any)?.subject == "买燕麦奶")
    #expect(try store.titles() == ["买燕麦奶", "later"])
  }

  @Test("a name that is taken is left alone, unless it is to be replaced")
  func taken() throws {
    try Data("precious".utf8).write(to: URL(filePath: copy))
    #expect(throws: StoreError.fileExists(path: copy)) { try store.backup(to: copy) }
    #expect(FileManager.default.contents(atPath: copy) == Data("precious".utf8))
    try store.backup(to: copy, replacing: true)
    let opened = try TodoStore(path: copy, author: Author(.window))
    #expect(try opened.titles() == ["买燕麦奶"])
    // In use now: its log would be taken for the new file's.
    #expect(throws: StoreError.busy(path: copy)) { try store.backup(to: copy, replacing: true) }
    #expect(throws: StoreError.fileExists(path: path)) {
      try store.backup(to: path, replacing: true)
    }
    symlink(path, folder.file("link.db"))
    #expect(throws: StoreError.self) {
      try store.backup(to: folder.file("link.db"), replacing: true)
    }
    #expect(try store.isSound())
  }

  @Test("a folder that is missing or closed: refused with its reason, and nothing is left")
  func noFolder() throws {
    let lost = folder.file("none/copy.db")
    #expect(throws: StoreError.cannotOpen(path: lost, reason: "No such file or directory")) {
      try store.backup(to: lost)
    }
    #expect(access(folder.file("none"), F_OK) != 0)
  }

  @Test("cancelled, it leaves no file")
  func cancelled() throws {
    #expect(throws: StoreError.cancelled) { try store.backup(to: copy) { _ in false } }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["list.db", "list.db-shm", "list.db-wal"])
    _ = try store.add(TodoDraft(title: "goes on"))
  }

  @Test("while another connection writes pairs all the time, the copy holds none of them by half")
  func whileWriting() throws {
    let long = String(repeating: "长", count: 20_000)
    for number in 0..<150 {
      _ = try store.add(TodoDraft(title: "ballast \(number)", notes: long))
    }
    let path = path
    let isOver = Signal()
    let pairs = Signal()
    let writer = Worker {
      let store = try TodoStore(path: path, author: Author(.command))
      while !isOver.isSet {
        try store.transaction(.addItem) { () throws(StoreError) in
          _ = try store.add(TodoDraft(title: "left \(pairs.count)"))
          _ = try store.add(TodoDraft(title: "right \(pairs.count)"))
        }
        pairs.set()
      }
    }
    #expect(pairs.waits(beyond: 2))
    var steps: [WorkProgress] = []
    try store.backup(to: copy) { progress in
      steps.append(progress)
      // The writer is not kept waiting: it goes on between two pieces.
      return pairs.waits(beyond: pairs.count + 2)
    }
    isOver.set()
    writer.join()
    let last = try #require(steps.last)
    #expect(steps.count > 2 && last.done == last.total)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.done < $1.done })
    let opened = try TodoStore(path: copy, author: Author(.window))
    let titles = try opened.titles()
    let left = titles.filter { $0.hasPrefix("left ") }.map { $0.dropFirst(5) }
    let right = titles.filter { $0.hasPrefix("right ") }.map { $0.dropFirst(6) }
    #expect(left == right && left.count > 2)
    #expect(left.count < pairs.count)
    #expect(try opened.database.integer("PRAGMA page_count") == last.total)
    #expect(try opened.isSound())
  }
}
