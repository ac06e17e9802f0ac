import Testing
import TodoCore

@testable import TodoTUI

@Suite("What the history tells of items and values")
struct HistoryValueTests {
  @Test("What all items got alike is told, of several and of one", arguments: Language.allCases)
  func values(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try Scene(90, 16, language: language, seed: items("买燕麦奶", "b"))
    scene.press("Vcd2026-12-24 9:00<ret>cp3cg家<ret>cg<up><ret><esc>")
    scene.press("cd<c-u>fri<ret>cd<c-u><ret>Vcp0cp3<esc>gg-V-")
    scene.press("gh")
    let expected =
      isEnglish
      ? [
        "priority of 2 items ", "priority of \"买燕麦奶\" to !! medium",
        "priority of 2 items to !!! high", "priority of 2 items to none",
        "due date of \"买燕麦奶\" to none", "due date of \"买燕麦奶\" to Fri",
        "move 2 items to no group", "move 2 items to \"家\"", "priority of 2 items to !!! high",
        "due date of 2 items to 24 Dec 09:00",
      ]
      : [
        "修改 2 项任务的优先级 ", "修改「买燕麦奶」的优先级为 !! 中", "修改 2 项任务的优先级为 !!! 高",
        "修改 2 项任务的优先级为无", "修改「买燕麦奶」的截止日期为无", "修改「买燕麦奶」的截止日期为周五",
        "移动 2 项任务到未分组", "移动 2 项任务到「家」", "修改 2 项任务的优先级为 !!! 高",
        "修改 2 项任务的截止日期为 12月24日 09:00",
      ]
    let rows = scene.screen.split(separator: "\n").dropFirst()
    for (row, text) in zip(rows, expected) { #expect(row.contains(text), "\(row)") }
  }

  @Test(
    "Days are written as the setting wants them, those of the values and those of the steps",
    arguments: [
      (Language.english, "words", " today 10:00  due date of \"买\" to Fri", " 30 Nov 10:00  due"),
      (.english, "short", " 30 Nov 10:00  due date of \"买\" to 4 Dec", " 30 Nov 10:00  due"),
      (
        .english, "iso", " 2026-11-30 10:00  due date of \"买\" to 2026-12-04",
        " 2026-11-30 10:00  due"
      ),
      (.simplifiedChinese, "words", " 今天 10:00  修改「买」的截止日期为周五", " 11月30日 10:00  修改"),
      (.simplifiedChinese, "short", " 11月30日 10:00  修改「买」的截止日期为 12月4日", " 11月30日 10:00  修改"),
    ])
  func days(_ language: Language, _ style: String, _ today: String, _ later: String) throws {
    let scene = try Scene(
      90, 12, language: language, configuration: "[interface]\ndate-style = \(style)",
      seed: items("买"))
    scene.press("cdfri<ret>gh")
    expectShows(scene, today)
    scene.now = DueDate(day: Scene.today + 9, minute: 0)
    scene.play([.timeout])
    expectShows(scene, later)
    expectHides(scene, "late")
  }

  @Test("What stands in the way is called as it is now, and a deleted item as it was last")
  func names() throws {
    let scene = try Scene(80, 12, seed: items("买", "b"))
    scene.press("cp1i!<ret>cp2gh/to ! low<ret><ret>")
    expectShows(scene, "\"买!\" was changed since")
    scene.press("<esc><esc>ddgh/to ! low<ret><ret>")
    expectShows(scene, "\"买!\" was changed since")
  }
}
