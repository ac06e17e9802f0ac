import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Questions")
struct ChoiceTests {
  @Test("Their answers have letters, which give them at once")
  func leaving() throws {
    let scene = try Scene(60, 16, seed: items("买米"))
    scene.press("e 2<esc>")
    expectShows(scene, "   [S]ave")
    expectShows(scene, "   [D]iscard")
    expectShows(scene, " > St[a]y in the form")
    scene.press("a")
    expectShows(scene, ">Title     买米 2")
    scene.press("<esc>S")
    expectShows(scene, "saved \"买米 2\"")
    scene.press("e3<esc>d")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored()[0].title == "买米 2")
  }

  @Test("In Chinese the letter stands behind")
  func chinese() throws {
    let scene = try Scene(60, 16, language: .simplifiedChinese, seed: items("买米"))
    scene.press("e好<esc>")
    for text in ["   保存(S)", "   放弃修改(D)", " > 继续编辑(A)"] { expectShows(scene, text) }
    scene.press("s")
    #expect(try scene.stored()[0].title == "买米好")
    scene.press("S")
    expectShows(scene, "按截止日期(D)")
  }

  @Test("Keys pressed once too often answer nothing")
  func tooOften() throws {
    let scene = try Scene(80, 14) { store in
      let group = try store.addGroup(named: "家")
      _ = try store.add(TodoDraft(title: "a", groupID: group.id))
    }
    scene.press("hGkdd")
    expectShows(scene, "   Keep the 1 item, [w]ithout a group")
    expectShows(scene, "   Delete the 1 [i]tem too")
    scene.press("dd")
    expectShows(scene, " > [C]ancel")
    scene.press("w")
    #expect(try scene.stored().map(\.title) == ["a"])
    #expect(scene.state.groups.isEmpty)
  }

  @Test("Yes and no are named too")
  func yesNo() throws {
    let scene = try Scene(60, 12)
    scene.play([.paste("米 #家\n茶")])
    expectShows(scene, " > Add 2 items (Y)")
    expectShows(scene, "   Add them with all of it as title (T)")
    expectShows(scene, "   Cancel (N)")
    scene.press("t")
    #expect(scene.titles == ["米 #家", "茶"])
  }

  @Test("No two answers of a question have the same letter", arguments: Language.allCases)
  func distinct(_ language: Language) {
    let item = TodoItem(id: UUID(), title: "x", createdAt: Date(timeIntervalSince1970: 0))
    let group = TodoGroup(id: UUID(), name: "g")
    let questions: [Choice.Question] = [
      .deleteGroup(group, count: 2), .sort(.arrival), .leaveForm, .itemGone,
      .clash(fields: [], current: item),
    ]
    for question in questions {
      let choice = Choice(question)
      let labels = choice.answers.indices.map { AnswerKeys(choice, keys: .standard).label(of: $0) }
      #expect(!labels.contains(nil), "\(question)")
      #expect(Set(labels).count == labels.count, "\(question)")
    }
  }
}
