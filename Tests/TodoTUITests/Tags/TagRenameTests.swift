import Testing
import TodoCore

@testable import TodoTUI

@Suite("Renaming a tag")
struct TagRenameTests {
  private func scene(_ language: Language = .english) throws -> Scene {
    try .tagged(language, third: TodoDraft(title: "old", done: true, tags: ["bills"]))
  }

  @Test(
    "R gives the tag whose list is shown another name in all its items, as one step",
    arguments: Language.allCases)
  func rename(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try scene(language)
    scene.press("g#bil<ret>R")
    expectShows(scene, isEnglish ? " Rename #bills: bills" : " 重命名标签 #bills： bills")
    scene.press("<c-u>账 单<ret>")
    expectShows(
      scene,
      isEnglish ? "renamed the tag #bills to #账 单, u undoes" : "已将标签 #bills 重命名为 #账 单，按 u 撤销")
    #expect(scene.titles == ["rent", "old"])
    expectShows(scene, "#账 单 ")
    #expect(try scene.stored().map(\.tags) == [["家务", "账 单"], ["food"], ["账 单"]])
    #expect(try scene.store.count(TodoQuery(search: "bills")) == 0)
    #expect(try scene.store.count(TodoQuery(search: "账")) == 2)
    scene.press("gh")
    expectShows(
      scene, isEnglish ? "rename tag \"bills\" to \"账 单\"" : "将标签「bills」重命名为「账 单」")
    scene.press("u<esc>")
    #expect(try scene.stored().map(\.tags) == [["bills", "家务"], ["food"], ["bills"]])
    #expect(scene.state.tags.map(\.name) == ["bills", "food", "家务"])
    scene.press("U")
    #expect(try scene.stored()[2].tags == ["账 单"])
  }

  @Test("In the list of tags Alt-r renames the chosen one")
  func picker() throws {
    let scene = try scene()
    scene.press("g#家")
    expectShows(scene, "Alt-r rename")
    scene.press("<a-r><c-u>home 家<ret>")
    #expect(try scene.stored()[0].tags == ["bills", "home 家"])
    #expect(scene.state.list.source == .all)
  }

  @Test(
    "A name that other items have is asked for, and then both are one", arguments: Language.allCases
  )
  func merge(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try scene(language)
    scene.press("jc#bills <ret>g#food<ret>R<c-u>ＢＩＬＬＳ<ret>")
    expectShows(
      scene,
      isEnglish
        ? "3 items have the tag #bills already. Put those of #food under it too?"
        : "已有 3 项任务使用标签 #bills。要把 #food 的任务也归入这个标签吗")
    scene.press("n")
    #expect(try scene.stored()[1].tags == ["bills", "food"])
    scene.press("R<c-u>bills<ret>y")
    #expect(try scene.stored().map(\.tags) == [["bills", "家务"], ["bills"], ["bills"]])
    #expect(scene.state.tags.map(\.name) == ["bills", "家务"])
    #expect(scene.titles == ["rent", "milk", "old"])
    scene.press("u")
    #expect(try scene.stored()[1].tags == ["bills", "food"])
  }

  @Test(
    "Another way of writing it changes no item; a blank name and a list without a name are refused")
  func others() throws {
    let scene = try scene()
    scene.press("R")
    expectShows(scene, "this is neither a group nor a tag")
    scene.press("g#bills<ret>R<c-u>  <ret>")
    expectShows(scene, "a name can't be blank")
    scene.press("<c-u>Bills<ret>")
    expectShows(scene, "the tag is written #Bills now")
    #expect(try scene.stored()[0].tags == ["Bills", "家务"])
    #expect(try scene.store.history(limit: 1).first?.action == .addItem)
  }
}
