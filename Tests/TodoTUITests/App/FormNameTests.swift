import Testing
import TodoCore

@testable import TodoTUI

@Suite("Names in the edit form")
struct FormNameTests {
  private func scene(_ language: Language = .english, rows: Int = 16) throws -> Scene {
    try Scene(80, rows, language: language) { store in
      let work = try store.addGroup(named: "Work")
      _ = try store.addGroup(named: "Workshop")
      _ = try store.addGroup(named: "购物")
      _ = try store.add(TodoDraft(title: "买米", groupID: work.id, tags: ["家务"]))
      _ = try store.add(TodoDraft(title: "b", tags: ["账单"]))
    }
  }

  private func focus(_ scene: Scene) -> FormField? {
    if case .edit(let form) = scene.state.mode { form.focus } else { nil }
  }

  @Test("Down and Up go from field to field through all of them and change nothing")
  func arrows() throws {
    let scene = try scene()
    scene.press("e")
    for field in FormField.allCases.dropFirst() {
      scene.press("<down>")
      #expect(focus(scene) == field)
    }
    for field in FormField.allCases.reversed().dropFirst() {
      scene.press("<up>")
      #expect(focus(scene) == field)
    }
    expectShows(scene, "Group     Work")
    scene.press("<esc>")
    // Nothing was changed, so nothing is asked.
    #expect(scene.state.mode == .browse)
  }

  @Test("In the notes Up goes by rows, and from the first one to the field above")
  func notes() throws {
    let scene = try scene()
    scene.press("cn一<ret>二<up>x")
    #expect(focus(scene) == .notes)
    scene.press("<up>")
    #expect(focus(scene) == .tags)
    scene.press("<f2>")
    #expect(try scene.stored()[0].notes == "一x\n二")
  }

  @Test("After typing Down goes through the matches; Enter takes one and stays, Esc takes it back")
  func matches() throws {
    let scene = try scene()
    scene.press("e<down><down>")
    expectShows(scene, "Ctrl-n names")
    scene.press("<c-u>wor")
    expectShows(scene, "new group \"wor\"  (Work  Workshop)")
    expectShows(scene, "Down names")
    scene.press("<down><down>")
    expectShows(scene, ">Group     Workshop")
    expectShows(scene, "Work  [Workshop]")
    scene.press("<esc>")
    expectShows(scene, ">Group     wor")
    scene.press("k<down><down><ret>")
    expectShows(scene, ">Group     Workshop")
    #expect(focus(scene) == .group)
    // It is taken: now the arrows go on.
    scene.press("<down>")
    #expect(focus(scene) == .priority)
    scene.press("<ret>")
    expectShows(scene, "moved \"买米\" to Workshop, u undoes")
  }

  @Test("Tab takes a match and goes on; F2 saves what is seen")
  func taking() throws {
    let scene = try scene()
    scene.press("e<tab><tab><c-u>购<down><tab>")
    #expect(focus(scene) == .priority)
    expectShows(scene, "Group     购物")
    scene.press("<s-tab><c-u>shop<down><f2>")
    expectShows(scene, "moved \"买米\" to Workshop")
  }

  @Test("Without typing Ctrl-n asks for the names", arguments: Language.allCases)
  func asking(_ language: Language) throws {
    let scene = try scene(language)
    scene.press("e<down><down>")
    expectShows(scene, language == .english ? "Ctrl-n names" : "Ctrl-n 选名称")
    scene.press("<c-n>")
    expectShows(scene, "Work  [Workshop]  购物")
    scene.press("<esc><esc>")
    #expect(scene.state.mode == .browse)
    scene.press("e<up><up><c-n>")
    expectShows(scene, "#家务 #账单")
    expectShows(scene, "[账单]")
    scene.press("<ret><down>")
    #expect(focus(scene) == .notes)
  }

  @Test("What is typed and matches nothing leaves Down to the fields")
  func noMatch() throws {
    let scene = try scene()
    scene.press("e<down><down><c-u>新<down>")
    #expect(focus(scene) == .priority)
    expectShows(scene, "Group     新   new group \"新\"")
  }

  @Test("No row moves when the focus goes from field to field", arguments: [8, 12, 24])
  func rows(_ height: Int) throws {
    let scene = try scene(rows: height)
    func places() -> [String] {
      scene.screen.split(separator: "\n").map { row in
        String(row.drop { $0 != "│" }.dropFirst(2).prefix(8))
      }
    }
    guard height > 10 else {
      // A form that scrolls shows the field and, in the last row, what is told of it.
      scene.press("e<up><up>")
      expectShows(scene, ">Tags")
      expectShows(scene, "#家务  (#账单)")
      return
    }
    scene.press("e")
    let start = places().prefix(9)
    for _ in FormField.allCases {
      scene.press("<down>")
      #expect(places().prefix(9) == start)
    }
  }
}
