import Testing
import TodoCore

@testable import TodoTUI

@Suite("The screen")
struct ScreenTests {
  static func seed(_ store: TodoStore) throws {
    let work = try store.addGroup(named: "Work")
    let shop = try store.addGroup(named: "购物")
    _ = try store.add(
      TodoDraft(
        title: "Write weekly report", groupID: work.id, priority: .high,
        due: DueDate(day: Scene.today, minute: 1020), tags: ["office"]))
    _ = try store.add(
      TodoDraft(
        title: "买燕麦奶", groupID: shop.id, priority: .low, due: DueDate(day: Scene.today + 1)))
    _ = try store.add(TodoDraft(title: "Renew passport", done: true, notes: "photo\n表格"))
    _ = try store.add(
      TodoDraft(title: "Late 迟到", due: DueDate(day: Scene.today + -2)))
  }

  @Test("Two panes from 80 columns")
  func two() throws {
    let scene = try Scene(80, 11, seed: Self.seed)
    expectScreen(
      scene.screen,
      """
       All - 1 overdue                                          [ ] hide done  1 of 4
       Lists              │>[ ] !!! Write weekly report            @Work  today 17:00
       > All            3 │ [ ] !   买燕麦奶                       @购物     tomorrow
         Today          1 │ [x]     Renew passport
         Upcoming       1 │ [ ]     Late 迟到                                 2d late
         Overdue        1 │
         Done           1 │
       Groups             │
         Work           1 │
         购物          1 v│
                     a add  e edit  Space done  / search  H hide done  ? help  q quit
      """)
  }

  @Test("The same in Chinese")
  func chinese() throws {
    let scene = try Scene(80, 11, language: .simplifiedChinese, seed: Self.seed)
    expectScreen(
      scene.screen,
      """
       全部 - 1 项逾期                                            [ ] 隐藏已完成  1/4
       清单               │>[ ] !!! Write weekly report             @Work  今天 17:00
       > 全部           3 │ [ ] !   买燕麦奶                        @购物        明天
         今天           1 │ [x]     Renew passport
         以后           1 │ [ ]     Late 迟到                                 逾期2天
         逾期           1 │
         已完成         1 │
       分组               │
         Work           1 │
         购物          1 v│
                     a 添加  e 编辑  Space 完成  / 搜索  H 隐藏已完成  ? 帮助  q 退出
      """)
  }

  @Test("Three panes from 120 columns, with all of the selected item")
  func three() throws {
    let scene = try Scene(130, 12, seed: Self.seed)
    scene.press("jj")
    for text in ["Renew passport", "Status   [x] done", "photo", "表格", "Created  2026-11-30"] {
      expectShows(scene, text)
    }
    scene.press("\\")
    expectHides(scene, "photo")
    scene.press("B")
    expectHides(scene, "Upcoming")
    scene.press("\\B")
    expectShows(scene, "photo")
  }

  @Test("A title takes all the room that its own row leaves")
  func titles() throws {
    let long = "一个长标题 that goes on and on and on and on"
    let scene = try Scene(60, 8) { store in
      let group = try store.addGroup(named: "Work")
      _ = try store.add(TodoDraft(title: long, tags: ["home"]))
      _ = try store.add(TodoDraft(title: long, groupID: group.id))
      _ = try store.add(TodoDraft(title: long, due: DueDate(day: Scene.today)))
      _ = try store.add(
        TodoDraft(title: long, groupID: group.id, due: DueDate(day: Scene.today, minute: 1020)))
    }
    expectScreen(
      scene.screen,
      """
       All                                  [ ] hide done  1 of 4
      >[ ]     一个长标题 that goes on and on and on and on
       [ ]     一个长标题 that goes on and o~  @Work
       [ ]     一个长标题 that goes on and on and on and ~  today
       [ ]     一个长标题 that goes on and o~  @Work  today 17:00


         a add  e edit  Space done  / search  H hide done  ? help
      """)
  }

  @Test("One pane at a time in a narrow terminal; Tab goes on")
  func one() throws {
    let scene = try Scene(30, 8, seed: Self.seed)
    expectScreen(
      scene.screen,
      """
       All - 1 overdue       1 of 4
      >[ ] !!! Write weekly report
       [ ] !   买燕麦奶
       [x]     Renew passport
       [ ]     Late 迟到


              a add  e edit  ? help
      """)
    scene.press("<tab>")
    expectShows(scene, "Write weekly report")
    scene.press("<tab>")
    expectShows(scene, "> All")
  }

  @Test(
    "No size breaks it, and growing again brings the same state back",
    arguments: [
      (1, 1), (5, 3), (10, 1), (200, 2), (1, 50), (0, 0), (20, 5),
    ])
  func sizes(_ columns: Int, _ rows: Int) throws {
    for keys in ["", "/re", "jeX", "?", "h", "cg", "cd", "i", "a", "hjjjjjdd", "<tab><tab>"] {
      let scene = try Scene(80, 24, seed: Self.seed)
      let before = scene.press(keys).screen
      scene.play([.resize(Size(columns: columns, rows: rows))])
      #expect(scene.terminal.surface.size == Size(columns: columns, rows: rows))
      scene.press("<down><up>").play([.resize(Size(columns: 80, rows: 24))])
      if keys != "jeX", keys != "hjjjjjdd" { #expect(scene.screen == before, "\(keys)") }
      if keys == "jeX" { expectShows(scene, "买燕麦奶X") }
    }
  }

  @Test("Too small is said, and q still quits")
  func tooSmall() throws {
    let scene = try Scene(19, 4)
    #expect(scene.screen.hasPrefix("Window too small"))
    scene.press("q")
    #expect(scene.ending == .quit)
  }

  @Test("A hostile title cannot leave its row")
  func hostile() throws {
    let scene = try Scene(60, 8, seed: items("a\u{1B}[31m\u{7}b", "next"))
    expectHides(scene, "\u{1B}")
    expectShows(scene, " [ ]     next")
  }

  @Test(
    "No sign of the program's own has a width that depends on the terminal",
    arguments: Language.allCases)
  func ambiguous(_ language: Language) throws {
    let ambiguous = Set("…·“”‘’—–×÷°±→←↑↓●○■□◆◇★☆✓§¶¡¿®¤¨´¸".unicodeScalars)
    for keys in ["", "?", "?G", "e", "c", "hjjjjjdd", "cg", "/zz", "go", "gd", "gu"] {
      let scene = try Scene(130, 40, language: language, seed: Self.seed)
      let text = scene.press(keys).screen
      #expect(text.unicodeScalars.allSatisfy { !ambiguous.contains($0) }, "\(keys)")
    }
  }
}
