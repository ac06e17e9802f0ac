import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Taking back one older step") final class RevertTests: TwoStores {
  private func newest() throws -> Int { try #require(try mine.history(limit: 1).first).seq }

  @Test("an edit among later steps goes back alone, and the next undo brings it again")
  func edit() throws {
    let item = try mine.add(TodoDraft(title: "one", tags: ["x"]))
    _ = try mine.update(item.id, ItemPatch(title: "first", tags: ["y"]))
    let edit = try newest()
    _ = try theirs.update(item.id, ItemPatch(notes: "theirs"))
    _ = try mine.add(TodoDraft(title: "two"))
    #expect(try mine.revert(edit).action == .editItem)
    let back = try #require(try mine.item(item.id))
    #expect(back.title == "one" && back.tags == ["x"] && back.notes == "theirs")
    let step = try #require(try mine.history(limit: 1).first)
    #expect(step.action == .revert && step.subject == "first" && step.count == 1 && step.isOwn)
    #expect(try mine.find("one") == ["one"])
    #expect(try mine.undo(.own)?.seq == step.seq)
    #expect(try mine.item(item.id)?.title == "first")
    #expect(try mine.item(item.id)?.tags == ["y"])
    #expect(try mine.redo()?.seq == step.seq)
    #expect(try mine.item(item.id)?.title == "one")
    #expect(try mine.isSound())
  }

  @Test("the step of another can be taken back, and theirs is then in my hands")
  func others() throws {
    let item = try theirs.add(TodoDraft(title: "one"))
    _ = try theirs.update(item.id, ItemPatch(done: true))
    _ = try mine.revert(try newest())
    #expect(try mine.item(item.id)?.done == false)
    #expect(try mine.undo(.own) != nil)
    #expect(try mine.item(item.id)?.done == true)
  }

  @Test("what was changed since is named, and nothing at all changes")
  func clash() throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.update(item.id, ItemPatch(title: "two", priority: .high))
    let edit = try newest()
    _ = try theirs.update(item.id, ItemPatch(title: "three"))
    try expectClash("three") { try mine.revert(edit) }
    _ = try theirs.delete(item.id)
    // It is called as it was last, not as this step left it.
    #expect(throws: StoreError.clash(title: "three")) { try mine.revert(edit) }
    #expect(try mine.isSound())
  }

  @Test("what goes with an old addition is in the trash")
  func addition() throws {
    let item = try mine.add(TodoDraft(title: "one", tags: ["x"]))
    let addition = try newest()
    _ = try mine.add(TodoDraft(title: "two"))
    _ = try mine.revert(addition)
    #expect(try mine.titles() == ["two"])
    #expect(try mine.trash(limit: 9).items.map(\.item.id) == [item.id])
    #expect(throws: StoreError.clash(title: "one")) { try mine.revert(addition) }
    #expect(try mine.restore(item.id).tags == ["x"])
    #expect(try mine.titles() == ["one", "two"])
    #expect(try mine.trash(limit: 9).items == [])
  }

  @Test("a deleted group comes back with its items after much else")
  func group() throws {
    let work = try mine.addGroup(named: "Work")
    for number in 0..<3 {
      _ = try mine.add(TodoDraft(title: "\(number)", groupID: work.id, tags: ["x"]))
    }
    _ = try mine.deleteGroup(work.id, rule: .cascade)
    let deletion = try newest()
    for _ in 0..<9 { _ = try theirs.add(TodoDraft(title: "more")) }
    _ = try mine.revert(deletion)
    #expect(try mine.titles(TodoQuery(filter: .group(work.id))) == ["0", "1", "2"])
    #expect(try mine.trash(limit: 9).items == [])
    #expect(try mine.isSound())
  }

  @Test("what is undone already, unknown or within another write is refused")
  func refused() throws {
    _ = try mine.add(TodoDraft(title: "one"))
    let addition = try newest()
    _ = try mine.undo(.own)
    #expect(throws: StoreError.alreadyUndone(title: "one")) { try mine.revert(addition) }
    #expect(throws: StoreError.noSuchStep(99)) { try mine.revert(99) }
    #expect(throws: StoreError.nestedTransaction) {
      try mine.transaction(.editItem) { () throws(StoreError) in _ = try mine.revert(addition) }
    }
    #expect(try mine.history(limit: 9).count == 1)
  }

  @Test("the history comes in pages that say what is in effect")
  func pages() throws {
    for number in 0..<5 { _ = try mine.add(TodoDraft(title: "\(number)")) }
    _ = try theirs.add(TodoDraft(title: "theirs"))
    _ = try mine.undo(.own)
    var shown: [Step] = []
    var before: Int?
    while true {
      let page = try mine.history(limit: 2, before: before)
      guard let last = page.last else { break }
      #expect(page.count == 2)
      shown += page
      before = last.seq
    }
    #expect(shown.map(\.subject) == ["theirs", "4", "3", "2", "1", "0"])
    #expect(shown.map(\.state) == [.done, .undone, .done, .done, .done, .done])
    #expect(shown.map(\.isOwn) == [false, true, true, true, true, true])
  }
}
