import CSQLite
import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("What an import added is kept as its items") struct AddedItemsTests {
  /// Items of an import of any kind: gaps, places of a list that was there, long titles, other scripts.
  private func items(seed: UInt64, count: Int) -> [AddedItem] {
    var random = Random(state: seed)
    var created: Int64 = 1_700_000_000_000
    var ord = ItemOrder.first(createdAt: created)
    return (0..<count).map { number in
      created += random.one(of: [1_000, 1_000, 1_000, 5_000, -70_000, 0])
      ord = max(ord + random.one(of: [1, 1, 1, 9]), ItemOrder.first(createdAt: created))
      if random.below(20) == 0 { ord -= 1 << 40 }
      let length = random.one(of: [0, 1, 5, 40, 127, 128, 200, 300, 2_000, 17_000])
      let title =
        String(repeating: random.one(of: ["a", "牛", "é", "👩‍💻"]), count: length) + "\(number)"
      return AddedItem(
        LegacyEntry.numbered(number..<number + 1)[0].id, ord, title, random.below(2) == 0, created)
    }
  }

  @Test("read back they are as written, part by part", arguments: 0..<6)
  func roundTrip(seed: UInt64) throws {
    let items = items(seed: seed, count: 200)
    var added = AddedItems()
    for item in items { added.append(item) }
    #expect(added.parts.count > 1)
    #expect(added.parts.allSatisfy { AddedItems.areIn($0) && $0.count < 1 << 20 })
    var read: [AddedItem] = []
    for part in added.parts { read += try #require(AddedItems.read(part)) }
    #expect(read == items)
    #expect(zip(read, items).allSatisfy { $0.title.utf8.elementsEqual($1.title.utf8) })
  }

  @Test("a part that is cut off, or of a later form, is none")
  func broken() throws {
    var added = AddedItems()
    for item in items(seed: 1, count: 3) { added.append(item) }
    let part = try #require(added.parts.first)
    let whole = try #require(AddedItems.read(part))
    for end in 2..<part.count {
      guard let some = AddedItems.read(Array(part[..<end])) else { continue }
      // Cut between two items it can't be told from a shorter one.
      #expect(some.count < whole.count && some == Array(whole.prefix(some.count)))
    }
    #expect(AddedItems.read([AddedItems.mark, 2] + part.dropFirst(2)) == nil)
    #expect(AddedItems.read([AddedItems.mark]) == nil)
    #expect(AddedItems.read([AddedItems.mark, 1, 0xFF] + part.dropFirst(3)) == nil)
  }

  @Test("a program that knows changesets only refuses them")
  func older() throws {
    var added = AddedItems()
    added.append(AddedItem(UUID(), 1, "牛奶", false, 1))
    var part = try #require(added.parts.first)
    var iterator: OpaquePointer?
    #expect(sqlite3changeset_start(&iterator, Int32(part.count), &part) == SQLITE_OK)
    #expect(sqlite3changeset_next(iterator) == SQLITE_CORRUPT)
    sqlite3changeset_finalize(iterator)
  }
}

extension AddedItem {
  fileprivate init(_ id: UUID, _ ord: Int64, _ title: String, _ done: Bool, _ created: Int64) {
    self.init(id: id, ord: ord, title: title, done: done, created: created)
  }
}
