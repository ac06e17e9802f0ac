import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Two windows on one list")
final class TwoWindowsTests {
  private let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("mytodo-\(UUID().uuidString).db").path
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private func windows(
    _ titles: [String]
  ) throws -> (scene: Scene, other: TodoStore, items: [TodoItem]) {
    let other = try TodoStore(path: path, author: Author(.window))
    for title in titles { _ = try other.add(TodoDraft(title: title)) }
    let scene = try Scene(80, 16, path: path)
    return (scene, other, try scene.stored())
  }

  @Test("What another window does is shown, with the selection on its item")
  func shown() throws {
    let (scene, other, items) = try windows(["a", "b", "c", "d"])
    scene.press("jj")
    _ = try other.delete(items[0].id)
    _ = try other.update(items[1].id, ItemPatch(title: "乙"))
    _ = try other.add(TodoDraft(title: "e"))
    scene.play([.fileChanged])
    #expect(scene.titles == ["乙", "c", "d", "e"])
    #expect(scene.selectedTitle == "c")
    expectShows(scene, "2 of 4")
    _ = try other.delete(items[2].id)
    scene.play([.timeout])
    #expect(scene.selectedTitle == "d")
  }

  @Test("Deep in a list the place is known also after a search and after another window's change")
  func place() throws {
    let (scene, other, items) = try windows((1...400).map { "任务 \($0)" })
    scene.press("/250<ret><esc>")
    expectShows(scene, "250 of 400")
    _ = try other.delete(items[0].id)
    scene.play([.fileChanged])
    expectShows(scene, "249 of 399")
    // Ticked and kept though hidden: it has no number of its own.
    scene.press("HkxjGk")
    expectShows(scene, "397 of 398")
    scene.press("100k")
    expectShows(scene, "297 of 398")
  }

  @Test("The chosen group stays chosen while others come, and is not replaced when it goes")
  func picker() throws {
    let (scene, other, items) = try windows(["a"])
    let beta = try other.addGroup(named: "Beta 乙")
    scene.play([.fileChanged]).press("cgb")
    expectShows(scene, "> Beta 乙")
    _ = try other.addGroup(named: "Abba")
    _ = try other.addGroup(named: "B")
    scene.play([.fileChanged])
    expectShows(scene, "> Beta 乙")
    scene.press("<ret>")
    #expect(try scene.stored()[0].groupID == beta.id)

    scene.press("cg<down>")
    _ = try other.deleteGroup(beta.id, rule: .nullify)
    scene.press("<esc>cgnew")
    expectShows(scene, "> new group \"new\"")
    let new = try other.addGroup(named: "new")
    scene.play([.fileChanged]).press("<ret>")
    #expect(try scene.stored()[0].groupID == new.id)

    scene.press("cg")
    _ = try other.deleteGroup(new.id, rule: .nullify)
    scene.play([.fileChanged]).press("<ret>")
    expectShows(scene, "this group was deleted elsewhere")
    #expect(try other.item(items[0].id)?.groupID == nil)
  }

  @Test("A new group appears, a deleted one leaves its list")
  func groups() throws {
    let (scene, other, _) = try windows(["a"])
    let group = try other.addGroup(named: "家")
    scene.play([.fileChanged])
    expectShows(scene, "家")
    scene.press("hjjjjj")
    #expect(scene.state.list.source == .group(group.id))
    _ = try other.deleteGroup(group.id, rule: .cascade)
    scene.play([.fileChanged])
    #expect(scene.state.list.source == .all)
    #expect(scene.selectedTitle == "a")
  }

  @Test("Search text and an open form are left alone")
  func untouched() throws {
    let (scene, other, items) = try windows(["apple", "banana"])
    scene.press("/an")
    _ = try other.add(TodoDraft(title: "mango"))
    scene.play([.fileChanged])
    #expect(scene.state.list.search.text == "an")
    #expect(scene.titles == ["banana", "mango"])
    scene.press("<ret>eX")
    _ = try other.update(items[1].id, ItemPatch(done: true))
    scene.play([.fileChanged])
    expectShows(scene, "Title     bananaX")
    scene.press("<ret>")
    let stored = try scene.stored()[1]
    #expect(stored.title == "bananaX")
    #expect(stored.done)
  }

  @Test("A field that both changed: mine")
  func mine() throws {
    let (scene, other, items) = try windows(["a"])
    scene.press("e mine")
    _ = try other.update(items[0].id, ItemPatch(title: "a 对方", priority: .high))
    scene.press("<ret>")
    expectShows(scene, "Changed elsewhere while this was open.")
    expectShows(scene, "Title (yours): a mine")
    expectShows(scene, "Title (theirs): a 对方")
    #expect(try scene.stored()[0].title == "a 对方")
    scene.press("kk<ret>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored()[0].title == "a mine")
    #expect(try scene.stored()[0].priority == .high)
  }

  @Test("A field that both changed: theirs, and the rest stays mine")
  func theirs() throws {
    let (scene, other, items) = try windows(["a"])
    scene.press("e mine<s-tab>note")
    _ = try other.update(items[0].id, ItemPatch(title: "theirs"))
    scene.press("<f2>k<ret>")
    expectShows(scene, "Title     theirs")
    scene.press("<f2>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored()[0].title == "theirs")
    #expect(try scene.stored()[0].notes == "note")
  }

  @Test("A clash in place moves into the form, where both texts are")
  func inPlace() throws {
    let (scene, other, items) = try windows(["a"])
    scene.press("i mine")
    _ = try other.update(items[0].id, ItemPatch(title: "theirs"))
    scene.press("<ret>")
    expectShows(scene, "Title (yours): a mine")
    scene.press("<esc>")
    expectShows(scene, "Title     a mine")
  }

  @Test("An item deleted elsewhere keeps the form open and can be saved as a new one")
  func gone() throws {
    let (scene, other, items) = try windows(["a", "b"])
    scene.press("e kept")
    _ = try other.delete(items[0].id)
    scene.press("<ret>")
    expectShows(scene, "This item was deleted elsewhere.")
    scene.press("<ret>")
    expectShows(scene, "Title     a kept")
    scene.press("<ret>kk<ret>")
    #expect(try scene.stored().map(\.title) == ["b", "a kept"])
    #expect(scene.state.mode == .browse)
    #expect(scene.selectedTitle == "a kept")
  }

  @Test("Undo offers what others did, by name, and only after its own steps")
  func undoOthers() throws {
    let (scene, other, items) = try windows(["a", "b"])
    scene.press("x")
    _ = try other.update(items[1].id, ItemPatch(title: "改"))
    scene.press("u")
    expectShows(scene, "undone: tick \"a\"")
    scene.press("u")
    expectShows(scene, "another window")
    expectShows(scene, "title of \"")
    expectShows(scene, " > Undo it")
    expectShows(scene, "y yes  n no")
    scene.press("n")
    #expect(try scene.stored()[1].title == "改")
    scene.press("uy")
    #expect(try scene.stored()[1].title == "b")
    scene.press("Uu<ret>")
    #expect(try scene.stored()[1].title == "b")
  }

  @Test("Redo asks before it does again what another undid; what this window undid it just does")
  func redoOthers() throws {
    let (scene, other, items) = try windows(["a", "b"])
    _ = try other.update(items[1].id, ItemPatch(title: "改"))
    scene.press("u<ret>")
    scene.press("U")
    expectShows(scene, "done again: title of \"")
    #expect(try scene.stored()[1].title == "改")
    _ = try other.undo(.own)
    scene.press("U")
    expectShows(scene, "Nothing of this window is left to redo.")
    expectShows(scene, " > Do it again")
    scene.press("j<ret>")
    #expect(try scene.stored()[1].title == "b")
    scene.press("Uy")
    #expect(try scene.stored()[1].title == "改")
    scene.press("U")
    expectShows(scene, "nothing to redo")
  }

  @Test("Undo that meets a later change names the item and changes nothing")
  func clash() throws {
    let (scene, other, items) = try windows(["a"])
    scene.press("i mine<ret>")
    _ = try other.update(items[0].id, ItemPatch(title: "later"))
    scene.press("u")
    expectShows(scene, "\"later\" was changed since: nothing was undone")
    #expect(try scene.stored()[0].title == "later")
  }
}
