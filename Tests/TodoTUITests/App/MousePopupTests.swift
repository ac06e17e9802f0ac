import Testing
import TodoCore

@testable import TodoTUI

@Suite("The mouse in what lies over the panes")
struct MousePopupTests {
  @Test("The palette: a click chooses without a jump, a double click runs, one outside closes")
  func palette() throws {
    let scene = try Scene(80, 14, seed: ScreenTests.seed)
    scene.press(":").click(40, 9)
    let line = scene.screen.split(separator: "\n", omittingEmptySubsequences: false)[9]
    #expect(line.hasPrefix(" > "), "\(scene.screen)")
    scene.press("<esc>:hide").click(on: "toggle-hide-done").clickAgain(5, 3)
    expectShows(scene, " > toggle-hide-done")
    scene.click(on: "toggle-hide-done")
    expectShows(scene, "[ ] hide done")
    scene.clickAgain(4, 2)
    expectShows(scene, "done items are hidden")
    scene.press(":").play([.resize(Size(columns: 80, rows: 24))]).click(40, 2)
    #expect(scene.state.mode == .browse)
    scene.press(":ab").click(on: "ab").press("x")
    expectShows(scene, " :xab")
  }

  @Test("Trash and history: a click selects, a double click brings back or takes back")
  func screens() throws {
    let scene = try Scene(80, 14, seed: ScreenTests.seed)
    scene.press("dddd").press("gr").click(on: "Write weekly")
    expectShows(scene, " > today 10:00  [ ] Write weekly report")
    #expect(try scene.stored().count == 2)
    scene.clickAgain(20, 2)
    expectShows(scene, "brought back \"Write weekly report\"")
    #expect(try scene.stored().count == 3)
    scene.press("gh").click(on: "delete \"买燕麦奶\"").clickAgain(20, 2)
    expectShows(scene, "taken back: delete \"买燕麦奶\"")
    #expect(try scene.stored().count == 4)
    scene.press("/").click(on: "add \"买")
    expectShows(scene, " > today 10:00  add \"买燕麦奶\"")
    scene.press("late").click(on: "ate ").press("x")
    expectShows(scene, "/ lxate")
  }

  @Test("The help: a click selects, a double click does it; one in the filter types there")
  func help() throws {
    let scene = try Scene(80, 14, seed: ScreenTests.seed)
    scene.press("?").click(on: "Previous row")
    expectShows(scene, " > k  Up")
    scene.press("/hide<ret>").click(on: "Hide or show")
    expectShows(scene, " > H")
    #expect(!scene.state.list.hideDone)
    scene.click(on: "/ hide").press("x")
    expectShows(scene, "/ xhide")
    scene.press("<backspace>").click(on: "Hide or show").clickAgain(20, 3)
    expectShows(scene, "done items are hidden")
  }

  @Test("A click outside closes choices and a question over the form, and touches nothing there")
  func outside() throws {
    let scene = try Scene(80, 16, seed: ScreenTests.seed)
    for keys in ["cg", "g#", "S"] {
      scene.press(keys).click(40, 2)
      #expect(scene.state.mode == .browse, "\(keys)")
      #expect(scene.selectedTitle == "Write weekly report")
    }
    scene.press("eX<esc>")
    expectShows(scene, "not saved")
    scene.click(40, 2)
    expectHides(scene, "not saved")
    expectShows(scene, ">Title     Write weekly reportX")
    scene.press("<esc>").click(on: "[D]iscard").press("g").click(40, 13)
    // What the keys of a sequence cover does not answer.
    #expect(scene.selectedTitle == "Write weekly report")
  }
}
