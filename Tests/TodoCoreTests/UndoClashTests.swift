import FoundationEssentials
import Testing

@testable import TodoCore

/// Two windows on one file, each with steps of its own.
@Suite("Undo between two windows") final class UndoClashTests: TwoStores {
  static let fields: [(ItemPatch, ItemPatch)] = [
    (ItemPatch(title: "a"), ItemPatch(title: "b")),
    (ItemPatch(done: true), ItemPatch(done: false)),
    (ItemPatch(priority: .low), ItemPatch(priority: .high)),
    (ItemPatch(notes: "a"), ItemPatch(notes: "b")),
    (
      ItemPatch(due: .set(DueDate(day: CalendarDay(number: 1)))),
      ItemPatch(due: .set(DueDate(day: CalendarDay(number: 2))))
    ),
  ]

  @Test("the same field changed by both is a clash", arguments: fields.indices)
  func sameField(index: Int) throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.update(item.id, Self.fields[index].0)
    let current = try theirs.update(item.id, Self.fields[index].1)
    try expectClash(current.title) { try mine.undo(.own) }
    // Once they take theirs back, mine can be taken back too.
    _ = try theirs.undo(.own)
    _ = try mine.undo(.own)
    #expect(try mine.item(item.id)?.title == "one")
    #expect(try mine.item(item.id)?.done == false)
  }

  @Test("every other field may have been changed meanwhile, and stays", arguments: fields.indices)
  func otherFields(index: Int) throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.update(item.id, Self.fields[index].0)
    for other in Self.fields.indices where other != index {
      _ = try theirs.update(item.id, Self.fields[other].1)
    }
    let before = try #require(try mine.item(item.id))
    #expect(try mine.undo(.own) != nil)
    let after = try #require(try mine.item(item.id))
    #expect(ItemPatch(from: before, to: after).fields.isSubset(of: Self.fields[index].0.fields))
    for other in Self.fields.indices where other != index {
      #expect(Self.fields[other].1.applied(to: after) == after)
    }
  }

  @Test("ticked, unticked and ticked again by others: only the tick counts, not its time")
  func bookkeeping() throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.update(item.id, ItemPatch(done: true))
    _ = try theirs.update(item.id, ItemPatch(done: false))
    _ = try theirs.update(item.id, ItemPatch(done: true))
    _ = try mine.undo(.own)
    let undone = try #require(try mine.item(item.id))
    #expect(!undone.done)
    #expect(undone.completedAt == nil)
  }

  @Test("an addition is not taken back once others have changed the item or tagged it")
  func addition() throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try theirs.update(item.id, ItemPatch(tags: ["x"]))
    try expectClash("one") { try mine.undo(.own) }
    _ = try theirs.update(item.id, ItemPatch(title: "theirs", tags: []))
    try expectClash("theirs") { try mine.undo(.own) }
  }

  @Test("a change is not taken back in an item that is gone")
  func deleted() throws {
    let item = try mine.add(TodoDraft(title: "one"))
    _ = try mine.update(item.id, ItemPatch(tags: ["x"]))
    _ = try theirs.delete(item.id)
    try expectClash("one") { try mine.undo(.own) }
    #expect(try theirs.undo(.own)?.subject == "one")
    #expect(try mine.undo(.own)?.action == .setTags)
    #expect(try mine.item(item.id)?.tags == [])
  }

  @Test("a deletion does not come back into a group that is gone")
  func groupGone() throws {
    let group = try mine.addGroup(named: "Work")
    let item = try mine.add(TodoDraft(title: "one", groupID: group.id))
    _ = try mine.delete(item.id)
    _ = try theirs.deleteGroup(group.id, rule: .cascade)
    try expectClash("one") { try mine.undo(.own) }
    _ = try theirs.undo(.own)
    _ = try mine.undo(.own)
    #expect(try mine.titles(TodoQuery(filter: .group(group.id))) == ["one"])
  }

  @Test("a deleted group does not come back beside one of its name")
  func nameTaken() throws {
    let group = try mine.addGroup(named: "Work")
    _ = try mine.deleteGroup(group.id, rule: .deny)
    _ = try theirs.addGroup(named: "WORK")
    try expectClash("Work") { try mine.undo(.own) }
  }

  @Test("items that others moved on since the group was dissolved are named")
  func moved() throws {
    let group = try mine.addGroup(named: "Work")
    let item = try mine.add(TodoDraft(title: "one", groupID: group.id))
    _ = try mine.deleteGroup(group.id, rule: .nullify)
    let home = try theirs.addGroup(named: "Home")
    _ = try theirs.update(item.id, ItemPatch(group: .set(home.id)))
    try expectClash("one") { try mine.undo(.own) }
  }

  @Test("the deletion of a group is not done again over what others have put into it")
  func refilled() throws {
    let group = try mine.addGroup(named: "Work")
    _ = try mine.add(TodoDraft(title: "one", groupID: group.id))
    _ = try mine.deleteGroup(group.id, rule: .cascade)
    _ = try mine.undo(.own)
    _ = try theirs.add(TodoDraft(title: "precious", groupID: group.id))
    try expectClash("Work") { try mine.redo() }
  }

  @Test("own steps are taken back before those of others, which have to be asked for")
  func scopes() throws {
    _ = try mine.add(TodoDraft(title: "mine"))
    _ = try theirs.add(TodoDraft(title: "theirs"))
    #expect(try mine.nextUndo(.any)?.subject == "theirs")
    #expect(try mine.nextUndo(.any)?.origin == .command)
    #expect(try mine.nextUndo(.any)?.isOwn == false)
    #expect(try mine.undo(.own)?.subject == "mine")
    #expect(try mine.undo(.own) == nil)
    #expect(try mine.undo(.any)?.subject == "theirs")
    #expect(try theirs.titles().isEmpty)
    #expect(try theirs.redo() == nil || theirs.titles() == ["theirs"])
  }
}
