import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("The history on the screen")
struct HistoryTests {
  private let file = ListFile()

  @Test("It shows the newest step first, with where it was made; Enter takes one back")
  func revert() throws {
    let scene = try Scene(80, 9, seed: items("买燕麦奶", "b"))
    scene.press("x+jdduU")
    scene.press("u")
    scene.press("gh")
    expectScreen(
      scene.screen,
      """
       History                                                                 1 of 5
       > today 10:00  (undone) delete "b"                                 this window
         today 10:00  priority of "买燕麦奶" to ! low                     this window
         today 10:00  tick "买燕麦奶"                                     this window
         today 10:00  add "b"                                             this window
         today 10:00  add "买燕麦奶"                                      this window


                                         / search  Enter take back  Esc close  ? help
      """)
    scene.press("jj<ret>")
    expectShows(scene, "taken back: tick \"买燕麦奶\", u undoes")
    expectShows(scene, "take back the change of \"买燕麦奶\"")
    expectShows(scene, " > today 10:00  tick \"买燕麦奶\"")
    #expect(try scene.stored().map(\.done) == [false, false])
    #expect(try scene.stored().first?.priority == .low)
    scene.press("u<esc>")
    #expect(try scene.stored().map(\.done) == [true, false])
  }

  @Test("G goes to the oldest step at once")
  func end() throws {
    let scene = try Scene(80, 12) { store in
      for number in 1...450 { _ = try store.add(TodoDraft(title: "第 \(number) 项")) }
    }
    scene.press("gh")
    expectShows(scene, "1 of ...")
    scene.press("G")
    expectShows(scene, "450 of 450")
    expectShows(scene, " > today 10:00  add \"第 1 项\"")
    scene.press("gg")
    expectShows(scene, "1 of 450")
  }

  @Test("A long title loses its end, not what was done to it", arguments: Language.allCases)
  func longTitles(_ language: Language) throws {
    let title = String(repeating: "很长的标题 and words ", count: 9)
    let scene = try Scene(80, 12, language: language, seed: items(title))
    scene.press("+c#x<ret>i!<ret>gh")
    let isEnglish = language == .english
    for (english, chinese) in [
      ("priority of \"很长的标题 ", "~」的优先级为 ! 低"), ("tags of \"很长的标题 ", "~」的标签"),
      ("title of \"很长的标题 ", "~」的标题"), ("~\" to ! low", "~」的优先级为 ! 低"),
    ] {
      expectShows(scene, isEnglish ? english : chinese)
    }
  }

  @Test("Each step says what was changed, of one item and of several", arguments: Language.allCases)
  func fields(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try Scene(90, 16, language: language, seed: items("买燕麦奶", "b"))
    scene.press("i!<ret>cnnote<f2>c#x<ret>cdfri<ret>cgNew<ret>etitle<s-tab>!<f2>")
    scene.press("V+cd明天<ret><esc>")
    scene.press("u")
    expectShows(
      scene,
      isEnglish
        ? "undone: due date of 2 items to tomorrow, U"
        : "已撤销：修改 2 项任务的截止日期为明天，按 U")
    scene.press("gh")
    let expected =
      isEnglish
      ? [
        "(undone) due date of 2 items", "priority of 2 items", "edit \"买燕麦奶!title",
        "move \"买燕麦奶!\"",
        "due date of \"买燕麦奶!\"", "tags of \"买燕麦奶!\"", "notes of \"买燕麦奶!\"",
        "title of \"买燕麦奶!\"", "add \"b\"",
      ]
      : [
        "（已撤销）修改 2 项任务的截止日期", "修改 2 项任务的优先级", "title", "移动「买燕麦奶!」",
        "修改「买燕麦奶!」的截止日期", "修改「买燕麦奶!」的标签", "修改「买燕麦奶!」的备注",
        "修改「买燕麦奶!」的标题", "添加「b」",
      ]
    let rows = scene.screen.split(separator: "\n").dropFirst()
    for (row, text) in zip(rows, expected) { #expect(row.contains(text), "\(row)") }
  }

  @Test("A renamed group is told with both names", arguments: Language.allCases)
  func renamed(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try Scene(90, 14, language: language) { store in
      _ = try store.addGroup(named: "家")
    }
    scene.press("hjjjjjR<c-u>Home 家<ret>")
    expectShows(
      scene,
      isEnglish ? "renamed the group \"家\" to \"Home 家\", u undoes" : "已将分组「家」重命名为「Home 家」，按 u 撤销")
    scene.press("u")
    expectShows(
      scene, isEnglish ? "undone: rename group \"家\" to \"Home 家\"" : "已撤销：将分组「家」重命名为「Home 家」")
    scene.press("gh")
    expectShows(
      scene, isEnglish ? "(undone) rename group \"家\" to \"Home 家\"" : "（已撤销）将分组「家」重命名为「Home 家」")
  }

  @Test(
    "A later change of the same field is named and nothing changes", arguments: Language.allCases)
  func clash(_ language: Language) throws {
    let scene = try Scene(80, 9, language: language, seed: items("买"))
    scene.press("cp1cp2ghj<ret>")
    let isEnglish = language == .english
    expectShows(scene, isEnglish ? "\"买\" was changed since" : "「买」之后又被修改过")
    #expect(try scene.stored().first?.priority == .medium)
    scene.press("ugg<ret>")
    expectShows(scene, isEnglish ? "was undone already" : "已经撤销过了")
    #expect(try scene.stored().first?.priority == .low)
  }

  @Test("A question that is asked here leads back here")
  func question() throws {
    let scene = try Scene(80, 9, path: file.path)
    let other = try TodoStore(path: file.path, author: Author(.command))
    _ = try other.add(TodoDraft(title: "鱼"))
    scene.play([.fileChanged]).press("ghu")
    expectShows(scene, "Undo what a command did")
    scene.press("n")
    expectShows(scene, "add \"鱼\"")
    scene.press("uy")
    expectShows(scene, "(undone) add \"鱼\"")
  }

  @Test("In small windows the step stays readable", arguments: Language.allCases)
  func small(_ language: Language) throws {
    let scene = try Scene(20, 5, language: language, seed: items("买燕麦奶"))
    scene.press("gh")
    expectShows(scene, language == .english ? " > 10:00  add \"买" : " > 10:00  添加「买")
    scene.now = DueDate(day: Scene.today + 2, minute: 60)
    scene.play([.timeout])
    expectShows(scene, language == .english ? " > 30 Nov  add" : " > 11月30日  添加")
  }

  @Test("Many steps are read page by page")
  func pages() throws {
    let scene = try Scene(60, 12) { store in
      for number in 1...230 { _ = try store.add(TodoDraft(title: "第 \(number)")) }
    }
    scene.press("gh")
    expectShows(scene, "1 of ...")
    scene.press("GG")
    expectShows(scene, "230 of 230")
    expectShows(scene, "add \"第 1\"")
    scene.press("<ret>")
    expectShows(scene, "taken back: add \"第 1\"")
    #expect(try scene.store.count(TodoQuery()) == 229)
  }
}
