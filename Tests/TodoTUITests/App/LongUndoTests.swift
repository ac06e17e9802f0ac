import Testing
import TodoCore

@testable import TodoTUI

@Suite("Undo and redo of many items beside the list")
struct LongUndoTests {
  private let list = HeldList()

  @Test("Undo and redo: the list can be read meanwhile, and then it is as after a small step")
  func undo() async throws {
    let scene = try list.scene20()
    scene.press("u")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "undoing 50%, Esc cancels: add 20 items")
    scene.press("jj/")
    #expect(scene.selectedTitle == "买 2")
    scene.press("20")
    expectShows(scene, ">[ ]     买 20")
    expectShows(scene, "undoing 50%: add 20 items")
    scene.press("<ret>")
    expectShows(scene, "undoing 50%, Ctrl-c cancels: add 20 items")
    scene.press("<esc>")
    #expect(scene.state.list.total == 21)
    #expect(try list.count() == 21)
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "undone: add 20 items, U redoes")
    #expect(scene.titles == ["first"])
    scene.press("U")
    try await scene.finishWork()
    expectShows(scene, "done again: add 20 items")
    #expect(try list.count() == 21)
    scene.press("u")
    try await scene.finishWork()
    scene.press("u")
    expectShows(scene, "undone: add \"first\"")
    #expect(try list.count() == 0)
  }

  @Test(
    "Esc and Ctrl-C cancel it: nothing is half done, and it can be undone after all",
    arguments: ["<esc>", "<c-c>"])
  func cancel(key: String) async throws {
    let scene = try list.scene20()
    scene.press("u")
    try await list.gate.arrival()
    scene.press(key)
    expectShows(scene, "cancelling: undoing add 20 items")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: nothing was undone")
    #expect(scene.state.list.total == 21)
    #expect(try list.count() == 21)
    scene.press("G<space>")
    expectShows(scene, "done \"买 20\"")
    scene.press("uu")
    try await scene.finishWork()
    #expect(try list.count() == 1)
  }

  @Test("An older step of many items is taken back beside the list too")
  func revert() async throws {
    let scene = try list.scene20()
    scene.press("a鱼<ret><esc>ghj<ret>")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "taking back 50%: add 20 items")
    scene.press("k<ret>")
    expectShows(scene, "busy: taking back add 20 items 50%; wait")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "taken back: add 20 items, u undoes")
    scene.press("<esc>")
    #expect(scene.titles == ["first", "鱼"])
    scene.press("u")
    try await scene.finishWork()
    #expect(try list.count() == 22)
  }

  @Test("What another made and this window undid, it may redo without a question")
  func undoneHere() async throws {
    let scene = try list.scene(manyItems: 10) { store in
      let other = try TodoStore(path: store.path, author: Author(.command))
      try other.transaction(.addItem) { () throws(StoreError) in
        for number in 1...20 { _ = try other.add(TodoDraft(title: "他 \(number)")) }
      }
    }
    list.gate.open()
    scene.press("u")
    expectShows(scene, "a command")
    scene.press("y")
    try await scene.finishWork()
    expectShows(scene, "undone: add 20 items")
    #expect(try list.count() == 0)
    scene.press("U")
    try await scene.finishWork()
    expectShows(scene, "done again: add 20 items")
    #expect(try list.count() == 20)
    scene.press("U")
    expectShows(scene, "nothing to redo")
  }

  @Test("One item with very long notes is as much; it is selected when it is back")
  func longNotes() async throws {
    let scene = try list.scene(manyItems: 10) { store in
      _ = try store.add(TodoDraft(title: "短"))
      _ = try store.add(TodoDraft(title: "长", notes: String(repeating: "字", count: 9_000)))
      _ = try store.add(TodoDraft(title: "last"))
    }
    scene.press("jddku")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "%, Esc cancels: delete \"长\"")
    #expect(scene.titles == ["短", "last"])
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "undone: delete \"长\"")
    #expect(scene.selectedTitle == "长")
  }

  @Test("A later change that is in its way is named, and nothing is undone")
  func clash() async throws {
    let scene = try list.scene20()
    let other = try TodoStore(path: list.path, author: Author(.window))
    _ = try other.update(try scene.stored()[5].id, ItemPatch(title: "后来"))
    list.gate.open()
    scene.press("u")
    try await scene.finishWork()
    expectShows(scene, "\"后来\" was changed since: nothing was undone")
    #expect(try list.count() == 21)
  }

  @Test("The Chinese interface says all of it too")
  func chinese() async throws {
    let scene = try list.scene20(.simplifiedChinese)
    scene.press("u")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "正在撤销 50%，按 Esc 取消：添加 20 项任务")
    scene.press("x")
    expectShows(scene, "正忙：正在撤销：添加 20 项任务 50%；请稍候，或按 Esc 取消")
    scene.press("<esc>")
    expectShows(scene, "正在取消：正在撤销：添加 20 项任务")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "已取消：没有撤销任何操作")
  }
}
