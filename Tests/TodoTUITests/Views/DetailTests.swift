import Testing
import TodoCore

@testable import TodoTUI

@Suite("The detail pane")
struct DetailTests {
  @Test("A very long title costs no more than the part on the screen")
  func longTitle() throws {
    // Wrapping all of it again and again took seconds for a key.
    let scene = try Scene(
      200, 50, seed: items(String(repeating: "漢字 and a word ", count: 20_000), "next"))
    let start = ContinuousClock.now
    scene.press("jkjkllGgg")
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(scene.state.detailScroll == 0)
    scene.press("jj")
    #expect(scene.state.detailScroll == 2)
  }

  @Test("It scrolls to its last line and no further", arguments: Language.allCases)
  func scrolling(_ language: Language) throws {
    let scene = try Scene(130, 12, language: language) { store in
      let notes = (1...40).map { "第\($0)行" }.joined(separator: "\n")
      let item = try store.add(TodoDraft(title: "a", notes: notes))
      _ = try store.update(item.id, ItemPatch(done: true))
    }
    let item = try #require(try scene.stored().first)
    let times = scene.state.strings.times(of: item)
    #expect(times.count == item.timeCount)
    scene.press("lG")
    expectShows(scene, "第40行")
    expectShows(scene, times[times.count - 1])
    let end = scene.state.detailScroll
    // Title, blank, status and blank before the notes, a blank after them, ten rows on the screen.
    #expect(end == 45 + times.count - 10)
    scene.press("j<pagedown>")
    #expect(scene.state.detailScroll == end)
    scene.press("gg")
    expectShows(scene, "第1行")
  }

  @Test("Lines are broken between words and wide characters, and only as many as asked for")
  func wrapping() {
    #expect(TextWrap.lines("one two three", columns: 7) == ["one two", "three"])
    #expect(TextWrap.lines("漢字漢字", columns: 5) == ["漢字", "漢字"])
    #expect(TextWrap.lines("abcdefgh", columns: 3) == ["abc", "def", "gh"])
    #expect(TextWrap.lines("a\n\nb", columns: 3) == ["a", "", "b"])
    #expect(TextWrap.lines("", columns: 3) == [""])
    #expect(TextWrap.lines("one two three", columns: 3, limit: 2) == ["one", "two"])
    #expect(TextWrap.lines("a\nb\nc", columns: 3, limit: 2) == ["a", "b"])
  }

  @Test("What is done is not late", arguments: Language.allCases)
  func doneIsNotLate(_ language: Language) throws {
    let scene = try Scene(130, 12, language: language, seed: items("迟"))
    scene.press("cdyesterday<ret>")
    expectShows(scene, language == .english ? "(1 day late)" : "（已逾期 1 天）")
    scene.press("x")
    expectShows(scene, language == .english ? "29 Nov 2026 (yesterday)" : "（昨天）")
    scene.press("cd<c-u>2026-11-20<ret>")
    expectShows(scene, language == .english ? "(10 days ago)" : "（10 天前）")
  }
}
