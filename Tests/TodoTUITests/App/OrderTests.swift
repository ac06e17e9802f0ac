import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("The order of a list")
struct OrderTests {
  private let file = ListFile()

  private func seed(_ store: TodoStore) throws {
    for (title, priority, days) in [
      ("b 买", Priority.low, 2 as Int?), ("C", .high, nil), ("a", .none, 1), ("D", .medium, 3),
    ] {
      _ = try store.add(
        TodoDraft(
          title: title, priority: priority,
          due: days.map { DueDate(day: Scene.today + $0) }))
    }
  }

  @Test(
    "Each order, with the selection on its item",
    arguments: [
      (ListOrder.newest, ["D", "a", "C", "b 买"]), (.due, ["a", "b 买", "D", "C"]),
      (.dueReversed, ["D", "b 买", "a", "C"]), (.priority, ["C", "D", "b 买", "a"]),
      (.title, ["a", "b 买", "C", "D"]),
      (.titleReversed, ["D", "C", "b 买", "a"]),
    ])
  func orders(_ order: ListOrder, _ titles: [String]) throws {
    let scene = try Scene(80, 16, seed: seed)
    scene.press("jj")
    let index = try #require(ListOrder.allCases.firstIndex(of: order))
    scene.press("S" + String(repeating: "j", count: index) + "<ret>")
    #expect(scene.titles == titles)
    #expect(scene.selectedTitle == "a")
    expectShows(scene, " All - \(Language.english.strings.name(of: order)) ")
    expectShows(scene, "sorted: ")
    scene.press("Sgg").press(String(repeating: "k", count: 9) + "<ret>")
    #expect(scene.titles == ["b 买", "C", "a", "D"])
    #expect(scene.selectedTitle == "a")
    expectHides(scene, " - ")
  }

  @Test("The menu shows the order of now; Esc leaves it", arguments: Language.allCases)
  func menu(_ language: Language) throws {
    let scene = try Scene(60, 14, language: language, seed: seed)
    scene.press("Sjj<ret>S")
    expectShows(scene, language == .english ? " > by [d]ue date" : " > 按截止日期(D)")
    scene.press("j<esc>")
    #expect(scene.state.list.order == .due)
  }

  @Test("It is remembered; lists of days keep theirs and say so")
  func remembered() throws {
    let first = try Scene(80, 16, path: file.path, seed: seed)
    first.press("Sjjjj<ret>")
    let scene = try Scene(80, 16, path: file.path)
    #expect(scene.titles == ["C", "D", "b 买", "a"])
    expectShows(scene, "All - by priority")
    scene.press("gu")
    #expect(scene.titles == ["a", "b 买", "D"])
    expectHides(scene, "by priority")
    scene.press("S")
    expectShows(scene, "this list keeps its own order")
    #expect(scene.state.mode == .browse)
  }

  @Test("A change that moves the item takes the selection along")
  func change() throws {
    let scene = try Scene(80, 16, seed: seed)
    scene.press("Sjjjj<ret>ggcp0")
    #expect(scene.titles == ["D", "b 买", "C", "a"])
    #expect(scene.selectedTitle == "C")
  }
}
