import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Undo and redo") struct UndoTests {
  @Test("an added item goes and comes back at its place")
  func add() throws {
    let store = try makeStore()
    for title in ["one", "二", "three"] { _ = try store.add(TodoDraft(title: title)) }
    let undone = try #require(try store.undo(.own))
    #expect(undone.subject == "three")
    #expect(undone.action == .addItem)
    #expect(try store.titles() == ["one", "二"])
    #expect(try store.redo()?.subject == "three")
    #expect(try store.titles() == ["one", "二", "three"])
    #expect(try store.find("three") == ["three"])
    #expect(try store.isSound())
  }

  @Test("a deleted item comes back with its tags, notes and place")
  func delete() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "家")
    let item = try store.add(
      TodoDraft(title: "one", groupID: group.id, notes: "n", tags: ["b", "a"]))
    _ = try store.add(TodoDraft(title: "two"))
    _ = try store.delete(item.id)
    #expect(try store.titles() == ["two"])
    _ = try store.undo(.own)
    let back = try #require(try store.item(item.id))
    #expect(back.tags == ["a", "b"])
    #expect(back.groupID == group.id)
    #expect(try store.titles() == ["one", "two"])
    #expect(try store.find("b") == ["one"])
    #expect(try store.isSound())
  }

  @Test("each rule of a group's deletion is one step", arguments: [DeleteRule.cascade, .nullify])
  func group(rule: DeleteRule) throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    for number in 0..<1_500 {
      _ = try store.add(
        TodoDraft(title: "task \(number)", groupID: group.id, tags: number == 7 ? ["x"] : []))
    }
    _ = try store.add(TodoDraft(title: "elsewhere"))
    #expect(try store.deleteGroup(group.id, rule: rule) == 1_500)
    #expect(try store.count(TodoQuery()) == (rule == .cascade ? 1 : 1_501))
    #expect(try store.count(TodoQuery(search: "task")) == (rule == .cascade ? 0 : 1_500))
    #expect(try store.isSound())
    _ = try store.undo(.own)
    #expect(try store.itemCount(inGroup: group.id) == 1_500)
    #expect(try store.find("task 7 x") == ["task 7"])
    #expect(try store.isSound())
    _ = try store.redo()
    #expect(try store.groups().isEmpty)
    #expect(try store.count(TodoQuery(search: "task")) == (rule == .cascade ? 0 : 1_500))
    #expect(try store.isSound())
  }

  @Test("deny refuses a group with items and names their number")
  func deny() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    _ = try store.add(TodoDraft(title: "a", done: true, groupID: group.id))
    #expect(throws: StoreError.groupNotEmpty(name: "Work", count: 1)) {
      try store.deleteGroup(group.id, rule: .deny)
    }
    #expect(try store.groups().count == 1)
  }

  @Test(
    "a later change of the same field is a clash that changes nothing; of another field it is none")
  func clash() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let mine = try TodoStore(path: path, author: Author(.window))
    let theirs = try TodoStore(path: path, author: Author(.window))
    let item = try mine.add(TodoDraft(title: "buy milk"))
    _ = try mine.update(item.id, ItemPatch(title: "buy oat milk"))
    _ = try theirs.update(item.id, ItemPatch(priority: .high))
    #expect(try mine.undo(.own)?.action == .retitleItem)
    #expect(try mine.item(item.id)?.title == "buy milk")
    #expect(try mine.item(item.id)?.priority == .high)
    _ = try mine.redo()
    _ = try theirs.update(item.id, ItemPatch(title: "买牛奶"))
    #expect(throws: StoreError.clash(title: "买牛奶")) { try mine.undo(.own) }
    #expect(try mine.item(item.id)?.title == "买牛奶")
  }

  @Test("a new group that others filled meanwhile is not undone with their items in it")
  func filledGroup() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let mine = try TodoStore(path: path, author: Author(.window))
    let theirs = try TodoStore(path: path, author: Author(.window))
    let group = try mine.addGroup(named: "Work")
    let item = try theirs.add(TodoDraft(title: "precious", groupID: group.id))
    #expect(throws: StoreError.clash(title: "Work")) { try mine.undo(.own) }
    #expect(try theirs.item(item.id) == item)
  }

  @Test("steps survive a restart and can be undone by another window")
  func restart() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    do {
      let store = try TodoStore(path: path, author: Author(.window))
      _ = try store.add(TodoDraft(title: "one"))
    }
    let store = try TodoStore(path: path, author: Author(.window))
    #expect(try store.undo(.own) == nil)
    #expect(try store.nextUndo(.any)?.isOwn == false)
    #expect(try store.undo(.any)?.subject == "one")
    #expect(try store.titles().isEmpty)
    #expect(try store.history(limit: 9).count == 1)
  }
}
