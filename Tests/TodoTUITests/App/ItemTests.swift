import Testing
import TodoCore

@testable import TodoTUI

@Suite("Items by keyboard")
struct ItemTests {
  @Test("A tick is written and shown", arguments: ["<space>", "x"])
  func tick(_ key: String) throws {
    let scene = try Scene(60, 8, seed: items("Buy milk", "买燕麦奶"))
    scene.press("j\(key)")
    #expect(try scene.stored().map(\.done) == [false, true])
    expectScreen(
      scene.screen,
      """
       All                                  [ ] hide done  2 of 2
       [ ]     Buy milk
      >[x]     买燕麦奶




       done "买燕麦奶", u undoes    a add  e edit  ? help  q quit
      """)
    scene.press(key)
    #expect(try scene.stored().map(\.done) == [false, false])
  }

  @Test("What was ticked stays in place while done items are hidden, until the list changes")
  func kept() throws {
    let scene = try Scene(60, 8, seed: items("one", "two", "three"))
    scene.press("Hj<space>")
    #expect(scene.titles == ["one", "two", "three"])
    #expect(scene.selectedTitle == "two")
    expectShows(scene, ">[x]     two")
    expectShows(scene, "of 2")
    scene.press("x")
    #expect(try scene.stored().filter(\.done).isEmpty)
    scene.press("x/o<esc>")
    #expect(scene.titles == ["one", "three"])
    scene.press("H")
    #expect(scene.titles == ["one", "two", "three"])
  }

  @Test("The only item of a list, ticked, is not counted as the first of none")
  func onlyKept() throws {
    let scene = try Scene(60, 8) { store in
      _ = try store.add(TodoDraft(title: "迟到", due: DueDate(day: Scene.today + -1)))
    }
    scene.press("go")
    expectShows(scene, "1 of 1")
    scene.press("x")
    expectShows(scene, ">[x]     迟到")
    #expect(scene.screen.prefix { $0 != "\n" }.hasSuffix("  0"))
    expectHides(scene, "of 0")
  }

  @Test("Hide-done is remembered")
  func remembered() throws {
    let scene = try Scene(60, 8, seed: items("one"))
    scene.press("H")
    #expect(try scene.store.setting("hide_done") == "1")
    expectShows(scene, "[x] hide done")
    scene.press("H")
    #expect(try scene.store.setting("hide_done") == nil)
  }

  @Test(
    "In a list that holds only open items, or only done ones, H says so and changes nothing",
    arguments: [
      ("gt", Language.english, "only what is open"), ("gd", .english, "only what is done"),
      ("go", .simplifiedChinese, "只有未完成"), ("gd", .simplifiedChinese, "只有已完成"),
    ])
  func nothingToHide(keys: String, language: Language, sentence: String) throws {
    let scene = try Scene(80, 8, language: language, seed: items("买燕麦奶"))
    scene.press(keys + "H")
    expectShows(scene, sentence)
    #expect(try scene.store.setting("hide_done") == nil)
    #expect(!scene.state.list.hideDone)
  }

  @Test("One long name of a group is cut; the groups of the other rows stay where they are")
  func longGroup() throws {
    let scene = try Scene(80, 8) { store in
      for (title, name) in [("Pay rent", "Home"), ("看牙", "Health and sports"), ("b", "家")] {
        let group = try store.addGroup(named: name)
        let due = DueDate(day: Scene.today + 1, minute: 9 * 60)
        _ = try store.add(TodoDraft(title: title, groupID: group.id, due: due))
      }
    }
    for name in ["@Home", "@Heal", "@家"] { expectShows(scene, name) }
    expectShows(scene, "tomorrow 09:00")
  }

  @Test("dd deletes, u brings back, U deletes again")
  func delete() throws {
    let scene = try Scene(80, 8, seed: items("a", "b", "c"))
    scene.press("jdd")
    #expect(scene.titles == ["a", "c"])
    #expect(scene.selectedTitle == "c")
    expectShows(scene, "deleted \"b\", u undoes")
    scene.press("u")
    #expect(scene.titles == ["a", "b", "c"])
    #expect(scene.selectedTitle == "b")
    expectShows(scene, "undone: delete \"b\", U redoes")
    scene.press("U")
    #expect(scene.titles == ["a", "c"])
    scene.press("Gdd")
    #expect(scene.selectedTitle == "a")
    scene.press("dddddd")
    #expect(scene.titles.isEmpty)
    #expect(scene.selectedTitle == nil)
  }

  @Test("Priorities go up and down, or to one by name")
  func priority() throws {
    let scene = try Scene(80, 8, seed: items("a"))
    scene.press("++")
    expectShows(scene, "[ ] !!  a")
    scene.press("++-")
    #expect(try scene.stored()[0].priority == .medium)
    scene.press("cp")
    expectShows(scene, " 0 No priority       1 Low priority      2 Medium priority")
    expectShows(scene, " 3 High priority")
    scene.press("3")
    #expect(try scene.stored()[0].priority == .high)
    scene.press("cp0----")
    #expect(try scene.stored()[0].priority == .none)
  }

  @Test("A due date is typed in words, and refused with its text kept")
  func due() throws {
    let scene = try Scene(80, 8, seed: items("a"))
    scene.press("cdtomorrow 9:30")
    expectShows(scene, "Tue 1 Dec 2026 09:30 (tomorrow)")
    scene.press("<ret>")
    #expect(try scene.stored()[0].due == DueDate(day: Scene.today + 1, minute: 570))
    expectShows(scene, "tomorrow 09:30")
    scene.press("cd<c-u>someday<ret>")
    expectShows(scene, "not a date: \"someday\"")
    expectShows(scene, ": someday")
    scene.press("<c-u><ret>")
    #expect(try scene.stored()[0].due == nil)
  }

  @Test("The title is edited in place")
  func title() throws {
    let scene = try Scene(80, 8, seed: items("first", "second"))
    scene.press("ji")
    #expect(scene.terminal.surface.cursor == Point(column: 21 + 9 + 6, row: 2))
    scene.press(" 漢<ret>")
    #expect(try scene.stored().map(\.title) == ["first", "second 漢"])
    scene.press("ct<c-u><ret>")
    expectShows(scene, "a title can't be blank")
    #expect(try scene.stored().map(\.title) == ["first", "second 漢"])
    scene.press("<esc>")
    #expect(scene.state.mode == .browse)
  }

  @Test(
    "No row: every key is harmless",
    arguments: [
      "", "/zzz<ret>", "gt", "go",
    ])
  func nothingSelected(_ start: String) throws {
    let scene = try Scene(80, 12, seed: start.isEmpty ? { _ in } : items("a"))
    scene.press(start)
    scene.press("<space>xeicdcgcncp3+-ddjkGgg<pagedown>5j12G<c-d><c-u>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored().map(\.title) == (start.isEmpty ? [] : ["a"]))
    #expect(try scene.stored().allSatisfy { !$0.done && $0.priority == .none })
  }

  @Test("Delete, add, Esc, delete again: no ghost text and no crash")
  func ghosts() throws {
    let scene = try Scene(80, 8)
    scene.press("aa<ret><esc>ddab<ret><esc>dddd")
    #expect(scene.titles.isEmpty)
    expectShows(scene, "All items were deleted. u undoes")
    scene.press("a")
    expectShows(scene, " Add:")
    #expect(scene.state.mode == .line(LinePrompt(.quickAdd(TodoDraft(title: "")))))
  }
}
