import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Another process, or a limit, in the way of a write") struct OtherProcessTests {
  @Test(
    "a process that is stuck in a write: refused after the wait, reading goes on, nothing is lost")
  func stuck() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let item = try store.add(TodoDraft(title: "牛奶"))
    let other = try OtherProcess("lock", [:], folder: folder)
    while access(folder.file("locked"), F_OK) != 0 { usleep(1_000) }
    #expect(throws: StoreError.busy(path: path)) {
      try store.update(item.id, ItemPatch(done: true))
    }
    #expect(throws: StoreError.busy(path: path)) { try store.undo(.own) }
    #expect(throws: StoreError.busy(path: path)) { try store.set("hide_done", to: "1") }
    #expect(try store.titles() == ["牛奶"])
    #expect(try TodoStore(path: path, author: Author(.window)).find("奶") == ["牛奶"])
    close(open(folder.file("release"), O_CREAT | O_WRONLY, 0o600))
    other.join()
    #expect(try store.update(item.id, ItemPatch(done: true)).done)
  }

  @Test("files that may not grow: what does not fit is refused, the rest is there and goes on")
  func limited() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    for title in ["一", "二", "三"] { _ = try store.add(TodoDraft(title: title)) }
    let records = (0..<3_000).map {
      #"{"id": "\#(UUID())", "title": "record \#($0)", "done": false}"#
    }
    let file = folder.file("todos.json")
    try Data("[\(records.joined(separator: ",\n"))]".utf8).write(to: URL(filePath: file))
    try OtherProcess("limited", [:], folder: folder).join()
    let told = try #require(FileManager.default.contents(atPath: folder.file("told")))
    #expect(
      try store.titles()
        == String(decoding: told, as: UTF8.self).split(separator: "\n").map(String.init))
    #expect(try Doctor(path: path).examine() == [])
    #expect(FileManager.default.contents(atPath: file)?.count ?? 0 > 3_000)
  }

  @Test(
    "while a large step is undone others read what was there, and their writes are refused in time")
  func undoElsewhere() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<300 { _ = try store.add(TodoDraft(title: "买 \(number)")) }
    }
    let (isUnderWay, mayEnd) = (Signal(), Signal())
    let background = BackgroundStore(path: path, author: store.author)
    async let undone = background.undo(.own) { progress in
      guard progress.total > 0 else { return true }
      isUnderWay.set()
      return mayEnd.waits(beyond: 0)
    }
    for _ in 0..<60_000 where !isUnderWay.isSet { try await Task.sleep(for: .milliseconds(1)) }
    let other = try TodoStore(path: path, author: Author(.command))
    #expect(try other.count(TodoQuery()) == 300)
    #expect(try other.find("买 299") == ["买 299"])
    #expect(throws: StoreError.busy(path: path)) { try other.add(TodoDraft(title: "二")) }
    mayEnd.set()
    #expect(try await undone?.count == 300)
    #expect(try other.add(TodoDraft(title: "二")).title == "二")
    #expect(try other.titles() == ["二"])
  }
}
