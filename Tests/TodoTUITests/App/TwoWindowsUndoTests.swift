import Testing
import TodoCore

@testable import TodoTUI

@Suite("Undo and redo with another window on the list")
struct TwoWindowsUndoTests {
  private let file = ListFile()

  @Test("Undo offers what others did, by name, and only after its own steps")
  func undoOthers() throws {
    let (scene, other, items) = try file.windows(["a", "b"])
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
    let (scene, other, items) = try file.windows(["a", "b"])
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
    let (scene, other, items) = try file.windows(["a"])
    scene.press("i mine<ret>")
    _ = try other.update(items[0].id, ItemPatch(title: "later"))
    scene.press("u")
    expectShows(scene, "\"later\" was changed since: nothing was undone")
    #expect(try scene.stored()[0].title == "later")
  }
}
