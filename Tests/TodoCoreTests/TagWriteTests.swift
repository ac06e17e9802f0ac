import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Tags in many items") struct TagWriteTests {
  private func store(_ count: Int) throws -> TodoStore {
    let store = try makeStore()
    try store.transaction(.addItem) { () throws(StoreError) in
      for number in 0..<count {
        _ = try store.add(
          TodoDraft(title: "第 \(number)", tags: number % 2 == 0 ? ["old", "写"] : ["写"]))
      }
    }
    return store
  }

  @Test(
    "few or many: a tag renamed, then undone, leaves index and places right",
    arguments: [10, 1_500])
  func rename(count: Int) throws {
    let store = try store(count)
    let old = try #require(try store.tags().first { $0.name == "old" })
    let new = try store.renameTag(old.id, to: "新 name")
    #expect(try store.history(limit: 1).first?.count == count / 2)
    #expect(try store.count(TodoQuery(search: "#name")) == count / 2)
    #expect(try store.count(TodoQuery(search: "old")) == 0)
    #expect(try store.titles(TodoQuery(filter: .anyTag([new.name]))).first == "第 0")
    #expect(try store.isSound())
    _ = try store.undo(.own)
    #expect(try store.count(TodoQuery(search: "#old")) == count / 2)
    #expect(try store.tags().map(\.name) == ["old", "写"])
    #expect(try store.isSound())
  }

  @Test("merging keeps each tag once, asks before, and refuses what is gone or blank")
  func merge() throws {
    let store = try store(10)
    let old = try #require(try store.tags().first)
    #expect(throws: StoreError.tagTaken(name: "写", count: 10)) {
      try store.renameTag(old.id, to: " 写 ")
    }
    #expect(throws: StoreError.blankName) { try store.renameTag(old.id, to: " ") }
    let gone = UUID()
    #expect(throws: StoreError.noSuchTag(gone)) { try store.renameTag(gone, to: "x") }
    #expect(try store.renameTag(old.id, to: "写", merging: true).name == "写")
    #expect(try store.tags().map(\.name) == ["写"])
    // A name that nothing uses any more is free, and written as it is typed now.
    let only = try #require(try store.tags().first)
    #expect(try store.renameTag(only.id, to: "OLD").name == "OLD")
    #expect(try store.tags().map(\.name) == ["OLD"])
    #expect(try store.isSound())
  }

  @Test(
    "few or many: tags are given and taken off, and only what differs is touched",
    arguments: [10, 1_500])
  func several(count: Int) throws {
    let store = try store(count)
    let changed = try store.update(TodoQuery(), addingTags: ["写"], removingTags: ["OLD"])
    #expect(changed == count / 2)
    #expect(try store.tags().map(\.name) == ["写"])
    #expect(try store.update(TodoQuery(), addingTags: ["写"], removingTags: ["none"]) == 0)
    #expect(try store.isSound())
    #expect(try store.undo(.own)?.action == .setTags)
    #expect(try store.count(TodoQuery(filter: .anyTag(["old"]))) == count / 2)
    #expect(try store.isSound())
  }
}
