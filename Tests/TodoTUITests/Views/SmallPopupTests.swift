import Testing
import TodoCore

@testable import TodoTUI

@Suite("What lies over the panes, in a terminal of 20 columns and 5 rows")
struct SmallPopupTests {
  private func scene(_ keys: String, language: Language = .english) throws -> Scene {
    try Scene(20, 5, language: language, seed: ScreenTests.seed).press(keys)
  }

  /// The three rows between the header and the status line.
  private func expectBody(
    _ scene: Scene, _ rows: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = scene.screen.split(separator: "\n", omittingEmptySubsequences: false)
    expectScreen(
      lines.dropFirst().prefix(3).joined(separator: "\n"), rows, sourceLocation: sourceLocation)
  }

  @Test("All that may follow g is there, in columns and in the status line")
  func prefix() throws {
    expectScreen(
      try scene("g").screen,
      """
       All         1 of 4
      g first a all d done
      t today u upcoming
      o overdue # tags
       g r trash h history
      """)
    expectScreen(
      try scene("g", language: .simplifiedChinese).screen,
      """
       全部           1/4
      g 首行 a 全部 t 今天
      u 以后 o 逾期
      d 已完成 # 标签
       g r 回收站 h 历史
      """)
  }

  @Test("A question shows that its text and its answers go on")
  func question() throws {
    let scene = try scene("hjjjjjdd")
    expectBody(
      scene,
      """
       Delete the group~
         Delete the 1 [~ ^
       > [C]ancel
      """)
    scene.press("kk")
    expectBody(
      scene,
      """
       Delete the group~
       > Keep the 1 ite~
         Delete the 1 [~ v
      """)
    scene.press("<ret>")
    #expect(try scene.store.groups().map(\.name) == ["购物"])
    #expect(try scene.stored().count == 4)
  }

  @Test("Palette, help and choices of a group too")
  func lists() throws {
    var scene = try scene(":<down><down>")
    expectBody(
      scene,
      """
       :
         Hide or show w~ ^
       > Done or not do~ v
      """)
    scene.press("<ret>")
    #expect(try scene.stored()[0].done)
    scene = try self.scene("?")
    expectBody(
      scene,
      """
       Keys: list
       > j  Down         ^
           Next row;     v
      """)
    scene = try self.scene("cg")
    expectBody(
      scene,
      """
       Move to:
         No group
       > Work            v
      """)
  }

  @Test("What a filter does not find is told, with a sign where it goes on")
  func unfound() throws {
    let scene = try scene("dd").press("gr/x")
    expectScreen(
      scene.screen,
      """
       Trash / x
       No deleted item
       matches "x". Esc
       shows all.
                 Enter ok
      """)
    scene.play([.paste("yz 123456789012345678901234567890")])
    expectShows(scene, "~")
  }

  @Test("A question of several lines needs no line above it before all of it is there")
  func line() throws {
    let scene = try Scene(30, 8, seed: ScreenTests.seed).press("hjjjjjdd")
    expectShows(scene, "included.")
    expectShows(scene, "   Keep the 1 item, [w]ithout~")
  }
}
