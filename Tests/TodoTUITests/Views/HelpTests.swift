import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("The help")
struct HelpTests {
  @Test("It lists the keys of the place, scrolls, and is searched")
  func search() throws {
    let scene = try Scene(80, 12, seed: items("a"))
    scene.press("?")
    expectShows(scene, "Keys: list")
    expectShows(scene, "Next row")
    scene.press("G")
    expectShows(scene, "Quit")
    scene.press("gg/undo")
    expectShows(scene, "/ undo")
    expectShows(scene, "Undo")
    expectHides(scene, "Next row")
    scene.press("xyz")
    expectShows(scene, "No key here for \"undoxyz\"")
    scene.press("<ret><esc>")
    expectShows(scene, "Next row")
    scene.press("<esc>")
    #expect(scene.state.mode == .browse)
  }

  @Test("More keys than fit into their column stand below each other", arguments: Language.allCases)
  func manyKeys(_ language: Language) throws {
    let scene = try Scene(80, 40, language: language, seed: items("买"))
    scene.press("i<f1>/Alt-b")
    let rows = scene.screen.split(separator: "\n")
    let start = try #require(rows.firstIndex { $0.contains("Ctrl-Left  Alt-Left") })
    let word = language == .english ? "word" : "词"
    let places = rows.compactMap { row in row.range(of: word).map { _ in row } }
    #expect(rows[start + 1].trimmingCharacters(in: .whitespaces) == "Alt-b", "\(scene.screen)")
    #expect(!places.isEmpty && places.allSatisfy { !$0.contains("Alt-b") })
  }

  @Test("Over a form it tells the form's keys and gives the form back")
  func overForm() throws {
    let scene = try Scene(80, 16, seed: items("a"))
    scene.press("eb<f1>")
    expectShows(scene, "Save and close")
    expectShows(scene, "F2")
    scene.press("q")
    expectShows(scene, "Title     ab")
  }

  @Test("j and k select an entry, Enter closes the help and runs it")
  func run() throws {
    let scene = try Scene(80, 14, seed: items("买燕麦奶", "b"))
    scene.press("?")
    expectShows(scene, " Moving")
    expectShows(scene, " > j  Down")
    scene.press("j<ret>")
    #expect(scene.state.mode == .browse)
    scene.press("?/high<ret><ret>")
    expectShows(scene, "priority of \"买燕麦奶\": !!! high")
    scene.press("?/delete group<down><up>")
    expectShows(scene, "No key here")
    scene.press("<ret><ret>")
    expectShows(scene, "No key here")
    scene.press("<esc><esc>hjj?/rename<ret><ret>")
    expectShows(scene, "this is neither a group nor a tag")
  }

  @Test("What can't be seen scrolls: the selected entry is on the screen, all its lines")
  func scrolling() throws {
    for size in [Size(columns: 20, rows: 5), Size(columns: 40, rows: 12)] {
      let scene = try Scene(size.columns, size.rows, language: .simplifiedChinese, seed: items("a"))
      scene.press("?")
      guard case .help(let help, _) = scene.state.mode else { continue }
      for entry in scene.state.entries(of: help) {
        let text = scene.state.describe(entry.action)
        expectShows(scene, " > " + KeyMap.label(entry.keys[0]))
        // Two rows have no room for a long description.
        expectShows(scene, String(size.rows < 12 ? text.prefix(2) : text.suffix(1)))
        scene.press("j")
      }
    }
  }

  @Test("Where text is typed the keys within it are listed, and do what they say")
  func editing() throws {
    let scene = try Scene(80, 40, seed: items("买 milk"))
    scene.press("e<f1>")
    expectShows(scene, " Within the text")
    expectShows(scene, "Cut back to the last blank")
    scene.press("/last blank<ret><ret>")
    expectShows(scene, "Title     买")
    expectHides(scene, "> Title     买 milk")
  }

  @Test("Every entry is there, in both languages", arguments: Language.allCases)
  func complete(_ language: Language) throws {
    let scene = try Scene(100, 90, language: language, seed: items("a"))
    scene.press("?")
    for binding in scene.state.keys.bindings(in: .list) {
      expectShows(scene, String(language.strings.describe(binding.command).prefix(20)))
    }
  }

  @Test("Esc never quits, Ctrl-C tells how to, q quits")
  func leaving() throws {
    let scene = try Scene(80, 12, seed: items("a"))
    scene.press("<esc><esc>")
    #expect(scene.ending == .closed)
    scene.press("<c-c>")
    expectShows(scene, "press q to quit")
    scene.press("a<c-c>")
    #expect(scene.state.mode == .browse)
    scene.press("q")
    #expect(scene.ending == .quit)
  }

  @Test("Empty lists say what to do")
  func empty() throws {
    let scene = try Scene(80, 12)
    expectShows(scene, "Nothing here yet. Press a to add")
    scene.press("gt")
    expectShows(scene, "Nothing due today.")
    scene.press("gaa买<ret><esc>Hxgg/q<esc>")
    expectShows(scene, "All done. 1 item hidden: H shows them.")
  }
}
