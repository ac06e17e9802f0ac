import Testing
import TodoCore

@testable import TodoTUI

@Suite("What can be done while many items are written")
struct LongWorkTests {
  private let list = HeldList()

  @Test("Another write is refused at once with one line, and what was typed stays")
  func busy() async throws {
    let scene = try list.scene20()
    scene.press("u")
    try await list.gate.arrival()
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
    list.gate.open()
    try await scene.finishWork()
    scene.press("<ret>")
    #expect(scene.titles == ["first", "面包", "黄油"])
  }

  @Test("Who does not want to wait cancels and quits")
  func quit() async throws {
    let scene = try list.scene20()
    scene.press("u")
    try await list.gate.arrival()
    scene.press("<esc>q")
    #expect(scene.ending == .quit)
    list.gate.open()
  }

  @Test("A setting that is changed meanwhile is kept, after it")
  func settings() async throws {
    let scene = try list.scene20()
    scene.press("u")
    try await list.gate.arrival()
    scene.press("H")
    expectShows(scene, "done items are hidden")
    #expect(try scene.store.setting("hide_done") == nil)
    list.gate.open()
    try await scene.finishWork()
    #expect(try scene.store.setting("hide_done") == "1")
  }

  @Test("A group with many items: deleted or left, with progress", arguments: [true, false])
  func group(isCascade: Bool) async throws {
    let scene = try list.scene(manyItems: 600) { store in
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
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, " deleting ")
    expectShows(scene, "%, Ctrl-c cancels: group \"家\" (600 items)")
    scene.press("<c-c>")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: the group \"家\" stays as it was")
    #expect(try list.count() == 601)
    scene.press(isCascade ? "ddk<ret>" : "ddkk<ret>")
    try await scene.finishWork()
    let fate = isCascade ? " and its 600 items" : "; 600 items kept"
    expectShows(scene, "deleted the group \"家\"\(fate), u undoes")
    #expect(scene.state.list.source == .all)
    #expect(try list.count() == (isCascade ? 1 : 601))
    scene.press("u")
    try await scene.finishWork()
    expectShows(scene, "undone: delete group \"家\" (600 items)")
    #expect(try list.count() == 601)
    #expect(try scene.store.itemCount(inGroup: scene.state.groups[0].id) == 600)
  }

  @Test("A tag with many items: renamed or left, with progress", arguments: Language.allCases)
  func tag(_ language: Language) async throws {
    let isEnglish = language == .english
    let scene = try list.scene(language, manyItems: 300) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...300 { _ = try store.add(TodoDraft(title: "买 \(number)", tags: ["家"])) }
      }
      _ = try store.add(TodoDraft(title: "free"))
    }
    scene.press("g#家<ret>R<c-u>home<ret>")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, isEnglish ? "%, Esc cancels: #家 (300 items)" : "%，按 Esc 取消：标签 #家（300 项任务）")
    scene.press("<esc>")
    list.gate.open()
    try await scene.finishWork()
    expectShows(
      scene, isEnglish ? "cancelled: the tag #家 keeps its name" : "已取消：标签 #家 名称不变")
    #expect(try list.count(.anyTag(["家"])) == 300)
    scene.press("<esc>R<c-u>home<ret>")
    try await scene.finishWork()
    expectShows(
      scene, isEnglish ? "renamed the tag #家 to #home, u undoes" : "已将标签 #家 重命名为 #home，按 u 撤销")
    #expect(try list.count(.anyTag(["home"])) == 300)
    // The list goes on as that of the new name, with the same row.
    expectShows(scene, " #home      ")
    #expect(scene.state.list.selectedRow?.item.title == "买 1")
    scene.press("u")
    try await scene.finishWork()
    #expect(try list.count(.anyTag(["家"])) == 300)
  }
}
