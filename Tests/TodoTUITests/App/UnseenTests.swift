import Testing
import TodoCore

@testable import TodoTUI

@Suite("A key never hits what was not on the screen")
struct UnseenTests {
  private let file = ListFile()

  private static func state(_ items: [TodoItem]) -> [String] {
    items.map { "\($0.title) \($0.done) \($0.priority) \($0.due?.description ?? "") \($0.tags)" }
  }

  @Test(
    "Keys that were begun on an item that is deleted elsewhere don't go on to its neighbour",
    arguments: ["dd", "3dd", "cp3", "cd", "c#", "cg", "cn", "ct", "2x", "2+", "2m"])
  func begun(_ keys: String) throws {
    for isShown in [true, false] {
      let (scene, other, items) = try file.windows(["买米 \(isShown)", "b", "c", "d"])
      scene.press(String(keys.dropLast()))
      _ = try other.delete(items[0].id)
      if isShown {
        scene.play([.fileChanged])
        expectShows(scene, "\"买米 true\" was deleted elsewhere")
      }
      let before = Self.state(try scene.stored())
      scene.press(String(keys.suffix(1)))
      #expect(Self.state(try scene.stored()) == before)
      #expect(scene.state.mode == .browse)
      #expect(scene.state.list.marks == nil)
      expectShows(scene, "nothing done: \"买米 \(isShown)\" was deleted elsewhere")
      for item in try scene.stored() { _ = try other.delete(item.id) }
    }
  }

  @Test("A number takes the items that followed when it was begun")
  func number() throws {
    let (scene, other, items) = try file.windows(["甲", "b", "c", "d"])
    scene.press("3")
    _ = try other.delete(items[1].id)
    scene.play([.fileChanged]).press("dd")
    #expect(scene.titles == ["甲", "c", "d"])
    expectShows(scene, "nothing done: this was changed elsewhere just now")
    scene.press("2")
    _ = try other.add(TodoDraft(title: "e"))
    scene.play([.fileChanged]).press("dd")
    #expect(scene.titles == ["d", "e"])
  }

  @Test(
    "A key that comes before the frame with another selected item does nothing",
    arguments: ["x", "+", "-", "dd", "m", "v", "i", "e", "cp2", "<space>"])
  func unseen(_ keys: String) throws {
    let (scene, other, items) = try file.windows(["买米", "b", "c"])
    scene.press("+")
    _ = try other.update(items[1].id, ItemPatch(priority: .high))
    _ = try other.delete(items[0].id)
    let before = Self.state(try scene.stored())
    scene.pressAtOnce(keys)
    #expect(Self.state(try scene.stored()) == before)
    #expect(scene.state.mode == .browse)
    #expect(scene.state.list.marks == nil)
    expectShows(scene, "nothing done: \"买米\" was deleted elsewhere")
    // Now it was seen.
    scene.press("x")
    #expect(try scene.stored().map(\.done) == [true, false])
  }

  @Test("What was typed behind a refused key is dropped with it")
  func dropped() throws {
    let (scene, other, items) = try file.windows(["买米", "b", "c"])
    _ = try other.delete(items[0].id)
    scene.pressAtOnce("cdtomorrow<ret>xxdd")
    #expect(Self.state(try scene.stored()) == Self.state(Array(items[1...])))
    #expect(scene.state.mode == .browse)
    #expect(scene.selectedTitle == "b")
  }

  @Test("What one types ahead oneself is obeyed, also while others add items")
  func ahead() throws {
    let (scene, other, _) = try file.windows(["买米", "b", "c", "d"])
    scene.pressAtOnce("ddjx")
    _ = try other.add(TodoDraft(title: "e"))
    scene.pressAtOnce("kdd")
    #expect(try scene.stored().map(\.title) == ["c", "d", "e"])
    #expect(try scene.stored().map(\.done) == [true, false, false])
  }

  @Test("An item that others take out of the list is named too", arguments: Language.allCases)
  func left(_ language: Language) throws {
    let other = try TodoStore(path: file.path, author: Author(.window))
    let item = try other.add(TodoDraft(title: "买米"))
    _ = try other.add(TodoDraft(title: "b"))
    let scene = try Scene(80, 12, language: language, path: file.path)
    scene.press("H")
    _ = try other.update(item.id, ItemPatch(done: true))
    scene.play([.fileChanged])
    #expect(scene.selectedTitle == "b")
    expectShows(
      scene,
      language == .english
        ? "\"买米\" was changed elsewhere and left this list" : "「买米」在别处被修改，已不在当前清单中")
  }

  @Test("Marks of which others delete some are not acted on by keys that were begun before")
  func marks() throws {
    let (scene, other, items) = try file.windows(["买米", "b", "c"])
    scene.press("mmd")
    _ = try other.delete(items[0].id)
    scene.play([.fileChanged]).press("d")
    #expect(scene.titles == ["b", "c"])
    expectShows(scene, "nothing done: this was changed elsewhere just now")
    scene.press("k")
    _ = try other.delete(items[1].id)
    scene.play([.fileChanged])
    expectShows(scene, "what was marked was deleted or changed elsewhere")
    #expect(scene.state.list.marks == nil)
  }

  @Test("All is marked: what others add is not deleted by keys that were begun before")
  func allMarked() throws {
    let (scene, other, _) = try file.windows(["买米", "b"])
    scene.press("Vd")
    _ = try other.add(TodoDraft(title: "new"))
    scene.play([.fileChanged]).press("d")
    #expect(scene.titles == ["买米", "b", "new"])
    expectShows(scene, "3 marked")
    scene.press("dd")
    #expect(scene.titles.isEmpty)
  }

  @Test("A group that is deleted elsewhere does not make its neighbour the one that is asked about")
  func group() throws {
    let (scene, other, _) = try file.windows(["a"])
    let home = try other.addGroup(named: "家")
    _ = try other.addGroup(named: "Work")
    scene.play([.fileChanged]).press("hjjjjjjd")
    #expect(scene.state.list.source == .group(home.id))
    _ = try other.deleteGroup(home.id, rule: .cascade)
    scene.play([.fileChanged])
    expectShows(scene, "the group \"家\" was deleted elsewhere")
    scene.press("d")
    #expect(try scene.store.groups().map(\.name) == ["Work"])
    #expect(scene.state.mode == .browse)
    expectShows(scene, "nothing done: this was changed elsewhere just now")
  }

  @Test("The palette and the help run a command on what it was when they were called")
  func calledOver() throws {
    for keys in [":delete-item", "?/delete after<ret>"] {
      let (scene, other, items) = try file.windows(["买米 \(keys.count)", "b"])
      scene.press(keys)
      _ = try other.delete(items[0].id)
      scene.play([.fileChanged]).press("<ret>")
      #expect(scene.titles == ["b"])
      expectShows(scene, "nothing done: \"买米 \(keys.count)\" was deleted elsewhere")
      scene.press("dd")
    }
  }

  @Test("In the trash another item is not brought back in place of one that others have taken")
  func trash() throws {
    let (scene, other, items) = try file.windows(["买米", "b", "c"])
    _ = try other.delete(items[0].id)
    _ = try other.delete(items[1].id)
    scene.play([.fileChanged]).press("gr")
    _ = try other.restore(items[1].id)
    scene.press("<ret>")
    #expect(try scene.stored().map(\.title) == ["b", "c"])
    scene.press("<ret>")
    #expect(try scene.stored().map(\.title) == ["买米", "b", "c"])
  }
}
