import Testing
import TodoCore

@testable import TodoTUI

@Suite("The status line")
struct StatusTests {
  private let long = String(repeating: "漢字 word ", count: 30)

  @Test("A long title leaves room for the end of the message and for help")
  func longTitle() throws {
    let scene = try Scene(80, 8, seed: items(long))
    scene.press("x")
    expectShows(scene, "done \"漢字 word 漢字")
    expectShows(scene, "~\", u undoes    ? help")
    scene.press("cdtomorrow<ret>")
    expectShows(scene, "~\" is due 2026-12-01")
    scene.press("u")
    expectShows(scene, "~\" to tomorrow, U redoes")
    scene.play([.resize(Size(columns: 40, rows: 8))]).press("dd")
    expectShows(scene, "~\", u undoes")
    scene.play([.resize(Size(columns: 20, rows: 8))]).press("u")
    #expect(scene.ending == nil || scene.ending == .closed)
  }

  @Test(
    "What is asked of a long title keeps its words and its quotes", arguments: Language.allCases,
    [100, 80, 30])
  func prompts(_ language: Language, columns: Int) throws {
    let scene = try Scene(columns, 12, language: language, seed: items(long))
    let isEnglish = language == .english
    for (keys, english, chinese) in [
      ("cd", "~\":", "~」的截止日期："), ("c#", "~\":", "~」的标签："), ("cg", "~\" to:", "~」移到："),
    ] {
      scene.press(keys)
      expectShows(scene, isEnglish ? english : chinese)
      scene.press("<esc>")
    }
    scene.play([.resize(Size(columns: 20, rows: 12))]).press("cd")
    expectShows(scene, isEnglish ? " Due \"漢~\":" : " 截止日期：")
  }

  @Test("Numbers are written in one way", arguments: Language.allCases)
  func numbers(_ language: Language) throws {
    let scene = try Scene(100, 12, language: language) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...1234 { _ = try store.add(TodoDraft(title: "买 \(number)")) }
      }
    }
    let isEnglish = language == .english
    expectShows(scene, isEnglish ? "1 of 1 234" : "1/1 234")
    scene.press("V")
    expectShows(scene, isEnglish ? "1 234 marked" : "已标记 1 234 项")
  }

  @Test("A title that fits is not cut")
  func short() throws {
    let scene = try Scene(60, 8, seed: items("短 title"))
    scene.press("dd")
    expectShows(scene, "deleted \"短 title\", u undoes")
  }

  @Test("A key that does nothing says so", arguments: Language.allCases)
  func nothing(_ language: Language) throws {
    let scene = try Scene(80, 16, language: language)
    let isEnglish = language == .english
    for keys in ["Z", "cz"] {
      scene.press(keys)
      expectShows(scene, keys + (isEnglish ? " does nothing here" : " 在这里不起作用"))
    }
    for keys in ["e", "x", "i", "dd", "cd", "+"] {
      scene.press("j\(keys)")
      expectShows(scene, isEnglish ? "no item is selected" : "没有选中任务")
    }
    scene.press("hjR")
    expectShows(scene, isEnglish ? "this is neither a group nor a tag" : "这不是分组，也不是标签")
    scene.press("hjdd")
    expectShows(scene, isEnglish ? "this is not a group" : "这不是分组")
    // Taking back a prefix or pressing Esc once too often is no mistake.
    scene.press("lc<esc>")
    #expect(scene.state.message == nil)
    scene.press("<esc>")
    #expect(scene.state.message == nil)
  }

  @Test("A pane that there is no room for is not switched off unseen", arguments: Language.allCases)
  func noRoom(_ language: Language) throws {
    let scene = try Scene(100, 12, language: language)
    scene.press("\\")
    expectShows(scene, language == .english ? "needs 120 columns" : "需要 120 列")
    #expect(scene.state.showsDetail)
    #expect(try scene.store.setting("detail") == nil)
    scene.play([.resize(Size(columns: 79, rows: 12))]).press("B")
    expectShows(scene, language == .english ? "needs 80 columns" : "需要 80 列")
    #expect(scene.state.showsSidebar)
  }

  @Test("Hidden done items leave a mark in a narrow window too")
  func narrow() throws {
    let scene = try Scene(30, 8, seed: items("a"))
    expectShows(scene, " All                   1 of 1")
    scene.press("H")
    expectShows(scene, " All              hide 1 of 1")
    scene.play([.resize(Size(columns: 20, rows: 5))]).press("/a")
    expectShows(scene, "1 of 1")
  }
}
