import Testing
import TodoCore

@testable import TodoTUI

@Suite("Keys on other layouts")
struct KeyPositionTests {
  @Test(
    "A command is given by the key at its place, whatever sign that key types",
    arguments: [
      ("о", "Beta"), ("ｊ", "Beta"), ("ξ", "Beta"), ("ㅓ", "Beta"), ("ח", "Beta"), ("ت", "Beta"),
      ("３ｊ", "Delta"), ("3о", "Delta"), ("П", "Delta"), ("Ппп", "Alpha"), ("Ｇ", "Delta"),
    ])
  func moves(notation: String, title: String) throws {
    let scene = try Scene(seed: items("Alpha", "Beta", "伽马", "Delta"))
    scene.press(notation)
    #expect(scene.selectedTitle == title)
  }

  @Test("Sequences too: Cyrillic dd deletes, and full-width marks open what their ASCII twins open")
  func sequences() throws {
    let scene = try Scene(seed: items("Alpha", "Beta"))
    scene.press("вв")
    #expect(try scene.stored().map(\.title) == ["Beta"])
    scene.press("г")
    #expect(try scene.stored().map(\.title) == ["Alpha", "Beta"])
    scene.press("？")
    #expect(scene.screen.contains("Keys"))
    scene.press("<esc>／")
    #expect(scene.state.mode == .search)
  }

  @Test("Where text is typed, the signs are text")
  func text() throws {
    let scene = try Scene(seed: items("ход", "？"))
    scene.press("/ход")
    #expect(scene.titles == ["ход"])
    scene.press("<esc>/？")
    #expect(scene.titles == ["？"])
  }

  @Test("With Alt they edit text, as the Latin ones do")
  func alt() throws {
    let scene = try Scene(seed: items("a"))
    scene.press("aодин два<a-и>три ")
    #expect(scene.screen.contains("один три два"))
  }

  @Test("A sign that no layout has is told as it was typed")
  func unknown() throws {
    let scene = try Scene(seed: items("a")).press("漢")
    #expect(scene.screen.contains("漢 does nothing here"))
  }
}
