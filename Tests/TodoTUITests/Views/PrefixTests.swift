import Testing
import TodoCore

@testable import TodoTUI

@Suite("What may follow a prefix")
struct PrefixTests {
  @Test("A box above the status line tells it and waits; Esc takes the prefix back")
  func box() throws {
    let scene = try Scene(60, 10, seed: items("买燕麦奶", "b"))
    scene.press("c")
    expectScreen(
      scene.screen,
      """
       All                                  [ ] hide done  1 of 2
      >[ ]     买燕麦奶
       [ ]     b


      ────────────────────────────────────────────────────────────
       t Edit the title in place   d Change the due date
       p priority                  g Move to a group
       n Edit the notes            # Change the tags
       c  Esc close
      """)
    scene.now.minute = 11 * 60
    scene.play([.timeout])
    expectShows(scene, "p priority")
    scene.press("p")
    expectShows(scene, " 0 No priority       1 Low priority")
    expectShows(scene, " cp  Esc close")
    scene.press("<esc>")
    expectHides(scene, "Low priority")
    #expect(scene.state.typed.isEmpty)
  }

  @Test("Another key closes it and is named")
  func unknown() throws {
    let scene = try Scene(60, 10, seed: items("买"))
    scene.press("5gz")
    expectShows(scene, "gz does nothing here")
    expectHides(scene, "What is due today")
    scene.press("d")
    expectShows(scene, " d Delete the item")
    scene.press("d")
    expectShows(scene, "deleted \"买\", u undoes")
  }

  @Test("The box is in the language of the interface")
  func chinese() throws {
    let scene = try Scene(60, 10, language: .simplifiedChinese, seed: items("买"))
    scene.press("g")
    expectShows(scene, " g 到第一行         a 全部任务         t 今天到期的任务")
    expectShows(scene, " g  Esc 关闭")
  }

  @Test("In the smallest window the status line takes what has no room in the box")
  func smallest() throws {
    let scene = try Scene(20, 5, language: .simplifiedChinese, seed: items("买"))
    scene.press("g")
    expectScreen(
      scene.screen,
      """
       全部           1/1
      g 首行 a 全部 t 今天
      u 以后 o 逾期
      d 已完成 # 标签
       g r 回收站 h 历史
      """)
    scene.press("d")
    #expect(scene.state.list.source == .done)
  }

  @Test("Every continuation can be read, at any size", arguments: Language.allCases)
  func complete(_ language: Language) throws {
    for size in [
      Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 100, rows: 30),
      Size(columns: 200, rows: 50),
    ] {
      let scene = try Scene(size.columns, size.rows, language: language, seed: items("买"))
      for prefix in ["g", "c", "cp", "d"] {
        scene.press(prefix)
        let sequence = try #require(Key.sequence(prefix))
        for next in scene.state.keys.continuations(of: sequence, in: .list) {
          let text = next.command.map(language.strings.summary) ?? language.strings.prefixName("cp")
          let short = next.command.map(language.strings.hint) ?? text
          let key = KeyMap.label([next.key])
          let isShown =
            scene.screen.contains(" \(key) \(text)") || scene.screen.contains(" \(key) \(short)")
          #expect(isShown, "\(key) \(text) at \(size):\n\(scene.screen)")
        }
        scene.press("<esc>")
      }
    }
  }

  @Test("It names how many items the keys will act on, marked ones or by number")
  func marked() throws {
    let scene = try Scene(80, 10, seed: items("买", "b", "c"))
    scene.press("mmd")
    expectShows(scene, " d Delete the 2 marked items")
    scene.press("<esc>c")
    expectShows(scene, "d Change the due date (2 marked)")
    expectShows(scene, "t Edit the title in place  ")
    scene.press("<esc>Vd")
    expectShows(scene, " d Delete the 3 marked items")
    scene.press("<esc><esc>gg2d")
    expectShows(scene, " d Delete 2 items from here on")
    let chinese = try Scene(80, 10, language: .simplifiedChinese, seed: items("买", "b"))
    chinese.press("mmd")
    expectShows(chinese, " d 删除标记的 2 项任务")
  }
}
