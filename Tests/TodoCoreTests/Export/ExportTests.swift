import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("Export as JSON") struct ExportTests {
  let folder: TemporaryFolder
  let store: TodoStore
  var file: String { folder.file("list.json") }

  /// The document as any program reads it.
  private struct Document: Decodable {
    struct Group: Decodable, Equatable { let id: UUID, name: String }
    struct Item: Decodable {
      let id: UUID, title: String, done: Bool, priority: Int, group: UUID?, due: String?
      let notes: String, tags: [String], created: String, modified: String?, completed: String?
    }
    let format: String, version: Int, exported: String, groups: [Group], items: [Item]
  }

  init() throws {
    folder = try TemporaryFolder()
    let fixed = Fixed()
    store = try TodoStore(
      path: folder.file("list.db"), author: Author(.window), clock: fixed.now)
  }

  private func document() throws -> Document {
    try JSONDecoder().decode(
      Document.self, from: try #require(FileManager.default.contents(atPath: file)))
  }

  @Test("every field of every item comes out, in the order of the list")
  func complete() throws {
    let odd = "quote \" slash \\ tab \t bell \u{7} del \u{7F} 买 👩‍👩‍👧 é"
    let work = try store.addGroup(named: "Work 家")
    let full = try store.add(
      TodoDraft(
        title: "买燕麦奶 \" \\", done: true, groupID: work.id, priority: .high,
        due: DueDate(day: CalendarDay(number: 20_000), minute: 540), notes: "a\n" + odd,
        tags: ["x", "写"]))
    let bare = try store.add(TodoDraft(title: "bare"))
    let changed = try store.update(full.id, ItemPatch(priority: .low))
    #expect(try store.exportJSON(to: file) == 2)
    let document = try document()
    #expect(document.format == "mytodo" && document.version == TodoStore.exportVersion)
    #expect(document.groups == [.init(id: work.id, name: "Work 家")])
    #expect(document.items.map(\.id) == [full.id, bare.id])
    let item = document.items[0]
    #expect(item.title == changed.title && item.done && item.priority == 1)
    #expect(item.group == work.id && item.due == "2024-10-04 09:00")
    #expect(item.notes == "a\n" + odd && item.tags == changed.tags)
    #expect(item.created == "2027-01-15T08:00:03.000Z")
    #expect(item.completed == "2027-01-15T08:00:03.000Z" && item.modified != nil)
    #expect(document.items[1].group == nil && document.items[1].due == nil)
    #expect(document.items[1].modified == nil && document.items[1].completed == nil)
    var facts = stat()
    stat(file, &facts)
    #expect(facts.st_mode & 0o777 == 0o600)
  }

  @Test("an empty list is a document too")
  func empty() throws {
    #expect(try store.exportJSON(to: file) == 0)
    #expect(try document().items.isEmpty)
  }

  @Test("a list larger than the buffer comes out whole, with progress")
  func large() throws {
    let notes = String(repeating: "长 ", count: 200)
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<2_500 { _ = try store.add(TodoDraft(title: "\(number)", notes: notes)) }
    }
    var steps: [WorkProgress] = []
    let count = try store.exportJSON(to: file) {
      steps.append($0)
      return true
    }
    #expect(count == 2_500)
    #expect(steps == [1_000, 2_000, 2_500].map { WorkProgress(done: $0, total: 2_500) })
    #expect(try document().items.map(\.title) == (0..<2_500).map(String.init))
  }

  @Test("cancelled or refused, it leaves nothing behind and what was there as it was")
  func refused() throws {
    _ = try store.add(TodoDraft(title: "one"))
    #expect(throws: StoreError.cancelled) { try store.exportJSON(to: file) { _ in false } }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["list.db", "list.db-shm", "list.db-wal"])
    try Data("precious".utf8).write(to: URL(filePath: file))
    #expect(throws: StoreError.fileExists(path: file)) { try store.exportJSON(to: file) }
    #expect(FileManager.default.contents(atPath: file) == Data("precious".utf8))
    #expect(throws: StoreError.fileExists(path: store.path)) {
      try store.exportJSON(to: store.path, replacing: true)
    }
    #expect(try store.exportJSON(to: file, replacing: true) == 1)
    #expect(try document().items.count == 1)
  }
}
