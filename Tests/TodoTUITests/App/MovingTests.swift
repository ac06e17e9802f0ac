import Testing
import TodoCore

@testable import TodoTUI

@Suite("Moving in the list")
struct MovingTests {
  private func scene(_ count: Int, rows: Int = 12) throws -> Scene {
    try Scene(60, rows) { store in
      for number in 1...count { _ = try store.add(TodoDraft(title: "任务 \(number)")) }
    }
  }

  @Test(
    "Keys move by rows, pages, counts and numbers",
    arguments: [
      ("j", 2), ("5j", 6), ("12G", 12), ("G", 200), ("Gk", 199), ("G3k", 197), ("7gg", 7),
      ("<pagedown>", 10), ("<c-d>", 5), ("<c-d><c-u>", 1), ("150Gj", 151), ("120j", 121),
      ("G120k", 80), ("<end><home>", 1), ("k", 1), ("9999j", 200), ("999G", 200), ("0j", 2),
      ("10j", 11), ("G<pageup>", 191), ("3<down>", 4),
    ])
  func keys(_ keys: String, _ number: Int) throws {
    let scene = try scene(200).press(keys)
    #expect(scene.selectedTitle == "任务 \(number)")
    expectShows(scene, "\(number) of 200")
    expectShows(scene, "任务 \(number)")
  }

  @Test("Only a few screens of rows are held, wherever it goes")
  func window() throws {
    let scene = try scene(600)
    for keys in ["", "G", "gg", "300G", "250j", "<pagedown><pagedown><pagedown>", "G400k"] {
      scene.press(keys)
      #expect(scene.state.list.window.rows.count <= 10 * 6)
    }
  }

  @Test("Row by row through all of it, every row comes once")
  func walk() throws {
    let scene = try scene(150)
    var seen: [String] = []
    for _ in 0..<150 {
      seen.append(scene.selectedTitle ?? "")
      expectShows(scene, seen.last ?? "")
      scene.press("j")
    }
    #expect(seen == (1...150).map { "任务 \($0)" })
    for number in (1...149).reversed() {
      scene.press("k")
      #expect(scene.selectedTitle == "任务 \(number)")
    }
  }

  @Test("Paging keeps the row of the screen and misses none")
  func paging() throws {
    let scene = try scene(100)
    scene.press("jj<pagedown>")
    #expect(scene.selectedTitle == "任务 12")
    #expect(scene.state.list.selectedIndex.map { $0 - scene.state.list.top } == 2)
  }

  @Test("Esc takes a count or a prefix back, and nothing else")
  func escape() throws {
    let scene = try scene(30)
    scene.press("/任务<ret>")
    scene.press("12<esc>j")
    #expect(scene.selectedTitle == "任务 2")
    scene.press("d<esc>d")
    #expect(scene.state.typed.sequence == [Key("d")])
    expectShows(scene, " d Delete the item")
    #expect(scene.state.list.search.text == "任务")
    #expect(try scene.stored().count == 30)
  }

  @Test("A resize keeps the selected row on the screen", arguments: [3, 5, 7, 40, 100])
  func resize(_ rows: Int) throws {
    let scene = try scene(200).press("100G")
    scene.play([.resize(Size(columns: 60, rows: rows))])
    #expect(scene.selectedTitle == "任务 100")
    scene.play([.resize(Size(columns: 60, rows: 60))])
    expectShows(scene, "任务 100")
    expectShows(scene, "任务 130")
  }

  @Test("Several pending keys give one frame")
  func frames() throws {
    let scene = try Scene(60, 12, atOnce: "jjjjj") { store in
      for number in 1...50 { _ = try store.add(TodoDraft(title: "\(number)")) }
    }
    #expect(scene.selectedTitle == "6")
    // The first frame, and one for all keys.
    #expect(scene.terminal.frames == 2)
  }
}
