import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("The end of the trash") struct TrashEndTests {
  /// What the trash gives one by one from the start: a page has the rows of a step in the order of the list.
  private func all(_ store: TodoStore) throws -> [UUID] {
    var page = try store.trash(limit: 1)
    var ids = page.items.map(\.item.id)
    while let next = page.next {
      page = try store.trash(limit: 1, from: next)
      ids += page.items.map(\.item.id)
    }
    return ids
  }

  private func check(_ store: TodoStore) throws {
    let ids = try all(store)
    for (limit, end) in [(3, nil), (3, 7), (100, nil), (2, 1), (5, 0), (1, 4)] as [(Int, Int?)] {
      let (page, skipped) = try store.trash(limit: limit, endingBefore: end)
      let stop = min(end ?? ids.count, ids.count)
      let start = max(0, stop - limit)
      #expect(skipped == start, "\(limit) \(end ?? -1)")
      #expect(Set(page.items.map(\.item.id)) == Set(ids[start..<stop]), "\(limit) \(end ?? -1)")
      #expect((page.next == nil) == (stop == ids.count) || stop == 0)
    }
  }

  @Test("is read backwards over steps, without what was brought back")
  func steps() throws {
    let store = try makeStore()
    var ids: [UUID] = []
    for number in 0..<12 { ids.append(try store.add(TodoDraft(title: "米 \(number)")).id) }
    _ = try store.delete(TodoQuery(filter: .ids(Array(ids[0..<4]))))
    _ = try store.delete(ids[4])
    _ = try store.delete(TodoQuery(filter: .ids(Array(ids[5..<12]))))
    try check(store)
    _ = try store.restore(ids[2])
    _ = try store.restore(ids[8])
    try check(store)
    _ = try store.undo(.any)
    try check(store)
    #expect(try store.trash(limit: 3, endingBefore: nil).skipped == 8)
  }

  @Test("knows also after the clock was set back which step an item is of")
  func clockSetBack() throws {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let store = try TodoStore.inMemory(clock: { now })
    var ids: [UUID] = []
    for number in 0..<6 { ids.append(try store.add(TodoDraft(title: "旧 \(number)")).id) }
    _ = try store.delete(TodoQuery(filter: .ids(Array(ids[0..<3]))))
    for id in ids[0..<2] { _ = try store.restore(id) }
    now -= 3_600
    _ = try store.delete(TodoQuery())
    #expect(try all(store).count == 6)
    try check(store)
  }
}
