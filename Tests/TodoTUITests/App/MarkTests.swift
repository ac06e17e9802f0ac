import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Marks")
struct MarkTests {
  private let file = ListFile()

  private func numbered(_ count: Int) -> (TodoStore) throws -> Void {
    { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for n in 1...count { _ = try store.add(TodoDraft(title: "task \(n)")) }
      }
    }
  }

  @Test("m marks and goes on; header, row and status line tell it")
  func one() throws {
    let scene = try Scene(60, 8, seed: items("Buy milk", "买燕麦奶", "bread"))
    scene.press("mm")
    expectScreen(
      scene.screen,
      """
       All - 2 marked                       [ ] hide done  3 of 3
       [ ]*    Buy milk
       [ ]*    买燕麦奶
      >[ ]     bread



       2 marked, Esc clears     a add  e edit  Space done  ? help
      """)
    scene.press("m")
    expectShows(scene, ">[ ]*    bread")
    scene.press("km<esc>")
    expectHides(scene, "]*")
    expectHides(scene, "marked")
    scene.press("gg")
    #expect(scene.state.list.marks == nil)
  }

  @Test("In Chinese")
  func chinese() throws {
    let scene = try Scene(70, 8, language: .simplifiedChinese, seed: items("买米", "b", "c"))
    scene.press("mv")
    expectShows(scene, "全部 - 已标记 2 项")
    expectShows(scene, "选取范围：已标记 2 项，按 v 结束")
    scene.press("<esc>x")
    expectShows(scene, "已完成 2 项任务，按 u 撤销")
    scene.press("Vcd明天<ret>")
    expectShows(scene, "3 项任务的截止日期：2026-12-01，按 u 撤销")
  }

  @Test("A range follows the selected row both ways, over its start too, until v or Esc")
  func range() throws {
    let scene = try Scene(60, 10, seed: numbered(6))
    func marked() -> [Int] {
      scene.state.list.window.rows.enumerated().filter { scene.state.list.isMarked($1.item) }
        .map(\.offset)
    }
    scene.press("jjvjj")
    #expect(marked() == [2, 3, 4])
    expectShows(scene, "range: 3 marked, v ends it")
    scene.press("kkk")
    #expect(marked() == [1, 2])
    scene.press("gg")
    #expect(marked() == [0, 1, 2])
    scene.press("vj")
    #expect(marked() == [0, 1, 2])
    expectShows(scene, "3 marked, Esc clears")
    scene.press("Gv<esc>gg")
    #expect(marked() == [0, 1, 2, 5])
    scene.press("<esc>")
    #expect(marked() == [])
  }

  @Test("A range reaches beyond the rows at hand, from either side")
  func longRange() throws {
    let scene = try Scene(60, 10, seed: numbered(400))
    scene.press("vG")
    expectShows(scene, "400 marked")
    scene.press("300gg")
    expectShows(scene, "300 marked")
    scene.press("<esc><esc>300ggv20gg")
    expectShows(scene, "range: 281 marked")
    scene.press("20j")
    expectShows(scene, "range: 261 marked")
    scene.press("x")
    expectShows(scene, "Tick 261 items, or open them again where all are done?")
    scene.press("y")
    #expect(try scene.stored().count { $0.done } == 261)
    #expect(try scene.stored()[39].done && scene.stored()[299].done)
    #expect(try !scene.stored()[38].done && !scene.stored()[300].done)
  }

  @Test("Too many for one by one: told, with the key that marks all")
  func tooMany() throws {
    let scene = try Scene(80, 10, seed: numbered(Marks.maximum + 2))
    scene.press("vG")
    expectShows(scene, "at most 10 000 can be marked one by one; V marks all")
    scene.press("<esc>V")
    expectShows(scene, "All - 10 002 marked")
  }

  @Test("V marks what the query finds, single ones can be left out, and new ones are in it")
  func all() throws {
    let scene = try Scene(60, 10, seed: items("买米 rice", "milk", "rice cake", "tea"))
    scene.press("/rice<ret>V")
    expectShows(scene, "2 marked")
    scene.press("ggm")
    expectShows(scene, "1 marked")
    // Someone else adds one that matches before the key is pressed.
    _ = try scene.store.add(TodoDraft(title: "fried rice"))
    scene.press("cp3")
    expectShows(scene, "priority of 2 items: !!! high, u undoes")
    #expect(
      try scene.stored().map(\.priority) == [.none, .none, .high, .none, .high])
    scene.press("u")
    #expect(try scene.stored().allSatisfy { $0.priority == .none })
  }

  @Test("What is added to a list that became empty is not marked")
  func empty() throws {
    let scene = try Scene(60, 10, seed: items("a", "b"))
    scene.press("Vdd")
    expectShows(scene, "deleted 2 items, u undoes")
    scene.press("u")
    #expect(scene.titles == ["a", "b"])
    scene.press("HVx")
    #expect(scene.titles.isEmpty)
    scene.press("a新的<ret><esc>")
    expectHides(scene, "]*")
    #expect(scene.state.list.marks == nil)
  }

  @Test("Another list, search or toggle clears them; a reload does not; they go with their items")
  func cleared() throws {
    let scene = try Scene(60, 10, path: file.path, seed: items("a", "b", "c"))
    let other = try TodoStore(path: file.path, author: Author(.window))
    for keys in ["gt", "/a", "H"] {
      scene.press("ggmm" + keys)
      // The toggle tells what it did; that nothing is marked any more the header shows.
      if keys != "H" { expectShows(scene, "2 marks taken off") }
      expectHides(scene, "marked")
      scene.press("<esc><esc>ga")
      if keys == "H" { scene.press("H") }
    }
    scene.press("ggmm")
    _ = try other.add(TodoDraft(title: "从别处来"))
    scene.play([.fileChanged])
    expectShows(scene, "从别处来")
    expectShows(scene, "2 marked")
    let first = try #require(
      try other.page(TodoQuery(), at: .start, before: 0, after: 1).rows.first)
    _ = try other.delete(first.item.id)
    scene.play([.fileChanged])
    expectShows(scene, "1 marked")
    expectShows(scene, "[ ]*    b")
  }

  @Test("Marked items that are ticked while done ones are hidden stay, up to 200, to be reopened")
  func ticked() throws {
    for (count, isKept) in [(200, true), (201, false)] {
      let scene = try Scene(80, 10) { store in
        try store.transaction(.addItem) { () throws(StoreError) in
          for n in 1...300 { _ = try store.add(TodoDraft(title: "任务 \(n)")) }
        }
      }
      scene.press("Hv\(count - 1)jvxy")
      expectShows(scene, "done: \(count) items, u undoes")
      expectShows(scene, isKept ? ">[x]*    任务 200" : "任务 202")
      #expect(scene.state.list.total == 300 - count)
      guard isKept else { continue }
      scene.press("xy")
      #expect(scene.state.list.total == 300)
      expectShows(scene, ">[ ]*    任务 200")
    }
  }
}
