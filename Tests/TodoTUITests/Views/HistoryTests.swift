import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("The history on the screen")
struct HistoryTests {
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
         today 10:00  edit "买燕麦奶"                                     this window
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

  @Test("Commands and other windows are told apart")
  func origins() throws {
    let path = FileManager.default.temporaryDirectory.path + "/history-\(UUID()).db"
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let scene = try Scene(80, 9, path: path, seed: items("a"))
    scene.press("gh")
    let command = try TodoStore(path: path, author: Author(.command))
    _ = try command.add(TodoDraft(title: "命令"))
    let window = try TodoStore(path: path, author: Author(.window))
    _ = try window.addGroup(named: "组")
    scene.play([.fileChanged])
    let lines = scene.screen.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("new group \"组\"") && lines[1].contains("another window"))
    #expect(lines[2].contains("add \"命令\"") && lines[2].contains("a command"))
    #expect(lines[3].contains(" > ") && lines[3].contains("this window"))
  }

  @Test("A question that is asked here leads back here")
  func question() throws {
    let path = FileManager.default.temporaryDirectory.path + "/question-\(UUID()).db"
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
    let scene = try Scene(80, 9, path: path)
    let other = try TodoStore(path: path, author: Author(.command))
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
