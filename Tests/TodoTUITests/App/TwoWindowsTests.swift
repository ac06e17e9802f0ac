import Testing
import TodoCore

@testable import TodoTUI

@Suite("Two windows on one list")
struct TwoWindowsTests {
  private let file = ListFile()

  @Test("What another window does is shown, with the selection on its item")
  func shown() throws {
    let (scene, other, items) = try file.windows(["a", "b", "c", "d"])
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
    let (scene, other, items) = try file.windows((1...400).map { "任务 \($0)" })
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
    let (scene, other, items) = try file.windows(["a"])
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
    let (scene, other, _) = try file.windows(["a"])
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
    let (scene, other, items) = try file.windows(["apple", "banana"])
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
    let (scene, other, items) = try file.windows(["a"])
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
    let (scene, other, items) = try file.windows(["a"])
    scene.press("e mine<s-tab>note")
    _ = try other.update(items[0].id, ItemPatch(title: "theirs"))
    scene.press("<f2>k<ret>")
    expectShows(scene, "Title     theirs")
    scene.press("<f2>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored()[0].title == "theirs")
    #expect(try scene.stored()[0].notes == "note")
  }

  @Test("Both texts of a clash show the place at which they part", arguments: Language.allCases)
  func difference(_ language: Language) throws {
    let (_, other, items) = try file.windows(["读书 a"])
    let start = String(repeating: "同样的开头 same start, ", count: 9)
    _ = try other.update(items[0].id, ItemPatch(notes: start + "一起"))
    let scene = try Scene(80, 16, language: language, path: file.path).press("cnmine")
    _ = try other.update(items[0].id, ItemPatch(notes: start + "一起 theirs"))
    scene.press("<f2>")
    let isEnglish = language == .english
    expectShows(scene, isEnglish ? "Notes (yours): ~" : "备注（我的）：~")
    expectShows(scene, isEnglish ? "Notes (theirs): ~" : "备注（对方的）：~")
    expectShows(scene, "same start, 一起mine\n")
    expectShows(scene, "same start, 一起 theirs\n")
  }

  @Test(
    "The place at which two texts part is seen at every width",
    arguments: [
      ("abcdef", "abcdxy", 4, "~def", "~dxy"), ("abc", "abd", 3, "abc", "abd"),
      ("漢字漢字ab", "漢字漢字cd", 6, "~字ab", "~字cd"),
      ("same", "same and more", 9, "same", "same and more"),
    ])
  func parting(one: String, other: String, columns: Int, first: String, second: String) {
    let texts = ClashTexts.aroundDifference(one, other, columns: columns)
    #expect(texts.one == first)
    #expect(texts.other == second)
  }

  @Test("Fields that only the other window changed follow it when a clash is settled")
  func followed() throws {
    let (scene, other, items) = try file.windows(["读 a"])
    scene.press("e mine")
    _ = try other.update(
      items[0].id, ItemPatch(title: "读 theirs", done: true, priority: .high, notes: "new"))
    scene.press("<ret>k<ret>")
    for text in ["Title     读 theirs", "Status    [x] done", "Priority  !!! high", "Notes     new"]
    {
      expectShows(scene, text)
    }
    scene.press("!<ret>")
    let stored = try scene.stored()[0]
    #expect(stored.title == "读 theirs!")
    #expect(stored.done && stored.priority == .high && stored.notes == "new")
  }

  @Test("A clash in place moves into the form, where both texts are")
  func inPlace() throws {
    let (scene, other, items) = try file.windows(["a"])
    scene.press("i mine")
    _ = try other.update(items[0].id, ItemPatch(title: "theirs"))
    scene.press("<ret>")
    expectShows(scene, "Title (yours): a mine")
    scene.press("<esc>")
    expectShows(scene, "Title     a mine")
  }

  @Test("An item deleted elsewhere keeps the form open and can be saved as a new one")
  func gone() throws {
    let (scene, other, items) = try file.windows(["a", "b"])
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
}
