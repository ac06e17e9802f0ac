import Testing
import TodoCore

@testable import TodoTUI

@Suite("The header")
struct HeaderTests {
  private func header(_ scene: Scene) -> String {
    String(scene.screen.prefix { $0 != "\n" })
  }

  @Test("Where nothing can be hidden the toggle is not shown", arguments: Language.allCases)
  func toggle(_ language: Language) throws {
    let scene = try Scene(80, 10, language: language, seed: items("买米"))
    let toggle = language.strings.hideDone
    for keys in ["gt", "gu", "go", "gd", "gr", "<esc>gh", "<esc>"] {
      scene.press(keys)
      #expect(!header(scene).contains(toggle), "\(keys)")
    }
    scene.press("ga")
    #expect(header(scene).contains("[ ] " + toggle))
    scene.press("H")
    #expect(header(scene).contains("[x] " + toggle))
  }

  @Test(
    "Where there is little room the toggle has a short name; it never is a box alone",
    arguments: Language.allCases)
  func narrow(_ language: Language) throws {
    let word = language.strings.hideDoneShort
    for columns in [32, 40, 47] {
      let scene = try Scene(columns, 10, language: language, seed: items("买米"))
      #expect(header(scene).contains("[ ] \(word) "))
      scene.press("H")
      #expect(header(scene).contains("[x] \(word) "))
      scene.press("/")
      #expect(!header(scene).contains("["))
      scene.press("<esc>").click(on: "[x] " + word)
      #expect(header(scene).contains("[ ] \(word) "))
    }
    let scene = try Scene(24, 10, language: language, seed: items("买米"))
    #expect(!header(scene).contains("["))
    scene.press("H").click(on: word)
    #expect(!header(scene).contains(word))
  }

  @Test("The search box stays where it is, whatever is counted", arguments: [40, 60, 80, 120])
  func box(_ columns: Int) throws {
    let scene = try Scene(columns, 10) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for n in 1...120 { _ = try store.add(TodoDraft(title: "项 \(n)")) }
      }
    }
    var places: Set<Int> = []
    for keys in ["/", "项", " 1", "1", "9", "x", "<c-u>1<ret>G", "gg"] {
      scene.press(keys)
      let before = header(scene).prefix { $0 != "/" }
      places.insert(before.count)
    }
    #expect(places.count == 1)
  }
}
