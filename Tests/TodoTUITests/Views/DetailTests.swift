import Testing
import TodoCore
import TodoText

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
    expectShows(scene, times[times.count - 1].text)
    let end = scene.state.detailScroll
    // Title, blank, status and blank before the notes, a blank after them, ten rows on the screen.
    #expect(end == 45 + times.count - 10)
    scene.press("j<pagedown>")
    #expect(scene.state.detailScroll == end)
    scene.press("gg")
    expectShows(scene, "第1行")
  }

  @Test("Tabs in notes are blanks, and signs tell that there is more")
  func tabsAndSigns() throws {
    let scene = try Scene(130, 9) { store in
      let notes = "\t买\tx\n" + (1...9).map { "第\($0)行" }.joined(separator: "\n")
      _ = try store.add(TodoDraft(title: "a", notes: notes))
    }
    expectShows(scene, "    买  x")
    let last = try #require(scene.screen.split(separator: "\n").dropLast().last)
    #expect(last.hasSuffix(" v"))
    scene.press("/x<ret>lG")
    expectHides(scene, " v\n")
    #expect(scene.screen.split(separator: "\n")[1].hasSuffix(" ^"))
  }

  @Test("The side bar tells that there are more groups", arguments: Language.allCases)
  func sidebar(_ language: Language) throws {
    let scene = try Scene(80, 10, language: language) { store in
      for number in 10...30 { _ = try store.addGroup(named: "分组\(number)") }
    }
    expectShows(scene, "0 v│")
    expectHides(scene, "^")
    scene.press("hG")
    expectShows(scene, "^│")
    expectHides(scene, "v│")
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
    let scene = try Scene(150, 12, language: language, seed: items("迟"))
    scene.press("cdyesterday<ret>")
    expectShows(scene, language == .english ? "(1 day late)" : "（已逾期 1 天）")
    scene.press("x")
    expectShows(scene, language == .english ? "29 Nov 2026 (yesterday)" : "（昨天）")
    scene.press("cd<c-u>2026-11-20<ret>")
    expectShows(scene, language == .english ? "(10 days ago)" : "（10 天前）")
  }

  @Test("Values stand below each other, whatever the labels are", arguments: Language.allCases)
  func columns(_ language: Language) throws {
    let scene = try Scene(130, 16, language: language) { store in
      let group = try store.addGroup(named: "家")
      _ = try store.add(
        TodoDraft(
          title: "米", groupID: group.id, priority: .high, due: DueDate(day: Scene.today),
          tags: ["账单"]))
    }
    guard let area = scene.state.layout.detail else { return }
    let values = ["[ ]", "家", "!!!", language == .english ? "Mon" : "2026年", "#账单", "2026-"]
    let detail = scene.screen.split(separator: "\n").dropFirst().map { row in
      String(row.reversed().prefix { $0 != "│" }.reversed())
    }
    let places = values.compactMap { value in
      detail.first { $0.contains(value) && !$0.hasPrefix(" 米") }.flatMap { row in
        row.range(of: value).map { DisplayWidth.of(String(row[..<$0.lowerBound])) }
      }
    }
    #expect(places.count == values.count && Set(places).count == 1, "\(detail)")
    #expect(area.columns == 43)
  }

  @Test("A long value goes on below itself")
  func longValue() throws {
    let scene = try Scene(120, 12) { store in
      _ = try store.add(TodoDraft(title: "a", tags: (1...8).map { "标签标签\($0)" }))
    }
    expectShows(scene, "│ Tags     #标签标签1 #标签标签2")
    expectShows(scene, "│          #标签标签3 #标签标签4")
  }

  @Test("What is searched for is highlighted in title, group, tags and notes")
  func hits() throws {
    let scene = try Scene(130, 14) { store in
      let group = try store.addGroup(named: "买家")
      _ = try store.add(
        TodoDraft(title: "买米", groupID: group.id, notes: "x 买\ny", tags: ["买"]))
    }
    func underlined() -> Int {
      let surface = scene.terminal.surface
      guard let area = scene.state.layout.detail else { return 0 }
      return (area.row..<area.endRow).reduce(0) { count, row in
        count
          + surface.row(row).dropFirst(area.column).count {
            $0.style.attributes.contains(.underline) && $0.text == "买"
          }
      }
    }
    #expect(underlined() == 0)
    scene.press("/买<ret>")
    #expect(underlined() == 4)
  }

  @Test("A word that is broken between two lines is highlighted in both")
  func broken() {
    let text = HitText(words: ["燕麦"], look: Style(.underline))
    let lines = text.lines("买燕麦奶", columns: 4, limit: 9, .plain)
    #expect(
      lines == [
        [Span("买"), Span("燕", Style(.underline))], [Span("麦", Style(.underline)), Span("奶")],
      ])
  }
}
