import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import TodoCore

@Suite("Two writers") struct TwoWritersTests {
  /// Writes of each; `MYTODO_TEST_WRITES=5000` for the long form.
  static let writes = getenv("MYTODO_TEST_WRITES").flatMap { Int(String(cString: $0)) } ?? 500

  /// What a writer was told that it had written.
  struct Acknowledged: Sendable {
    var items: [UUID: TodoItem] = [:]
    var shared = ""
    var kinds: [Int] = Array(repeating: 0, count: 6)
  }

  @Test("mixed writes on two threads: everything that was acknowledged is there, nothing else is")
  func mixed() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    let groups = try ["Work", "Home"].map { try store.addGroup(named: $0).id }
    let shared = try store.add(TodoDraft(title: "shared")).id
    let results = Results()
    let workers = (0..<2).map { number in
      Worker {
        var writer = try Writer(number, path: path, groups: groups, shared: shared)
        for _ in 0..<Self.writes { try writer.write() }
        results.add(writer.done)
      }
    }
    for worker in workers { worker.join() }
    let done = results.all
    #expect(done.count == 2)
    for writer in done {
      #expect(writer.kinds.allSatisfy { $0 > 0 })
      for (id, item) in writer.items {
        let found = try #require(try store.item(id), "\(item.title)")
        #expect(ItemPatch(from: item, to: found).isEmpty, "\(item.title)")
      }
    }
    #expect(try store.count(TodoQuery()) == 1 + done.reduce(0) { $0 + $1.items.count })
    let item = try #require(try store.item(shared))
    #expect(Set(done.map(\.shared)) == [item.notes, item.title])
    #expect(try Doctor(path: path).examine() == [])
  }

  private final class Results: Sendable {
    private let done = Mutex<[Acknowledged]>([])
    var all: [Acknowledged] { done.withLock { $0 } }
    func add(_ writer: Acknowledged) { done.withLock { $0.append(writer) } }
  }

  /// One of the two, with a connection of its own. It changes its own items, and one field of a shared one.
  private struct Writer {
    let number: Int
    let store: TodoStore
    let groups: [UUID]
    let shared: UUID
    var random: Random
    var done = Acknowledged()
    private var ids: [UUID] = []
    /// What the last write of an own item replaced: what undo brings back.
    private var before: (id: UUID, item: TodoItem?)?

    init(_ number: Int, path: String, groups: [UUID], shared: UUID) throws {
      self.number = number
      self.groups = groups
      self.shared = shared
      random = Random(state: UInt64(number + 7))
      store = try TodoStore(path: path, author: Author(.window))
    }

    mutating func write() throws {
      let kind = ids.isEmpty ? 0 : random.below(9)
      let id = ids.isEmpty ? shared : random.one(of: ids)
      let text = "\(number): \(random.below(100_000)) 买"
      switch kind {
      case 0, 1:
        let draft = TodoDraft(
          title: text, groupID: random.one(of: [nil] + groups), tags: ["t\(number)"])
        let item = try acknowledged { store throws(StoreError) in try store.add(draft) }
        note(item.id, item, kind: 0)
      case 2, 3: try update(id, ItemPatch(title: text, notes: text), kind: 1)
      case 4: try update(id, ItemPatch(done: done.items[id]?.done == false), kind: 2)
      case 5: try update(id, ItemPatch(group: .init(random.one(of: [nil] + groups))), kind: 3)
      case 6:
        _ = try acknowledged { store throws(StoreError) in try store.delete(id) }
        note(id, nil, kind: 4)
      case 7:
        guard let last = before else { return try writeShared(text) }
        before = nil
        guard try acknowledged({ store throws(StoreError) in try store.undo(.own) }) != nil else {
          return
        }
        note(last.id, last.item, kind: 5)
        before = nil
      default: try writeShared(text)
      }
    }

    private mutating func writeShared(_ text: String) throws {
      let patch = number == 0 ? ItemPatch(title: text) : ItemPatch(notes: text)
      let shared = shared
      _ = try acknowledged { store throws(StoreError) in try store.update(shared, patch) }
      done.shared = text
      before = nil
    }

    private mutating func update(_ id: UUID, _ patch: ItemPatch, kind: Int) throws {
      let old = done.items[id]
      let item = try acknowledged { store throws(StoreError) in try store.update(id, patch) }
      note(id, item, kind: kind)
      // What changed nothing is no step.
      if let old, ItemPatch(from: old, to: item).isEmpty { before = nil }
    }

    private mutating func note(_ id: UUID, _ item: TodoItem?, kind: Int) {
      before = (id, done.items[id])
      done.items[id] = item
      if item == nil { ids.removeAll { $0 == id } } else if !ids.contains(id) { ids.append(id) }
      done.kinds[kind] += 1
    }

    /// A write that is made again while the other one, or the machine, is too busy.
    private func acknowledged<T>(_ write: (TodoStore) throws(StoreError) -> T) throws -> T {
      for _ in 0..<30 {
        do throws(StoreError) { return try write(store) } catch .busy { continue }
      }
      return try write(store)
    }
  }
}
