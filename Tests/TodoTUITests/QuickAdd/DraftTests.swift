import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Drafts of lines")
struct DraftTests {
  private let file = ListFile()
  private var path: String { file.path }

  @Test("a opens an empty line, Up brings the draft in with the caret behind it, Down puts it back")
  func offered() throws {
    let scene = try Scene(80, 10)
    scene.press("a买米 明天<esc>")
    expectShows(scene, "kept as a draft, a Up brings it back")
    #expect(try scene.stored().isEmpty)
    scene.press("ja")
    expectScreen(
      scene.screen,
      """
       All                                                           [ ] hide done  0
       Lists              │ Nothing here yet. Press a to add your first task, ? for
       > All            0 │ help.
         Today          0 │
         Upcoming       0 │
         Overdue        0 │
         Done          0 v│
       Add:
       e.g. Pay rent tomorrow 9am @Home !!! #bills
       Up: the draft "买米 明天"                                  Enter ok  Esc close
      """)
    scene.press("<up>半")
    expectShows(scene, " Add: 买米 明天半")
    expectShows(scene, "Down puts the draft back, Ctrl-u Esc drops it")
    scene.press("<down>茶<ret>")
    #expect(scene.titles == ["茶"])
    scene.press("<up><backspace><ret><esc>")
    #expect(scene.titles == ["茶", "买米"])
    scene.press("a")
    expectHides(scene, "draft")
  }

  @Test("It is dropped by emptying the line, which is said", arguments: Language.allCases)
  func dropped(_ language: Language) throws {
    let scene = try Scene(80, 10, language: language)
    scene.press("a米<esc>a")
    expectShows(scene, language == .english ? "Up: the draft \"米\"" : "Up：草稿「米」")
    scene.press("<up>")
    expectShows(
      scene,
      language == .english
        ? "Down puts the draft back, Ctrl-u Esc drops it" : "按 Down 放回草稿，Ctrl-u Esc 丢弃")
    scene.press("<c-u><esc>")
    expectShows(scene, language == .english ? "the draft is dropped" : "草稿已丢弃")
    scene.press("a")
    expectHides(scene, language == .english ? "draft" : "草稿")
    #expect(try scene.store.settings()["drafts"] == nil)
  }

  @Test("Of several the newest comes first, and what was typed in any of them stays")
  func several() throws {
    let scene = try Scene(80, 10)
    scene.press("a茶<esc>")
    scene.play([.paste("米")]).press("<esc>a")
    expectShows(scene, "Up: the draft \"米\" and 1 more")
    scene.press("油<up>饭<up><up>")
    expectShows(scene, " Add: 茶")
    scene.press("<down>")
    expectShows(scene, " Add: 米饭")
    scene.press("<down><down>")
    expectShows(scene, " Add: 油")
    scene.press("<up><up><ret>")
    #expect(scene.titles == ["茶"])
    #expect(try scene.store.settings()["drafts"] == "米饭\n油")
    scene.press("<up><esc>a<up>")
    expectShows(scene, " Add: 油")
  }

  @Test("A restart keeps it; what Backspace made plain stays plain till then")
  func restart() throws {
    let first = try Scene(80, 10, path: path)
    first.press("a#家<backspace> 米<esc>a<up>a<esc>")
    let scene = try Scene(80, 10, path: path)
    scene.press("a<up>")
    expectShows(scene, " Add: #家 米a")
    first.press("a<up><ret>")
    #expect(try first.stored().map(\.title) == ["#家 米a"])
  }

  @Test("Two windows keep all that was typed and searched for, and one uses up the other's draft")
  func windows() throws {
    let first = try Scene(80, 10, path: path)
    let second = try Scene(80, 10, path: path)
    first.press("a米<esc>/大<ret><esc>")
    second.press("a茶<esc>/小<ret><esc>")
    first.press("a油<esc>/大 杯<ret><esc>")
    let settings = try first.store.settings()
    #expect(settings["drafts"] == "米\n茶\n油")
    #expect(settings["searches"] == "大\n小\n大 杯")
    second.press("a")
    expectShows(second, "Up: the draft \"油\" and 2 more")
    second.press("<up><up><ret><esc>")
    #expect(second.titles == ["茶"])
    first.press("a<up>")
    expectShows(first, " Add: 油")
    first.press("<up>")
    expectShows(first, " Add: 米")
    first.press("<esc>/<c-p><c-p>")
    #expect(first.state.list.search.text == "小")
  }

  @Test("While another program is writing they wait, and are put to what it has written")
  func later() throws {
    let scene = try Scene(80, 10, path: path)
    try TodoStore(path: path, author: Author(.window)).set("drafts", to: "茶")
    let other = OtherWriter(path: path)
    scene.press("a米<esc>a")
    expectShows(scene, "Up: the draft \"米\" and 1 more")
    scene.press("<up><c-u>油<esc>")
    other.end()
    scene.play([.wake])
    #expect(try scene.store.settings()["drafts"] == "茶\n油")
  }

  @Test(
    "A signal keeps the open line, also below the help and a question",
    arguments: ["", "<f1>"], [Input.terminate(15), .closed])
  func signal(_ over: String, _ end: Input) throws {
    let terminal = ScriptedTerminal(
      size: Size(columns: 80, rows: 10), colours: 256,
      batches: [try #require(Key.sequence("a买米" + over)).map(Input.key), [end]])
    let program = Program(
      terminal: terminal, store: try TodoStore(path: path, author: Author(.window)),
      background: nil, language: .english, clock: { DueDate(day: Scene.today, minute: 0) },
      wakeUp: {})
    #expect(program.run() == (end == .closed ? .closed : .terminated(15)))
    let scene = try Scene(80, 10, path: path)
    scene.press("a")
    expectShows(scene, "Up: the draft \"买米\"")
  }

  @Test(
    "Esc in any other line keeps what was typed, for the same line",
    arguments: [
      ("i", "i<end>杯", "i", ">[ ]     牛奶杯", "saved \"牛奶杯\""),
      ("cd", "cd2026-12-24", "cd", "Due \"牛奶\": 2026-12-24", "24 Dec"),
      ("c#", "c#冷 藏", "c#", "Tags of \"牛奶\": 冷 藏", "#冷 #藏"),
      ("A", "gahA家", "A", "New group: 家", " 家"),
      ("cd", "vjvcd2026-12-24", "cd", "marked: 2026-12-24", "24 Dec"),
    ])
  func others(_ key: String, _ typing: String, _ again: String, _ line: String, _ after: String)
    throws
  {
    let scene = try Scene(80, 14, seed: items("牛奶", "bread"))
    scene.press(typing + "<esc>")
    expectShows(scene, "kept as a draft, \(key) Up brings it back")
    scene.press(again)
    expectShows(scene, "Up: the draft \"")
    expectHides(scene, line)
    scene.press("<up>")
    expectShows(scene, line)
    scene.press("<ret>")
    expectShows(scene, after)
    scene.press(again)
    expectHides(scene, "the draft")
  }

  @Test("A draft of one item is offered to no other, and what was not changed is none")
  func own() throws {
    let scene = try Scene(80, 14, seed: items("牛奶", "bread"))
    scene.press("i<esc>")
    expectHides(scene, "kept as a draft")
    scene.press("i!<esc>ji")
    expectHides(scene, "the draft")
    scene.press("<esc>ki<up>")
    expectShows(scene, ">[ ]     牛奶!")
  }

  @Test("The name that was typed for a tag stays at hand where another tag has it")
  func renaming() throws {
    let scene = try Scene(80, 14) { store in
      _ = try store.add(TodoDraft(title: "牛奶", tags: ["买"]))
      _ = try store.add(TodoDraft(title: "bread", tags: ["家"]))
    }
    scene.press("g#家<ret>R<c-u>买<ret>")
    expectShows(scene, "Put those of #家 under it too?")
    scene.press("<esc>R<up>")
    expectShows(scene, "Rename #家: 买")
  }
}
