import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("The trash on the screen")
struct TrashTests {
  private let file = ListFile()

  private func seed(_ store: TodoStore) throws {
    let group = try store.addGroup(named: "购物")
    _ = try store.add(TodoDraft(title: "买燕麦奶", groupID: group.id))
    _ = try store.add(TodoDraft(title: "bread", groupID: group.id))
    let c = try store.add(TodoDraft(title: "c"))
    _ = try store.add(TodoDraft(title: "stays"))
    _ = try store.deleteGroup(group.id, rule: .cascade)
    _ = try store.delete(c.id)
  }

  @Test("It shows when and by what, brings back by Enter, and that can be undone")
  func restore() throws {
    let scene = try Scene(90, 10, seed: seed)
    scene.press("gr")
    expectScreen(
      scene.screen,
      """
       Trash - deleted in the last 30 days                                               1 of 3
       > today 10:00  [ ] c
         today 10:00  [ ] 买燕麦奶                         @购物  delete group "购物" (2 items)
         today 10:00  [ ] bread                            @购物  delete group "购物" (2 items)





                                                  / search  Enter bring back  Esc close  ? help
      """)
    scene.press("j<ret>")
    expectShows(scene, "brought back \"买燕麦奶\", u undoes")
    expectShows(scene, " > today 10:00  [ ] bread")
    #expect(try scene.stored().map(\.title) == ["买燕麦奶", "stays"])
    scene.press("u")
    expectShows(scene, "undone: bring back \"买燕麦奶\"")
    expectShows(scene, " > today 10:00  [ ] bread")
    expectShows(scene, "3 of 3")
    #expect(try scene.stored().map(\.title) == ["stays"])
    scene.press("rr<esc>")
    #expect(scene.selectedTitle == "买燕麦奶")
    #expect(try scene.stored().map(\.title) == ["买燕麦奶", "bread", "stays"])
    #expect(scene.state.mode == .browse)
  }

  @Test("Empty, it says so; nothing can be brought back from nothing", arguments: Language.allCases)
  func empty(_ language: Language) throws {
    let scene = try Scene(40, 12, language: language)
    scene.press("gr")
    let isEnglish = language == .english
    expectShows(scene, isEnglish ? "Nothing was deleted in" : "最近 30 天内没有删除过任务。")
    scene.press("jG<ret>")
    expectShows(scene, isEnglish ? "no item is selected" : "没有选中任务")
    scene.press("q")
    #expect(scene.state.mode == .browse)
  }

  @Test("A large trash is read page by page, and its rows scroll")
  func pages() throws {
    let scene = try Scene(60, 12) { store in
      let group = try store.addGroup(named: "g")
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...450 {
          _ = try store.add(TodoDraft(title: "第 \(number) 项", groupID: group.id))
        }
      }
      _ = try store.deleteGroup(group.id, rule: .cascade)
    }
    scene.press("gr")
    expectShows(scene, "1 of ...")
    #expect(rows(scene) == 200)
    scene.press("G")
    expectShows(scene, "200 of ...")
    #expect(rows(scene) == 400)
    scene.press("GGG")
    expectShows(scene, "450 of 450")
    #expect(rows(scene) == 450)
    let last = scene.screen.split(separator: "\n").first { $0.contains(" > ") }
    #expect(last?.contains("[ ] 第 ") == true)
    scene.press("<pageup>")
    expectShows(scene, "441 of 450")
    scene.press("gg")
    expectShows(scene, "1 of 450")
  }

  @Test("What another window deletes or brings back shows at once")
  func elsewhere() throws {
    let scene = try Scene(80, 12, path: file.path, seed: seed)
    scene.press("grj")
    let other = try TodoStore(path: file.path, author: Author(.command))
    _ = try other.delete(try #require(try scene.stored().first).id)
    scene.play([.fileChanged])
    expectShows(scene, "[ ] stays")
    expectShows(scene, "3 of 4")
    let id = try #require(try other.trash(limit: 9).items.first { $0.item.title == "买燕麦奶" }).item.id
    _ = try other.restore(id)
    scene.play([.fileChanged])
    expectHides(scene, "买燕麦奶")
    scene.press("<ret>")
    expectShows(scene, "brought back \"bread\"")
  }

  @Test("From here one goes to the other lists by the same keys")
  func goOn() throws {
    let scene = try Scene(80, 12, seed: seed)
    scene.press("grgd")
    #expect(scene.state.mode == .browse)
    #expect(scene.state.list.source == .done)
    scene.press("grgh")
    expectShows(scene, " History")
  }

  private func rows(_ scene: Scene) -> Int {
    guard case .trash(let screen) = scene.state.mode else { return 0 }
    return screen.list.rows.count
  }
}
