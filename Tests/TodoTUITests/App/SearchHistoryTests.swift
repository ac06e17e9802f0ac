import Testing
import TodoCore

@testable import TodoTUI

@Suite("Earlier searches")
struct SearchHistoryTests {
  private let file = ListFile()

  @Test(
    "Earlier searches come back in the box, after a restart too; what was being typed is not lost")
  func history() throws {
    let scene = try Scene(path: file.path, seed: items("燕麦奶", "oats", "rye"))
    scene.press("/燕麦<ret>/<c-u>oat<esc>/   <ret>/<c-u>r<c-p>")
    #expect(scene.titles == ["oats"])
    scene.press("<c-p>")
    #expect(scene.titles == ["燕麦奶"])
    scene.press("<c-p><a-n>")
    #expect(scene.titles == ["oats"])
    scene.press("<c-n>")
    #expect(scene.titles == ["rye"] && scene.state.list.search.text == "r")
    scene.press("<c-n>")
    #expect(scene.titles == ["rye"])

    let again = try Scene(path: file.path)
    again.press("/<c-p>s<c-p>")
    #expect(again.titles == ["oats"])
    again.press("<c-p>")
    #expect(again.titles == ["燕麦奶"])
  }

  @Test("Of many searches the newest hundred are kept, each once")
  func bounded() {
    var history = SearchHistory()
    for number in 1...150 { _ = history.add("第\(number)") }
    #expect(history.add("第120") == LinesChange(adding: ["第120"]))
    #expect(history.texts.count == 100 && history.texts.last == "第120")
    #expect(history.texts.filter { $0 == "第120" }.count == 1)
    let stored = history.texts.joined(separator: "\n")
    #expect(SearchHistory(stored: stored).texts == history.texts)
  }
}
