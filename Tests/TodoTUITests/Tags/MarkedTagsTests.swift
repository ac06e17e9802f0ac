import Testing
import TodoCore

@testable import TodoTUI

@Suite("Tags of all that are marked")
struct MarkedTagsTests {
  private func scene(_ language: Language = .english) throws -> Scene {
    try .tagged(language, third: TodoDraft(title: "面包"))
  }

  @Test(
    "c# adds tags to all of them and takes others off, as one step", arguments: Language.allCases)
  func addAndRemove(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try scene(language)
    scene.press("Vc#")
    expectShows(scene, isEnglish ? " Tags of 3 marked:" : " 标记的 3 项任务的标签：")
    expectShows(
      scene, isEnglish ? "a word adds a tag, -word takes one off" : "输入标签名添加，前加 - 去掉")
    scene.press("新 #food -bi<tab> -#家务")
    expectShows(scene, "新 #food -#bills -#家务")
    expectShows(
      scene, isEnglish ? " #food  #新 (new)  -#bills  -#家务" : " #food  #新（新）  -#bills  -#家务")
    scene.press("<ret>")
    expectShows(
      scene,
      isEnglish
        ? "tags of 3 items: #food #新 -#bills -#家务, u undoes"
        : "3 项任务的标签：#food #新 -#bills -#家务，按 u 撤销")
    #expect(try scene.stored().map(\.tags) == [["food", "新"], ["food", "新"], ["food", "新"]])
    #expect(scene.state.tags.map(\.name) == ["food", "新"])
    #expect(try scene.store.count(TodoQuery(search: "新")) == 3)
    scene.press("u")
    expectShows(scene, isEnglish ? "undone: tags of 3 items" : "已撤销：修改 3 项任务的标签")
    #expect(try scene.stored().map(\.tags) == [["bills", "家务"], ["food"], []])
    #expect(try scene.store.count(TodoQuery(search: "新")) == 0)
  }

  @Test("Names with blanks stand in quotes, to be added and to be taken off; Tab writes them so")
  func quoted() throws {
    let scene = try scene()
    scene.press(##"Vc#"two words" #"红 包"<ret>"##)
    expectShows(scene, "tags of 3 items: #two words #红 包")
    scene.press(##"c#-#"two words" -红<tab>"##)
    expectShows(scene, ##"-#"红 包""##)
    expectShows(scene, "-#two words  -#红 包")
    scene.press("<ret>")
    #expect(try scene.stored().map(\.tags) == [["bills", "家务"], ["food"], []])
  }

  @Test(
    "Only what changes counts; what is not there can't be taken off; one mark is one item's line")
  func edges() throws {
    let scene = try scene()
    scene.press("mmc#food<ret>")
    expectShows(scene, "tags of 1 item: #food")
    scene.press("c#-nix<ret>")
    expectShows(scene, "no tag matches \"nix\"")
    expectShows(scene, "Tags of 2 marked: -nix")
    scene.press(##"<c-u>\-minus<ret>"##)
    #expect(
      try scene.stored().map(\.tags) == [
        ["-minus", "bills", "food", "家务"], ["-minus", "food"], [],
      ])
    scene.press("<esc>Gmc#")
    expectShows(scene, " Tags of \"面包\":")
  }

  @Test("Above a hundred it is asked, with what will be done")
  func many() throws {
    let scene = try Scene(90, 12) { store in
      for number in 1...120 { _ = try store.add(TodoDraft(title: "第 \(number)")) }
    }
    scene.press("Vc#批<ret>")
    expectShows(scene, "Change the tags of 120 items: #批? It is one step of undo.")
    scene.press("y")
    #expect(try scene.store.count(TodoQuery(filter: .anyTag(["批"]))) == 120)
    scene.press("u")
    #expect(try scene.store.count(TodoQuery(filter: .anyTag(["批"]))) == 0)
  }
}
