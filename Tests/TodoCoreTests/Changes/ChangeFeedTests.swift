import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Change feed") final class ChangeFeedTests: TwoStores {
  override init() throws {
    try super.init()
    _ = try mine.add(TodoDraft(title: "from before"))
    #expect(try mine.changes() == nil)
  }

  /// What one look shows, after which there must be nothing more.
  private func look(sourceLocation: SourceLocation = #_sourceLocation) throws -> StoreChanges {
    let changes = try #require(try mine.changes(), sourceLocation: sourceLocation)
    #expect(try mine.changes() == nil, sourceLocation: sourceLocation)
    return changes
  }

  private func expect(
    items: [UUID: StoreChanges.Kind] = [:], groups: [UUID: StoreChanges.Kind] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let changes = try look(sourceLocation: sourceLocation)
    #expect(changes.isComplete, sourceLocation: sourceLocation)
    #expect(changes.items == items, sourceLocation: sourceLocation)
    #expect(changes.groups == groups, sourceLocation: sourceLocation)
  }

  @Test("each change is named once, whoever makes it", arguments: [true, false])
  func kinds(isMine: Bool) throws {
    let store = isMine ? mine : theirs
    let item = try store.add(TodoDraft(title: "one", tags: ["x"]))
    try expect(items: [item.id: .added])
    _ = try store.update(item.id, ItemPatch(done: true))
    try expect(items: [item.id: .changed])
    _ = try store.update(item.id, ItemPatch(tags: ["y"]))
    try expect(items: [item.id: .changed])
    let work = try store.addGroup(named: "Work")
    try expect(groups: [work.id: .added])
    _ = try store.update(item.id, ItemPatch(group: .set(work.id)))
    try expect(items: [item.id: .changed])
    _ = try store.renameGroup(work.id, to: "Office")
    try expect(groups: [work.id: .changed])
    _ = try store.deleteGroup(work.id, rule: .cascade)
    try expect(items: [item.id: .deleted], groups: [work.id: .deleted])
    _ = try store.restore(item.id)
    try expect(items: [item.id: .added])
  }

  @Test("undo, redo and the taking back of an older step show", arguments: [true, false])
  func undo(isMine: Bool) throws {
    let store = isMine ? mine : theirs
    let item = try store.add(TodoDraft(title: "one"))
    try expect(items: [item.id: .added])
    _ = try store.undo(.own)
    try expect(items: [item.id: .deleted])
    _ = try store.redo()
    try expect(items: [item.id: .added])
    let step = try #require(try store.history(limit: 1).first)
    _ = try store.revert(step.seq)
    try expect(items: [item.id: .deleted])
    _ = try store.undo(.own)
    try expect(items: [item.id: .added])
  }

  @Test("several changes of one row come as what they amount to")
  func merged() throws {
    let item = try theirs.add(TodoDraft(title: "one"))
    _ = try theirs.update(item.id, ItemPatch(title: "two"))
    let other = try mine.add(TodoDraft(title: "mine"))
    try expect(items: [item.id: .added, other.id: .added])
    _ = try theirs.update(item.id, ItemPatch(title: "three"))
    _ = try mine.delete(item.id)
    _ = try mine.update(other.id, ItemPatch(notes: "n"))
    try expect(items: [item.id: .deleted, other.id: .changed])
    _ = try theirs.restore(item.id)
    _ = try theirs.delete(item.id)
    try expect(items: [item.id: .deleted])
    _ = try theirs.delete(other.id)
    _ = try theirs.restore(other.id)
    try expect(items: [other.id: .changed])
  }

  @Test("what was refused, or changed nothing, is no change")
  func nothing() throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.changes()
    #expect(throws: StoreError.blankTitle) { try mine.update(item.id, ItemPatch(title: " ")) }
    #expect(throws: StoreError.blankTitle) { try theirs.add(TodoDraft(title: "")) }
    _ = try theirs.update(item.id, ItemPatch(title: "one"))
    _ = try theirs.find("one")
    #expect(try mine.changes()?.items.isEmpty != false)
    #expect(try mine.changes() == nil)
  }

  @Test("a program without history is at least noticed, also beside a step of one's own")
  func foreign() throws {
    let shell = try Database(path: folder.file("list.db"))
    try shell.run("UPDATE item SET title = 'theirs'")
    #expect(try !look().isComplete)
    _ = try mine.add(TodoDraft(title: "mine"))
    try shell.run("UPDATE item SET done = 1")
    let changes = try look()
    #expect(!changes.isComplete && changes.items.isEmpty)
    let item = try theirs.add(TodoDraft(title: "told again"))
    try expect(items: [item.id: .added])
  }

  @Test("above a thousand ids it only says that much has changed")
  func many() throws {
    func add(_ count: Int) throws {
      try theirs.transaction(.addItem) { () throws(StoreError) in
        for number in 0..<count { _ = try theirs.add(TodoDraft(title: "\(number)")) }
      }
    }
    try add(StoreChanges.most)
    #expect(try look().items.count == StoreChanges.most)
    try add(StoreChanges.most + 1)
    let changes = try look()
    #expect(!changes.isComplete && changes.items.isEmpty)
  }

  @Test("an import shows, and one that is taken back, also beside other steps")
  func imports() throws {
    let file = folder.file("todos.json")
    try Data(#"[{"id": "00000000-0000-4000-8000-000000000001", "title": "a", "done": false}]"#.utf8)
      .write(to: URL(filePath: file))
    let importer = LegacyImporter(
      databasePath: folder.file("list.db"), author: Author(.legacyImport))
    #expect(throws: ImportError.cancelled) {
      try importer.run(file: file) { progress in
        guard progress.phase == .verifying else { return true }
        #expect((try? mine.changes()) != nil)
        return false
      }
    }
    _ = try theirs.add(TodoDraft(title: "one"))
    #expect(try !look().isComplete)
    _ = try importer.run(file: file)
    #expect(try look().items.isEmpty)
  }

  @Test("within a transaction nothing shows; after it, all of it")
  func transaction() throws {
    var ids: [UUID] = []
    try mine.transaction(.addItem) { () throws(StoreError) in
      ids.append(try mine.add(TodoDraft(title: "a")).id)
      #expect(try mine.changes() == nil)
      ids.append(try mine.add(TodoDraft(title: "b")).id)
    }
    try expect(items: [ids[0]: .added, ids[1]: .added])
  }

  @Test("as a stream: from the call on, nothing twice, nothing missed, and it ends with its task")
  func stream() async throws {
    let background = BackgroundStore(path: folder.file("list.db"), author: Author(.window))
    let stream = try await background.changes(every: .milliseconds(1))
    let first = try mine.add(TodoDraft(title: "first")).id
    var iterator = stream.makeAsyncIterator()
    #expect(try await iterator.next()?.items == [first: .added])
    let ids = try (0..<3).map { try theirs.add(TodoDraft(title: "\($0)")).id }
    var seen: Set<UUID> = []
    while seen.count < 3, let changes = try await iterator.next() {
      #expect(changes.isComplete && seen.isDisjoint(with: changes.items.keys))
      seen.formUnion(changes.items.keys)
    }
    #expect(seen == Set(ids))
    let waiting = Task {
      var count = 0
      for try await _ in try await background.changes() { count += 1 }
      return count
    }
    waiting.cancel()
    #expect(try await waiting.value == 0)
  }
}
