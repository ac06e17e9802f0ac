import Testing
import TodoCore

@testable import TodoTUI

@Suite("The edit form")
struct FormTests {
  @Test("All fields are edited and written, in one step of undo")
  func fields() throws {
    let scene = try Scene(80, 16) { store in
      _ = try store.addGroup(named: "Work")
      _ = try store.add(TodoDraft(title: "a"))
    }
    scene.press("e 漢字<tab><space><tab>wor<down><tab><right><right><tab>fri 9:00<tab>家 #x<tab>")
    scene.press("one<ret>二")
    expectShows(scene, "Title     a 漢字")
    expectShows(scene, "[x] done")
    expectShows(scene, "!! medium")
    expectShows(scene, "Fri 4 Dec 2026 09:00 (in 4 days)")
    expectShows(scene, "one")
    scene.press("<f2>")
    #expect(scene.state.mode == .browse)
    let item = try #require(try scene.stored().first)
    #expect(item.title == "a 漢字" && item.done && item.priority == .medium)
    #expect(item.groupID == scene.state.groups[0].id)
    #expect(item.due == DueDate(day: Scene.today + 4, minute: 540))
    #expect(item.tags == ["x", "家"])
    #expect(item.notes == "one\n二")
    scene.press("u")
    #expect(try scene.stored()[0].title == "a")
    #expect(try scene.stored()[0].notes == "")
  }

  @Test("An unknown group is shown as new and made when saving")
  func newGroup() throws {
    let scene = try Scene(80, 16, seed: items("a"))
    scene.press("e<tab><tab>购物")
    expectShows(scene, "new group \"购物\"")
    scene.press("<ret>")
    expectShows(scene, "@购物")
    #expect(scene.state.groups.map(\.name) == ["购物"])
    scene.press("e<tab><tab><c-u><ret>")
    #expect(try scene.stored()[0].groupID == nil)
  }

  @Test("Esc closes an untouched form at once and asks over a changed one")
  func leave() throws {
    let scene = try Scene(80, 16, seed: items("a"))
    scene.press("e<tab><tab><esc>")
    #expect(scene.state.mode == .browse)
    scene.press("eb<esc>")
    expectShows(scene, "The changes are not saved.")
    expectShows(scene, " > St[a]y in the form")
    scene.press("<esc>")
    expectShows(scene, "Title     ab")
    scene.press("<esc>k<ret>")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored()[0].title == "a")
    scene.press("ec<esc>kk<ret>")
    #expect(try scene.stored()[0].title == "ac")
  }

  @Test("A blank title or a bad date is refused with everything kept")
  func refused() throws {
    let scene = try Scene(80, 16, seed: items("a"))
    scene.press("e<c-u> <ret>")
    expectShows(scene, "a title can't be blank")
    scene.press("b<tab><tab><tab><tab>2026-02-30<ret>")
    expectShows(scene, "not a date: \"2026-02-30\"")
    expectShows(scene, "Due       2026-02-30")
    #expect(try scene.stored()[0].title == "a")
    scene.press("<c-u><ret>")
    #expect(try scene.stored()[0].title == "b")
  }

  @Test("Every printable key is text in a text field")
  func printable() throws {
    let scene = try Scene(80, 16, seed: items("a"))
    let text = String((33...126).map { Character(Unicode.Scalar($0)) })
    scene.press("e<c-u>").play(text.map { .key(Key($0)) }).press("<ret>")
    #expect(try scene.stored()[0].title == text)
  }

  @Test("A resize keeps the text, the caret and the field")
  func resize() throws {
    let scene = try Scene(80, 24, seed: items("x"))
    scene.press("e<c-u>abc漢")
    for (columns, rows) in [(40, 10), (20, 5), (1, 1), (5, 3), (200, 2), (120, 30)] {
      scene.play([.resize(Size(columns: columns, rows: rows))])
    }
    expectShows(scene, "Title     abc漢")
    scene.press("d<ret>")
    #expect(try scene.stored()[0].title == "abc漢d")
  }

  @Test("Tab goes round all fields, Shift-Tab back")
  func order() throws {
    let scene = try Scene(80, 16, seed: items("x"))
    scene.press("e")
    var seen: [FormField] = []
    for _ in FormField.allCases {
      guard case .edit(let form) = scene.state.mode else { break }
      seen.append(form.focus)
      scene.press("<tab>")
    }
    #expect(seen == FormField.allCases)
    scene.press("<s-tab>")
    guard case .edit(let form) = scene.state.mode else { return }
    #expect(form.focus == .notes)
  }

  @Test("In the notes Up goes from the first row to the field above, by a key that can be another")
  func aboveNotes() throws {
    for (configuration, key) in [("", "<up>"), ("[keys]\nfield-above = <a-k>", "<a-k>")] {
      let scene = try Scene(80, 16, configuration: configuration) { store in
        _ = try store.add(TodoDraft(title: "米", notes: "一\n二"))
      }
      scene.press("cn" + key + "x")
      guard case .edit(let form) = scene.state.mode else { continue }
      #expect(
        form.focus == .notes && form.notes.text.split(separator: "\n").first?.hasSuffix("x") == true
      )
      scene.press(key + "冷")
      expectShows(scene, "Tags      冷")
    }
  }

  @Test("A long title shows its beginning while another field has the focus")
  func longTitle() throws {
    let scene = try Scene(40, 12, seed: items("第一个字 " + String(repeating: "长", count: 40) + " end"))
    scene.press("e")
    expectHides(scene, "第一个字")
    scene.press("<tab>")
    expectShows(scene, "第一个字")
  }

  @Test("Page keys go through the notes by the rows that are shown")
  func pages() throws {
    let scene = try Scene(80, 17) { store in
      let notes = (1...30).map { "第\($0)行" }.joined(separator: "\n")
      _ = try store.add(TodoDraft(title: "a", notes: notes))
    }
    scene.press("cn<pageup>")
    // Seven rows are left to the notes.
    expectShows(scene, "第24行")
    expectHides(scene, "第31行")
    expectHides(scene, "第23行")
    scene.press("<pageup>")
    expectShows(scene, "第18行")
    expectHides(scene, "第25行")
  }

  @Test("cn opens the notes")
  func notes() throws {
    let scene = try Scene(80, 16, seed: items("x"))
    scene.press("cnq<ret>j<a-ret>")
    #expect(try scene.stored()[0].notes == "q\nj")
  }
}
