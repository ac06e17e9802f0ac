import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Numbers before commands")
struct CountTests {
  private func numbered(_ count: Int) -> (TodoStore) throws -> Void {
    { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for n in 1...count { _ = try store.add(TodoDraft(title: "第\(n)项")) }
      }
    }
  }

  @Test("3dd deletes three from the selected one on, as one step of undo")
  func delete() throws {
    let scene = try Scene(80, 10, seed: numbered(5))
    scene.press("j3dd")
    expectShows(scene, "deleted 3 items, u undoes")
    #expect(scene.titles == ["第1项", "第5项"])
    #expect(scene.selectedTitle == "第5项")
    scene.press("u")
    #expect(scene.titles.count == 5)
  }

  @Test("At the end of the list it takes what is there, one by its title")
  func end() throws {
    let scene = try Scene(80, 10, seed: numbered(5))
    scene.press("Gk9x")
    expectShows(scene, "done: 2 items, u undoes")
    scene.press("G3dd")
    expectShows(scene, "deleted \"第5项\", u undoes")
    #expect(scene.titles.count == 4)
  }

  @Test("What is ticked by a number stays in its place, dim, while done items are hidden")
  func kept() throws {
    let scene = try Scene(80, 10, seed: numbered(5))
    scene.press("Hj3x")
    expectShows(scene, "done: 3 items, u undoes")
    #expect(scene.titles == (1...5).map { "第\($0)项" })
    expectShows(scene, ">[x]     第2项")
    expectShows(scene, "2 of 2")
    scene.press("jx")
    expectShows(scene, ">[ ]     第3项")
    scene.press("gaga")
    #expect(scene.titles == ["第1项", "第3项", "第5项"])
  }

  @Test("Space, + and -, and the priorities", arguments: Language.allCases)
  func others(_ language: Language) throws {
    let scene = try Scene(80, 10, language: language, seed: numbered(4))
    let isEnglish = language == .english
    scene.press("2+")
    expectShows(scene, isEnglish ? "more urgent: 2 items, u undoes" : "已提高 2 项任务的优先级")
    scene.press("3cp3")
    expectShows(scene, isEnglish ? "priority of 3 items: !!! high" : "3 项任务的优先级：!!! 高")
    scene.press("2-2<space>")
    expectShows(scene, isEnglish ? "done: 2 items, u undoes" : "已完成 2 项任务，按 u 撤销")
    #expect(try scene.stored().map(\.priority) == [.medium, .medium, .high, .none])
    #expect(try scene.stored().map(\.done) == [true, true, false, false])
  }

  @Test("Beyond the rows at hand the store knows them; many are asked for")
  func far() throws {
    let scene = try Scene(80, 10, seed: numbered(300))
    scene.press("50ggj90dd")
    expectShows(scene, "deleted 90 items, u undoes")
    #expect(scene.selectedTitle == "第141项")
    scene.press("u50gg200dd")
    expectShows(scene, "Delete 200 items? It is one step of undo.")
    scene.press("y")
    #expect(try scene.stored().count == 100)
    #expect(try scene.stored()[49].title == "第250项")
  }

  @Test("For a date or a group so many are marked, and the question says how many")
  func marked() throws {
    let scene = try Scene(80, 10, seed: numbered(4))
    scene.press("2cd")
    expectShows(scene, "All - 2 marked")
    expectShows(scene, "Due date of 2 marked:")
    scene.press("明天<ret>")
    #expect(try scene.stored().count { $0.due != nil } == 2)
    scene.press("<esc>3m")
    expectShows(scene, "All - 3 marked")
    #expect(scene.selectedTitle == "第4项")
  }

  @Test(
    "What a number took for a question is not marked afterwards",
    arguments: [
      ("cd", "明天<ret>"), ("cg", "家<ret>"), ("c#", "新<ret>"), ("cd", "<esc>"), ("cg", "<esc>"),
    ])
  func unmarked(_ keys: String, _ answer: String) throws {
    let scene = try Scene(80, 12, seed: numbered(5))
    scene.press("2" + keys)
    expectShows(scene, "All - 2 marked")
    scene.press(answer)
    expectShows(scene, "1 of 5")
    #expect(!scene.screen.contains("marked"))
    scene.press("dd")
    expectShows(scene, "deleted \"第1项\", u undoes")
    #expect(scene.titles == ["第2项", "第3项", "第4项", "第5项"])
  }

  @Test("Where it means nothing that is said, and nothing is done")
  func refused() throws {
    let scene = try Scene(80, 10, seed: numbered(3))
    scene.press("3e")
    expectShows(scene, "e takes no number")
    #expect(scene.state.mode == .browse)
    scene.press("m2dd")
    expectShows(scene, "dd acts on what is marked, without a number")
    #expect(scene.titles.count == 3)
  }

  @Test("When the selected item was deleted elsewhere nothing else is taken for it")
  func gone() throws {
    var state = try Scene(80, 10, seed: numbered(3)).state
    let effects = state.update(.foundNext([UUID(), UUID()], .deleteItem))
    #expect(state.message == .itemGone)
    #expect(!effects.contains { if case .write = $0 { true } else { false } })
  }
}
