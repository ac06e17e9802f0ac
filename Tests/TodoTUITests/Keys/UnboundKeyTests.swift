import Testing

@testable import TodoTUI

@Suite("Keys that do nothing here, and keys that work everywhere")
struct UnboundKeyTests {
  @Test("It is said where a key works, or which keys do it here", arguments: Language.allCases)
  func elsewhere(_ language: Language) throws {
    let isEnglish = language == .english
    let scene = try Scene(80, 12, language: language, seed: items("米"))
    scene.press("A")
    expectShows(scene, isEnglish ? "A works in the side bar" : "A 在侧栏中起作用")
    scene.press("<del>")
    expectShows(scene, isEnglish ? "dd deletes" : "按 dd 删除")
    scene.press("hm")
    expectShows(scene, isEnglish ? "m works in the list" : "m 在列表中起作用")
    scene.press("<del>")
    expectShows(scene, isEnglish ? "dd deletes a group" : "按 dd 删除分组")
    scene.press("z")
    expectShows(scene, isEnglish ? "z does nothing here" : "z 在这里不起作用")
    #expect(try scene.stored().count == 1)
  }

  @Test("Amid keys that need more, the screen can be drawn again and the help called")
  func amid() throws {
    let scene = try Scene(80, 12, seed: items("米", "b"))
    scene.press("d<c-l>")
    #expect(scene.state.typed.label == "d")
    #expect(scene.state.message == nil)
    scene.press("d")
    #expect(scene.titles == ["b"])
    scene.press("2<c-l>")
    #expect(scene.state.typed.label == "2")
    scene.press("<esc>c<f1>")
    guard case .help = scene.state.mode else {
      Issue.record("no help")
      return
    }
    scene.press("q")
    #expect(scene.state.typed.isEmpty)
  }

  @Test("Where nothing is listed there is nothing to mark", arguments: Language.allCases)
  func nothingToMark(_ language: Language) throws {
    let scene = try Scene(80, 12, language: language)
    for key in ["V", "v", "m"] {
      scene.press(key)
      expectShows(scene, language == .english ? "there is nothing to mark" : "没有可标记的任务")
    }
  }
}
