import FoundationEssentials
import Testing

@testable import TodoCore

/// One of two writers, with a connection of its own. It changes its own items, and one field of a shared one.
struct MixedWriter {
  let number: Int
  let store: TodoStore
  let groups: [UUID]
  let shared: UUID
  private var random: Random
  /// What was told to be written.
  private(set) var items: [UUID: TodoItem] = [:]
  private(set) var sharedText = ""
  private(set) var kinds: [Int] = Array(repeating: 0, count: 6)
  private var ids: [UUID] = []
  /// What the last write of an own item replaced: what undo brings back.
  private var before: (id: UUID, item: TodoItem?)?

  init(_ number: Int, path: String) throws {
    self.number = number
    random = Random(state: UInt64(number + 7))
    store = try TodoStore(path: path, author: Author(.window))
    groups = try store.groups().map(\.id)
    shared = try #require(store.page(TodoQuery(), at: .start, before: 0, after: 1).rows.first).item
      .id
  }

  /// What must be in the list when both have ended, a line for each item and for the shared field.
  var told: Set<String> {
    Set(items.values.map(MixedWriter.line) + ["shared \(number) \(sharedText)"])
  }

  /// All of an item that is written.
  static func line(_ item: TodoItem) -> String {
    let group = item.groupID?.uuidString ?? "-"
    return "\(item.id) \(item.title) \(item.done) \(group) \(item.notes) \(item.tags)"
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
    case 4: try update(id, ItemPatch(done: items[id]?.done == false), kind: 2)
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
    sharedText = text
    before = nil
  }

  private mutating func update(_ id: UUID, _ patch: ItemPatch, kind: Int) throws {
    let old = items[id]
    let item = try acknowledged { store throws(StoreError) in try store.update(id, patch) }
    note(id, item, kind: kind)
    // What changed nothing is no step.
    if let old, ItemPatch(from: old, to: item).isEmpty { before = nil }
  }

  private mutating func note(_ id: UUID, _ item: TodoItem?, kind: Int) {
    before = (id, items[id])
    items[id] = item
    if item == nil { ids.removeAll { $0 == id } } else if before?.item == nil { ids.append(id) }
    kinds[kind] += 1
  }

  /// A write that is made again while the other one, or the machine, is too busy.
  private func acknowledged<T>(_ write: (TodoStore) throws(StoreError) -> T) throws -> T {
    for _ in 0..<30 {
      do throws(StoreError) { return try write(store) } catch .busy { continue }
    }
    return try write(store)
  }
}
