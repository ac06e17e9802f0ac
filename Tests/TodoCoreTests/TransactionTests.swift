import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Several writes as one step") struct TransactionTests {
  @Test("they are taken back and done again together")
  func together() throws {
    let store = try makeStore()
    let old = try store.add(TodoDraft(title: "old"))
    try store.transaction(.addItem) { () throws(StoreError) in
      let group = try store.addGroup(named: "家")
      _ = try store.add(TodoDraft(title: "new", groupID: group.id, tags: ["x"]))
      _ = try store.delete(old.id)
    }
    #expect(try store.titles() == ["new"])
    let step = try #require(try store.nextUndo(.own))
    #expect(step.action == .addItem)
    #expect(step.count == 2)
    _ = try store.undo(.own)
    #expect(try store.titles() == ["old"])
    #expect(try store.groups().isEmpty)
    _ = try store.redo()
    #expect(try store.find("家 x") == ["new"])
    #expect(try store.isSound())
  }

  @Test("one that fails takes all of them along, and the next write is a step of its own")
  func failure() throws {
    let store = try makeStore()
    #expect(throws: StoreError.blankTitle) {
      try store.transaction(.addItem) { () throws(StoreError) in
        _ = try store.add(TodoDraft(title: "one", tags: ["x"]))
        _ = try store.addGroup(named: "Work")
        _ = try store.add(TodoDraft(title: " "))
      }
    }
    #expect(try store.titles().isEmpty)
    #expect(try store.groups().isEmpty)
    #expect(try store.history(limit: 9).isEmpty)
    _ = try store.add(TodoDraft(title: "two"))
    #expect(try store.history(limit: 9).map(\.subject) == ["two"])
    #expect(try store.isSound())
  }

  @Test("one that deletes something stays as long as any deletion")
  func trash() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    try store.transaction(.editItem) { () throws(StoreError) in
      _ = try store.delete(item.id)
      _ = try store.add(TodoDraft(title: "two"))
    }
    #expect(try store.database.integer("SELECT deletes FROM step ORDER BY seq DESC") == 1)
  }

  @Test("within one, neither another nor an undo can begin")
  func nested() throws {
    let store = try makeStore()
    _ = try store.add(TodoDraft(title: "one"))
    try store.transaction(.addItem) { () throws(StoreError) in
      _ = try store.add(TodoDraft(title: "two"))
      #expect(throws: StoreError.nestedTransaction) {
        try store.transaction(.addItem) { () throws(StoreError) in }
      }
      #expect(throws: StoreError.nestedTransaction) { try store.undo(.own) }
      _ = try store.add(TodoDraft(title: "three"))
    }
    #expect(try store.titles() == ["one", "two", "three"])
    _ = try store.undo(.own)
    #expect(try store.titles() == ["one"])
  }
}
