import Testing
import TodoCore

@testable import TodoTUI

@Suite("The palette")
struct PaletteTests {
  @Test("Every command has a name of its own, which is read back", arguments: Command.allCases)
  func names(_ command: Command) {
    #expect(Command(name: command.name) == command)
    #expect(command.name.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test("It finds commands while one types, and Enter runs the first")
  func find() throws {
    let scene = try Scene(80, 10, seed: items("买燕麦奶", "b"))
    scene.press(":due")
    expectScreen(
      scene.screen,
      """
       All                                                      [ ] hide done  1 of 2
       :due
       > change-due        Change the due date                              cd
         show-overdue      What is overdue                                  go
         show-today        What is due today                                gt
         show-upcoming     What is due later                                gu



                                                    Enter ok  Tab complete  Esc close
      """)
    scene.press("<ret>tomorrow<ret>")
    expectShows(scene, "\"买燕麦奶\" is due 2026-12-01")
  }

  @Test("Names and the words of the language both match, folded")
  func chinese() throws {
    let scene = try Scene(80, 12, language: .simplifiedChinese, seed: items("a"))
    scene.press(":ＨＩＤＥ")
    expectShows(scene, " > toggle-hide-done  隐藏或显示已完成的任务")
    scene.press("<c-u>回收站")
    expectShows(scene, " > show-trash        回收站：已删除的任务，可以找回")
    scene.press("<ret>")
    expectShows(scene, "最近 30 天内没有删除过任务。")
  }

  @Test("An exact name comes first, then its beginning")
  func ranks() throws {
    let scene = try Scene(80, 12, seed: items("a"))
    scene.press(":search")
    #expect(found(scene).first == .search)
    scene.press("<c-u>show-t")
    #expect(found(scene).prefix(3) == [.showToday, .showTags, .showTrash])
    scene.press("<c-u>done hide")
    #expect(found(scene).first == .toggleHideDone)
  }

  @Test("A key names its command, and its beginning those that begin with it")
  func byKey() throws {
    let scene = try Scene(80, 12, seed: items("米"))
    scene.press(":q")
    #expect(found(scene).prefix(2) == [.quit, .quickAdd])
    scene.press("<c-u>dd")
    #expect(found(scene).first == .deleteItem)
    scene.press("<c-u>G")
    #expect(found(scene).first == .goToEnd)
    scene.press("<c-u>priority")
    // Word beginnings in the order of the table.
    #expect(found(scene).prefix(3) == [.priorityNone, .priorityLow, .priorityMedium])
    scene.press("<c-u>q<ret>")
    #expect(scene.ending == .quit)
  }

  @Test("Enter does nothing where what is typed begins nothing: a choice is needed")
  func inner() throws {
    let scene = try Scene(80, 12, seed: items("米"))
    scene.press("+:w")
    #expect(found(scene).contains(.lowerPriority))
    #expect(chosen(scene) == nil)
    scene.press("<ret>")
    expectShows(scene, "nothing begins with \"w\", Down chooses")
    #expect(try scene.stored().map(\.priority) == [.low])
    scene.press("<down>")
    #expect(chosen(scene) == found(scene)[0])
    scene.press("<c-u>wq<ret>")
    expectShows(scene, "no command matches \"wq\"")
  }

  @Test("Arrows and Ctrl-n choose, Tab completes, Esc changes nothing")
  func choose() throws {
    let scene = try Scene(80, 12, seed: items("买"))
    scene.press(":priority<down><c-n><down><up>")
    #expect(chosen(scene) == found(scene)[2])
    scene.press("<tab>")
    expectShows(scene, ":\(found(scene)[0].name)")
    scene.press("<esc>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored().map(\.priority) == [.none])
  }

  @Test(
    "What can't be done says why and stays; what means nothing too", arguments: Language.allCases)
  func obstacles(_ language: Language) throws {
    let scene = try Scene(70, 12, language: language)
    let isEnglish = language == .english
    for (name, reason) in [
      ("toggle-done", isEnglish ? "no item is selected" : "没有选中任务"),
      ("rename-group", isEnglish ? "this is neither a group nor a tag" : "这不是分组，也不是标签"),
      ("delete-group", isEnglish ? "this is not a group" : "这不是分组"),
      ("toggle-detail", isEnglish ? "needs 120 columns" : "需要 120 列"),
    ] {
      scene.press(":\(name)")
      expectShows(scene, reason)
      scene.press("<ret>")
      #expect(chosen(scene) == Command(name: name))
      #expect(scene.state.message != nil)
      scene.press("<esc>")
    }
    scene.press(":買賣<ret>")
    expectShows(scene, isEnglish ? "no command matches \"買賣\"" : "没有与「買賣」匹配的命令")
  }

  @Test("A command of the side bar can be given from the list")
  func otherPane() throws {
    let scene = try Scene(80, 12, seed: items("a"))
    scene.press(":new-group<ret>购物<ret>")
    expectShows(scene, "new group \"购物\"")
  }

  @Test("Up on the empty line goes back through what was run")
  func past() throws {
    let scene = try Scene(80, 12, seed: items("买", "b"))
    scene.press(":move-down<ret>:priority-high<ret>:<up>")
    expectShows(scene, " :priority-high")
    scene.press("<up><up>")
    expectShows(scene, " :move-down")
    scene.press("<down><ret>u:<up><down>")
    #expect(try scene.stored().map(\.priority) == [.none, .none])
    guard case .palette(let palette) = scene.state.mode else {
      Issue.record("no palette")
      return
    }
    #expect(palette.filter.isEmpty)
  }

  @Test("Pasted text is what is looked for; a narrow window shows what commands do")
  func narrow() throws {
    let scene = try Scene(20, 5, language: .simplifiedChinese, seed: items("买"))
    scene.press(":").play([.paste("trash")])
    expectScreen(
      scene.screen,
      """
       全部           1/1
       :trash
       > 回收站

               Enter 确定
      """)
  }

  private func found(_ scene: Scene) -> [Command] {
    guard case .palette(let palette) = scene.state.mode else { return [] }
    return scene.state.commands(of: palette)
  }

  private func chosen(_ scene: Scene) -> Command? {
    guard case .palette(let palette) = scene.state.mode else { return nil }
    let commands = scene.state.commands(of: palette)
    return scene.state.chosenIndex(in: commands, of: palette).map { commands[$0] }
  }
}
