import Testing
import TodoCore

@testable import TodoTUI

@Suite("What an empty list says")
struct EmptyTests {
  private func seed(_ store: TodoStore) throws {
    let group = try store.addGroup(named: "家")
    let item = try store.add(TodoDraft(title: "米", groupID: group.id))
    _ = try store.update(item.id, ItemPatch(done: true))
    _ = try store.addGroup(named: "空")
  }

  @Test("First start, and everything deleted", arguments: Language.allCases)
  func deleted(_ language: Language) throws {
    let isEnglish = language == .english
    let first = isEnglish ? "Nothing here yet." : "这里还没有任务。"
    let scene = try Scene(100, 10, language: language)
    expectShows(scene, first)
    scene.press("a米<ret>茶<ret><esc>Vdd<esc>")
    expectHides(scene, first)
    expectShows(
      scene,
      isEnglish
        ? "All items were deleted. u undoes, gr shows the trash, a adds a task."
        : "全部任务都已删除。按 u 撤销，按 gr 查看回收站，按 a 添加任务。")
    scene.press("u")
    #expect(scene.titles == ["米", "茶"])
  }

  @Test("A list whose items are all done and hidden, and one that is empty")
  func hidden() throws {
    let scene = try Scene(100, 10, seed: seed)
    scene.press("H")
    expectShows(scene, "All done. 1 item hidden: H shows them.")
    scene.press("hjjjjj")
    expectShows(scene, " > 家")
    expectShows(scene, "What is done is hidden; H shows it.")
    scene.press("Hj")
    expectShows(scene, " > 空")
    expectShows(scene, "Nothing in this list. a adds a task.")
  }

  @Test("Nothing found tells of hidden items only where some can be")
  func found() throws {
    let scene = try Scene(100, 10, seed: seed)
    scene.press("H/米")
    expectShows(scene, "Nothing found for \"米\". Esc clears the search. What is done is hidden;")
    scene.press("<ret>gt")
    expectShows(scene, "Nothing found for \"米\". Esc clears the search.")
    expectHides(scene, "hidden")
  }
}
