import Testing
import TodoCore

@testable import TodoTUI

@Suite("Notes in an editor of one's own")
struct EditorTests {
  /// An editor that gives the same answer each time, and may do something else meanwhile.
  private final class Fake: TextEditor {
    var outcome: EditedOutside
    var seen: [String] = []
    var meanwhile: () -> Void = {}

    init(_ outcome: EditedOutside) { self.outcome = outcome }

    func edit(_ text: String) -> EditedOutside {
      seen.append(text)
      meanwhile()
      return outcome
    }
  }

  private func scene(_ editor: Fake, _ language: Language = .english) throws -> Scene {
    try Scene(80, 16, language: language, editor: editor) { store in
      _ = try store.add(TodoDraft(title: "买燕麦奶", notes: "两盒\n"))
      _ = try store.add(TodoDraft(title: "Bread"))
    }
  }

  @Test("from the list: what was written is saved, as one step of undo")
  func fromList() throws {
    let editor = Fake(.text("两盒\n无糖"))
    let scene = try scene(editor).press("E")
    #expect(editor.seen == ["两盒\n"])
    #expect(try scene.stored().map(\.notes) == ["两盒\n无糖", ""])
    #expect(scene.state.mode == .browse)
    #expect(scene.screen.contains("saved \"买燕麦奶\""))
    scene.press("u")
    #expect(try scene.stored()[0].notes == "两盒\n")
  }

  @Test(
    "from the form: it goes into the field, where it can be taken back, and is saved with the rest")
  func fromForm() throws {
    let editor = Fake(.text("outside"))
    let scene = try scene(editor).press("je!<f4>")
    #expect(editor.seen == [""])
    #expect(scene.screen.contains("Bread!") && scene.screen.contains(">Notes     outside"))
    #expect(try scene.stored()[1].notes.isEmpty)
    scene.press("<c-_>")
    #expect(!scene.screen.contains("outside"))
    scene.press("<f4><f2>")
    #expect(try scene.stored()[1].title == "Bread!" && scene.stored()[1].notes == "outside")
  }

  @Test("left as it is, nothing is written")
  func unchanged() throws {
    let scene = try scene(Fake(.unchanged)).press("E")
    #expect(scene.state.mode == .browse && scene.state.message == .notesUnchanged)
    #expect(try scene.store.nextUndo(.own)?.action == .addItem)
  }

  @Test(
    "a failing one is told in a line that says what to do, and where what was written is",
    arguments: [
      (EditorError.notFound("vim9"), "\"vim9\": set VISUAL or EDITOR", "把 VISUAL 或 EDITOR 设为"),
      (.ended("vi", status: 1, file: nil), "ended with 1, the notes are as", "以状态 1 退出"),
      (.ended("vi", status: -9, file: "/t/n"), "by signal 9, the notes", "被信号 9 终止"),
      (.notText(file: "/t/n"), "what was written is in /t/n", "写下的内容在 /t/n"),
    ])
  func failing(error: EditorError, english: String, chinese: String) throws {
    let scene = try scene(Fake(.failed(error))).press("E")
    #expect(scene.screen.contains(english))
    #expect(try scene.stored()[0].notes == "两盒\n")
    let translated = try self.scene(Fake(.failed(error)), .simplifiedChinese).press("e<f4>")
    #expect(translated.screen.contains(chinese))
    guard case .edit = translated.state.mode else {
      Issue.record("the form is closed")
      return
    }
  }

  @Test(
    "a failing one is told whole: the hints go first, then it takes more lines",
    arguments: [(80, 24), (60, 16), (30, 18)])
  func failingLong(columns: Int, rows: Int) throws {
    let file = "/tmp/mytodo-0123456789/读书笔记.txt"
    let editor = Fake(.failed(.ended("/home/someone/bin/ed_fail.sh", status: 3, file: file)))
    let scene = try Scene(columns, rows, editor: editor, seed: items("买燕麦奶", "b")).press("E")
    let told = scene.screen.split(separator: "\n").suffix(rows / 3).map { $0.dropFirst() }
    #expect(told.joined().contains("读书笔记.txt"), "\(scene.screen)")
    expectHides(scene, "? help")
    guard case .edit = scene.state.mode else { return }
    scene.press("<esc>j")
    expectShows(scene, "? help")
    expectShows(scene, " [ ]     买燕麦奶")
  }

  @Test("a message that needs two lines leaves the list the rest")
  func failingScreen() throws {
    let error = EditorError.ended("vi", status: 3, file: "/tmp/mytodo-0123456789/读书笔记.txt")
    let scene = try Scene(70, 8, editor: Fake(.failed(error)), seed: items("买燕麦奶", "b"))
    scene.press("jE")
    expectScreen(
      scene.screen,
      """
       All                                            [ ] hide done  2 of 2
       [ ]     买燕麦奶
      >[ ]     b



       "vi" ended with 3, the notes are as they were; what was written is
       in /tmp/mytodo-0123456789/读书笔记.txt
      """)
  }

  @Test(
    "what another window wrote into the notes meanwhile is shown beside it, and neither is lost")
  func clash() throws {
    let editor = Fake(.text("mine"))
    let scene = try scene(editor)
    let id = try #require(scene.state.list.selection)
    editor.meanwhile = { _ = try? scene.store.update(id, ItemPatch(notes: "theirs")) }
    scene.press("E")
    #expect(scene.screen.contains("Notes (yours): mine"))
    #expect(scene.screen.contains("Notes (theirs): theirs"))
    #expect(try scene.stored()[0].notes == "theirs")
    scene.press("kk<ret>")
    #expect(try scene.stored()[0].notes == "mine")
  }
}
