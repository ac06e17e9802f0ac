import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Writes of many items beside the list")
final class LongWorkTests {
  private let path =
    FileManager.default.temporaryDirectory
    .appendingPathComponent("mytodo-\(UUID().uuidString).db").path
  private let gate = Gate()

  deinit {
    gate.open()
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private func scene(
    language: Language = .english, manyItems: Int = 10,
    seed: (TodoStore) throws -> Void = { _ in }
  ) throws -> Scene {
    try Scene(
      80, 12, language: language, path: path, manyItems: manyItems, gate: gate, seed: seed)
  }

  /// A first item and then one step that adds twenty.
  private func scene20(language: Language = .english) throws -> Scene {
    try scene(language: language) { store in
      _ = try store.add(TodoDraft(title: "first"))
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...20 { _ = try store.add(TodoDraft(title: "买 \(number)")) }
      }
    }
  }

  /// What another program sees.
  private func count() throws -> Int {
    try TodoStore(path: path, author: Author(.command)).count(TodoQuery())
  }

  @Test("Undo and redo: the list can be read meanwhile, and then it is as after a small step")
  func undo() async throws {
    let scene = try scene20()
    scene.press("u")
    try await gate.arrival()
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
    #expect(try count() == 21)
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "undone: add 20 items, U redoes")
    #expect(scene.titles == ["first"])
    scene.press("U")
    try await scene.finishWork()
    expectShows(scene, "done again: add 20 items")
    #expect(try count() == 21)
    scene.press("u")
    try await scene.finishWork()
    scene.press("u")
    expectShows(scene, "undone: add \"first\"")
    #expect(try count() == 0)
  }

  @Test(
    "Esc and Ctrl-C cancel it: nothing is half done, and it can be undone after all",
    arguments: ["<esc>", "<c-c>"])
  func cancel(key: String) async throws {
    let scene = try scene20()
    scene.press("u")
    try await gate.arrival()
    scene.press(key)
    expectShows(scene, "cancelling: undoing add 20 items")
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: nothing was undone")
    #expect(scene.state.list.total == 21)
    #expect(try count() == 21)
    scene.press("G<space>")
    expectShows(scene, "done \"买 20\"")
    scene.press("uu")
    try await scene.finishWork()
    #expect(try count() == 1)
  }

  @Test("An older step of many items is taken back beside the list too")
  func revert() async throws {
    let scene = try scene20()
    scene.press("a鱼<ret><esc>ghj<ret>")
    try await gate.arrival()
    scene.play([.wake])
    expectShows(scene, "taking back 50%: add 20 items")
    scene.press("k<ret>")
    expectShows(scene, "busy: taking back add 20 items 50%; wait")
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "taken back: add 20 items, u undoes")
    scene.press("<esc>")
    #expect(scene.titles == ["first", "鱼"])
    scene.press("u")
    try await scene.finishWork()
    #expect(try count() == 22)
  }

  @Test("Another write is refused at once with one line, and what was typed stays")
  func busy() async throws {
    let scene = try scene20()
    scene.press("u")
    try await gate.arrival()
    scene.play([.wake]).press("<space>")
    expectShows(scene, " busy: undoing add 20 items 50%; wait, or Esc cancels it")
    expectShows(scene, ">[ ]     first")
    scene.press("x").press("dd").press("u")
    expectShows(scene, " busy: undoing add 20 items 50%")
    scene.press("q")
    #expect(scene.ending == .closed)
    expectShows(scene, " busy: undoing add 20 items 50%")
    scene.press("a牛奶<ret>")
    expectShows(scene, "牛奶")
    expectShows(scene, " busy: undoing add 20 items 50%; wait")
    expectHides(scene, "Esc cancels it")
    scene.press("<esc>").play([.paste("面包\n黄油\n")]).press("<ret>")
    expectShows(scene, " busy: undoing add 20 items 50%; wait")
    expectShows(scene, "Add 2 items, one for each pasted line?")
    gate.open()
    try await scene.finishWork()
    scene.press("<ret>")
    #expect(scene.titles == ["first", "面包", "黄油"])
  }

  @Test("Who does not want to wait cancels and quits")
  func quit() async throws {
    let scene = try scene20()
    scene.press("u")
    try await gate.arrival()
    scene.press("<esc>q")
    #expect(scene.ending == .quit)
    gate.open()
  }

  @Test("A setting that is changed meanwhile is kept, after it")
  func settings() async throws {
    let scene = try scene20()
    scene.press("u")
    try await gate.arrival()
    scene.press("H")
    expectShows(scene, "done items are hidden")
    #expect(try scene.store.setting("hide_done") == nil)
    gate.open()
    try await scene.finishWork()
    #expect(try scene.store.setting("hide_done") == "1")
  }

  @Test("A group with many items: deleted or left, with progress", arguments: [true, false])
  func group(isCascade: Bool) async throws {
    let scene = try scene(manyItems: 600) { store in
      let id = try store.addGroup(named: "家").id
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...600 {
          _ = try store.add(TodoDraft(title: "买 \(number)", groupID: id))
        }
      }
      _ = try store.add(TodoDraft(title: "free"))
    }
    scene.press("h")
    #expect(scene.state.focus == .sidebar)
    scene.press("jjjjjdd")
    expectShows(scene, "Delete the group \"家\"? It holds 600 items")
    scene.press(isCascade ? "k<ret>" : "kk<ret>")
    try await gate.arrival()
    scene.play([.wake])
    expectShows(scene, " deleting ")
    expectShows(scene, "%, Ctrl-c cancels: group \"家\" (600 items)")
    scene.press("<c-c>")
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: the group \"家\" stays as it was")
    #expect(try count() == 601)
    scene.press(isCascade ? "ddk<ret>" : "ddkk<ret>")
    try await scene.finishWork()
    let fate = isCascade ? " and its 600 items" : "; 600 items kept"
    expectShows(scene, "deleted the group \"家\"\(fate), u undoes")
    #expect(scene.state.list.source == .all)
    #expect(try count() == (isCascade ? 1 : 601))
    scene.press("u")
    try await scene.finishWork()
    expectShows(scene, "undone: delete group \"家\" (600 items)")
    #expect(try count() == 601)
    #expect(try scene.store.itemCount(inGroup: scene.state.groups[0].id) == 600)
  }

  @Test("What another made and this window undid, it may redo without a question")
  func undoneHere() async throws {
    let scene = try scene { store in
      let other = try TodoStore(path: store.path, author: Author(.command))
      try other.transaction(.addItem) { () throws(StoreError) in
        for number in 1...20 { _ = try other.add(TodoDraft(title: "他 \(number)")) }
      }
    }
    gate.open()
    scene.press("u")
    expectShows(scene, "a command")
    scene.press("y")
    try await scene.finishWork()
    expectShows(scene, "undone: add 20 items")
    #expect(try count() == 0)
    scene.press("U")
    try await scene.finishWork()
    expectShows(scene, "done again: add 20 items")
    #expect(try count() == 20)
    scene.press("U")
    expectShows(scene, "nothing to redo")
  }

  @Test("One item with very long notes is as much; it is selected when it is back")
  func longNotes() async throws {
    let scene = try scene { store in
      _ = try store.add(TodoDraft(title: "短"))
      _ = try store.add(TodoDraft(title: "长", notes: String(repeating: "字", count: 9_000)))
      _ = try store.add(TodoDraft(title: "last"))
    }
    scene.press("jddku")
    try await gate.arrival()
    scene.play([.wake])
    expectShows(scene, "%, Esc cancels: delete \"长\"")
    #expect(scene.titles == ["短", "last"])
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "undone: delete \"长\"")
    #expect(scene.selectedTitle == "长")
  }

  @Test("A later change that is in its way is named, and nothing is undone")
  func clash() async throws {
    let scene = try scene20()
    let other = try TodoStore(path: path, author: Author(.window))
    _ = try other.update(try scene.stored()[5].id, ItemPatch(title: "后来"))
    gate.open()
    scene.press("u")
    try await scene.finishWork()
    expectShows(scene, "\"后来\" was changed since: nothing was undone")
    #expect(try count() == 21)
  }

  @Test("The Chinese interface says all of it too")
  func chinese() async throws {
    let scene = try scene20(language: .simplifiedChinese)
    scene.press("u")
    try await gate.arrival()
    scene.play([.wake])
    expectShows(scene, "正在撤销 50%，按 Esc 取消：添加 20 项任务")
    scene.press("x")
    expectShows(scene, "正忙：正在撤销：添加 20 项任务 50%；请稍候，或按 Esc 取消")
    scene.press("<esc>")
    expectShows(scene, "正在取消：正在撤销：添加 20 项任务")
    gate.open()
    try await scene.finishWork()
    expectShows(scene, "已取消：没有撤销任何操作")
  }
}
