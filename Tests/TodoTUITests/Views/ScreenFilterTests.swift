import Testing
import TodoCore

@testable import TodoTUI

@Suite("Filtering the trash and the history")
struct ScreenFilterTests {
  private func seed(_ store: TodoStore) throws {
    let group = try store.addGroup(named: "购物")
    _ = try store.add(TodoDraft(title: "买燕麦奶", groupID: group.id, tags: ["早餐"]))
    let cafe = try store.add(TodoDraft(title: "Café bestellen", notes: "mit Zucker"))
    let wide = try store.add(TodoDraft(title: "ＡＢＣ lernen"))
    for id in [cafe.id, wide.id] { _ = try store.delete(id) }
    _ = try store.deleteGroup(group.id, rule: .cascade)
  }

  @Test("The trash: without regard to accents, width and case, in titles, groups, tags and notes")
  func trash() throws {
    let scene = try Scene(80, 8, seed: seed)
    scene.press("gr/cafe")
    expectScreen(
      scene.screen,
      """
       Trash                                    / cafe                         1 of 1
       > today 10:00  [ ] Café bestellen





                                                                  Enter ok  Esc close
      """)
    scene.press("<c-u>le<up>")
    expectShows(scene, "   today 10:00  [ ] Café bestellen")
    // The hit of "bestellen", and nothing else of the title.
    let look = scene.styles.split(separator: "\n", omittingEmptySubsequences: false)[3]
    #expect(look.dropFirst(20).map(String.init) == Array(repeating: ".", count: 11) + ["u", "u"])
    for (text, title) in [
      ("abc", "ＡＢＣ lernen"), ("ＣＡＦＥ", "Café bestellen"), ("zucker", "Café bestellen"),
      ("早餐", "买燕麦奶"), ("购物 买", "买燕麦奶"),
    ] {
      scene.press("<c-u>").play([.paste(text)])
      expectShows(scene, "[ ] \(title)")
      expectShows(scene, "1 of 1")
    }
    scene.press("<c-u>zucker<ret>").press("<ret>")
    expectShows(scene, "brought back \"Café bestellen\"")
    expectShows(scene, "No deleted item matches \"zucker\". Esc shows all.")
    #expect(try scene.stored().map(\.title) == ["Café bestellen"])
    scene.press("u")
    expectShows(scene, "[ ] Café bestellen")
    scene.press("<esc>")
    expectShows(scene, "1 of 3".replacing("1 of", with: "\(scene.trashPosition) of"))
    scene.press("<esc>")
    #expect(scene.state.mode == .browse)
  }

  @Test("The history: what was done and where; Down moves while one types")
  func history() throws {
    let scene = try Scene(80, 9, language: .simplifiedChinese, seed: seed)
    scene.press("gh/cafe<down>")
    expectShows(scene, "「Café bestellen」")
    expectHides(scene, "ＡＢＣ")
    expectShows(scene, "2/2")
    scene.press("x")
    expectShows(scene, "没有与「cafex」匹配的操作。按 Esc 显示全部。")
    scene.press("<backspace><ret>").press("<ret>")
    expectShows(scene, "已撤回")
    scene.press("<esc>")
    expectHides(scene, "/ cafe")
    expectShows(scene, "ＡＢＣ")
  }

  @Test("A key looks at no more than a thousand rows; going on looks further back")
  func bounds() throws {
    let scene = try Scene(80, 9) { store in
      let first = try store.add(TodoDraft(title: "针"))
      _ = try store.delete(first.id)
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...1_500 { _ = try store.add(TodoDraft(title: "草 \(number)")) }
      }
      _ = try store.delete(TodoQuery())
    }
    scene.press("gr/针")
    expectShows(scene, "None of the newest 1 000 deleted items matches \"针\". PgDn looks further")
    scene.press("<pagedown>")
    expectShows(scene, " > today 10:00  [ ] 针")
    expectShows(scene, "1 of 1")
  }
}

extension Scene {
  fileprivate var trashPosition: Int {
    guard case .trash(let screen) = state.mode else { return 0 }
    return screen.list.selected + 1
  }
}
