import Testing
import TodoCore

@testable import TodoTUI

@Suite("Where the steps of the history were made")
struct HistoryOriginTests {
  private let file = ListFile()

  @Test("Commands and other windows are told apart")
  func origins() throws {
    let scene = try Scene(80, 9, path: file.path, seed: items("a"))
    scene.press("gh")
    let command = try TodoStore(path: file.path, author: Author(.command))
    _ = try command.add(TodoDraft(title: "命令"))
    let window = try TodoStore(path: file.path, author: Author(.window))
    _ = try window.addGroup(named: "组")
    scene.play([.fileChanged])
    let lines = scene.screen.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("new group \"组\"") && lines[1].contains("another window"))
    #expect(lines[2].contains("add \"命令\"") && lines[2].contains("a command"))
    #expect(lines[3].contains(" > ") && lines[3].contains("this window"))
  }

  @Test(
    "What was done before this window was opened is told from what another does now, with the time",
    arguments: Language.allCases)
  func earlier(_ language: Language) throws {
    let isEnglish = language == .english
    let before = try Scene(130, 12, language: language, path: file.path, seed: items("买"))
    before.press("+")
    let scene = try Scene(130, 12, language: language, path: file.path)
    scene.now = DueDate(day: Scene.today, minute: 10 * 60 + 5)
    scene.play([.timeout]).press("gh")
    expectShows(scene, isEnglish ? "before this window" : "本窗口打开之前")
    scene.press("<esc>u")
    expectShows(
      scene,
      isEnglish
        ? "Undo what was done 5 minutes ago, before this window was opened: priority of"
        : "要撤销本窗口打开之前（5 分钟前）的操作吗：修改「买」的优先级")
    scene.press("n")
    before.press("-")
    scene.play([.fileChanged]).press("u")
    expectShows(
      scene,
      isEnglish
        ? "Undo what another window did 5 minutes ago: priority of" : "要撤销另一个窗口（5 分钟前）的操作吗")
    scene.press("n")
    scene.now = DueDate(day: Scene.today + 1, minute: 10 * 60 + 5)
    scene.play([.timeout]).press("u")
    expectShows(
      scene, isEnglish ? "another window did on 30 Nov 10:00" : "另一个窗口（11月30日 10:00）的操作")
    scene.press("y")
    #expect(try scene.stored().first?.priority == .low)
    // The other way round: who undid it, and when.
    let third = try Scene(130, 12, language: language, path: file.path)
    third.press("U")
    expectShows(
      third,
      isEnglish ? "Do again what was undone before this window was opened" : "要重做本窗口打开之前撤销的操作吗")
  }
}
