import Testing
import TodoCore

@testable import TodoTUI

/// What the header says of a row deep in a list, where only the rows around it are read.
@Suite("The number of the selected row")
struct PositionTests {
  private func scene(_ count: Int = 150) throws -> Scene {
    try Scene(80, 10) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for n in 1...count { _ = try store.add(TodoDraft(title: "项 \(1000 + n)")) }
      }
    }
  }

  private func header(_ scene: Scene) -> String {
    String(scene.screen.prefix { $0 != "\n" })
  }

  @Test("Ticked items that are still shown have no number, also when they are far above")
  func kept() throws {
    let scene = try scene()
    scene.press("Hxxjx")
    for _ in 1...8 { scene.press("<pagedown>") }
    let title = try #require(scene.selectedTitle)
    #expect(scene.state.list.window.isAtStart == false)
    let number = try #require(Int(title.dropFirst(2))) - 1000
    #expect(header(scene).contains("\(number - 1) of 149"), "\(header(scene)) \(title)")
  }

  @Test("A jump to a number leads to the row with that number, near and far")
  func jump() throws {
    let scene = try scene()
    scene.press("Hx80G")
    #expect(scene.selectedTitle == "项 1081")
    #expect(header(scene).contains("80 of 149"), "\(header(scene))")
    scene.press("x60k")
    #expect(scene.selectedTitle == "项 1021")
    #expect(header(scene).contains("20 of 148"), "\(header(scene))")
    scene.press("gg5G")
    #expect(scene.selectedTitle == "项 1006")
    #expect(header(scene).contains("5 of 148"), "\(header(scene))")
  }

  @Test("An item that moves down the list is above its old neighbours no more")
  func moved() throws {
    let scene = try scene()
    scene.press("St90G")
    scene.press("ct<c-u>项 1112 又<ret>")
    #expect(scene.selectedTitle == "项 1112 又")
    #expect(header(scene).contains("112 of 150"), "\(header(scene))")
    scene.press("a项 1085 又<ret><esc>")
    #expect(scene.selectedTitle == "项 1085 又")
    #expect(header(scene).contains("86 of 151"), "\(header(scene))")
  }

  @Test("Another total makes the place be looked up again; meanwhile the old number is shown")
  func recounted() throws {
    var state = try scene().press("60G").state
    #expect(state.list.position == 60)
    let query = state.list.countedQuery(today: Scene.today)
    #expect(state.update(.counted(query, 150)) == [])
    let first = try #require(state.list.window.rows.first)
    let located = state.list.locatedQuery(today: Scene.today)
    #expect(state.update(.counted(query, 149)) == [.locate(located, first.cursor)])
    #expect(state.list.position == 60)
    let before = try #require(state.list.selectedIndex)
    #expect(state.update(.located(located, first.cursor, 59 - before - 1)) == [])
    #expect(state.list.position == 59)
  }
}
