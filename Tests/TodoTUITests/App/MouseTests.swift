import Testing
import TodoCore

@testable import TodoTUI

@Suite("The mouse")
struct MouseTests {
  @Test("A click selects a row, a double click edits it, a slow one does not")
  func rows() throws {
    let scene = try Scene(80, 12, seed: ScreenTests.seed)
    scene.click(40, 2)
    #expect(scene.selectedTitle == "买燕麦奶")
    scene.click(40, 2)
    #expect(scene.state.mode == .browse)
    scene.clickAgain(41, 2)
    expectShows(scene, ">Title     买燕麦奶")
    scene.press("<esc>").click(40, 3).clickAgain(40, 4)
    #expect(scene.selectedTitle == "Late 迟到")
    #expect(scene.state.mode == .browse)
    scene.click(40, 9)
    #expect(scene.selectedTitle == "Late 迟到")
  }

  @Test("A click on the box ticks that row")
  func box() throws {
    let scene = try Scene(80, 12, seed: ScreenTests.seed)
    scene.click(23, 2)
    expectShows(scene, "done \"买燕麦奶\", u undoes")
    #expect(try scene.stored().map(\.done) == [false, true, true, false])
    // With marks too it is the one that was pointed at.
    scene.press("V").click(23, 2)
    #expect(try scene.stored().map(\.done) == [false, false, true, false])
  }

  @Test("A click opens a list, and focuses a pane")
  func panes() throws {
    let scene = try Scene(130, 14, seed: ScreenTests.seed)
    scene.click(on: "   购物")
    #expect(scene.titles == ["买燕麦奶"])
    #expect(scene.state.focus == .sidebar)
    scene.click(60, 9)
    #expect(scene.state.focus == .list)
    scene.click(110, 5)
    #expect(scene.state.focus == .detail)
    scene.click(on: "Lists")
    #expect(scene.state.focus == .sidebar)
  }

  @Test("A click in the search box puts the caret there; one on a row keeps the search")
  func search() throws {
    let scene = try Scene(80, 12, seed: ScreenTests.seed)
    scene.press("/eort<ret>")
    expectShows(scene, "/ eort")
    scene.click(on: "ort ").press("p")
    expectShows(scene, "/ eport")
    scene.click(40, 1)
    #expect(scene.state.mode == .browse)
    expectShows(scene, "/ eport")
    // As after Enter, the search can be had again.
    #expect(scene.state.searches.texts.contains("eport"))
  }

  @Test("A click on the header's toggle hides what is done")
  func toggle() throws {
    let scene = try Scene(80, 12, seed: ScreenTests.seed)
    scene.click(on: "hide done  ")
    expectHides(scene, "Renew passport")
    expectShows(scene, "[x] hide done")
    scene.click(on: "[x] hide")
    expectShows(scene, "Renew passport")
  }

  @Test("In the form: a field, a place in its text, the boxes")
  func form() throws {
    let scene = try Scene(80, 16, seed: ScreenTests.seed)
    scene.press("je").click(on: "麦奶").press("X")
    expectShows(scene, "买燕X麦奶")
    scene.click(on: "[ ] to do")
    expectShows(scene, "[x] done")
    scene.click(on: "Notes").press("ab中<ret>x").click(on: "中").press("1")
    expectShows(scene, "ab1中")
    scene.wheel(.wheelDown, 40, 8).press("2")
    expectShows(scene, "x2")
    scene.click(40, 1).press("<esc>")
    expectShows(scene, "not saved")
    scene.click(on: "[S]ave")
    #expect(try scene.stored()[1].notes == "ab1中\nx2")
    #expect(try scene.stored()[1].done)
  }

  @Test("A click on an answer gives it, beside it nothing")
  func answers() throws {
    let scene = try Scene(80, 14) { store in
      let group = try store.addGroup(named: "Work")
      _ = try store.add(TodoDraft(title: "工作", groupID: group.id))
    }
    scene.press("hjjjjjdd").click(40, 1).click(2, 2)
    expectShows(scene, "Delete the group")
    scene.click(on: "Keep the 1 item")
    #expect(scene.state.groups.isEmpty)
    #expect(try scene.stored().count == 1)
  }

  @Test("A click on a group moves the item there")
  func picker() throws {
    let scene = try Scene(80, 14, seed: ScreenTests.seed)
    scene.press("cg").click(on: "   购物")
    expectShows(scene, "moved \"Write weekly report\" to 购物, u undoes")
  }

  @Test("The wheel scrolls what is below it; the selected row goes along only at the edge")
  func wheel() throws {
    let scene = try Scene(80, 12) { store in
      for n in 1...9 { _ = try store.addGroup(named: "群\(n)") }
      for n in 1...60 { _ = try store.add(TodoDraft(title: "task \(n).")) }
    }
    scene.press("4j").wheel(.wheelDown, 40, 5)
    expectHides(scene, "task 3.")
    expectShows(scene, "task 4.")
    #expect(scene.selectedTitle == "task 5.")
    scene.wheel(.wheelDown, 40, 5)
    #expect(scene.selectedTitle == "task 7.")
    for _ in 0..<40 { scene.wheel(.wheelDown, 40, 5) }
    expectShows(scene, "task 60.")
    expectShows(scene, "task 51.")
    for _ in 0..<40 { scene.wheel(.wheelUp, 40, 5) }
    expectShows(scene, "task 1.")
    let selected = scene.selectedTitle
    expectHides(scene, "群9")
    for _ in 0..<9 { scene.wheel(.wheelDown, 5, 5) }
    expectShows(scene, "群9")
    #expect(scene.state.list.source == .all)
    #expect(scene.selectedTitle == selected)
    scene.click(on: "群8")
    expectShows(scene, "群9")
    // In the help the selected line goes along, and the lines above leave the screen.
    scene.press("?")
    for _ in 0..<6 { scene.wheel(.wheelDown, 5, 5) }
    expectHides(scene, "Next row")
  }

  @Test("Anything at any place is harmless, in every mode and size")
  func anywhere() throws {
    for keys in [
      "", "/re", "e", "?", "h", "cg", "cd", "i", "a", "hjjjjjdd", "V", "v", "je<tab>X<esc>",
    ] {
      for size in [
        Size(columns: 80, rows: 14), Size(columns: 20, rows: 5), Size(columns: 5, rows: 2),
      ] {
        let scene = try Scene(80, 14, seed: ScreenTests.seed)
        scene.press(keys).play([.resize(size)])
        let before = try scene.stored().map(\.title)
        for action in [Mouse.Action.press, .release, .wheelUp, .wheelDown] {
          for point in [
            Point(column: -1, row: 3), Point(column: .max, row: .max), Point(column: 70, row: -9),
            Point(column: 79, row: 13), Point(column: 20, row: 6),
          ] { scene.play([.mouse(Mouse(action, at: point))]) }
        }
        #expect(scene.ending == .closed)
        #expect(try scene.stored().map(\.title) == before, "\(keys)")
      }
    }
  }

  @Test("A click takes back half a sequence of keys")
  func sequence() throws {
    let scene = try Scene(80, 12, seed: ScreenTests.seed)
    scene.press("d").click(40, 2).press("d")
    #expect(try scene.stored().count == 4)
  }
}
