import Testing
import TodoCore

@testable import TodoTUI

@Suite("Adding items")
struct AddingTests {
  @Test("Enter adds and stays open; Enter on the empty line closes")
  func several() throws {
    let scene = try Scene(60, 8)
    scene.press("aBuy milk<ret>")
    expectShows(scene, "added \"Buy milk\"")
    scene.press("买燕麦奶<ret>")
    #expect(scene.selectedTitle == "买燕麦奶")
    expectShows(scene, " Add:")
    scene.press("<ret>j")
    #expect(scene.state.mode == .browse)
    #expect(try scene.stored().map(\.title) == ["Buy milk", "买燕麦奶"])
  }

  @Test("A blank title is refused and its text kept", arguments: [" ", "\u{3000}", "\u{200B}"])
  func blank(_ text: String) throws {
    let scene = try Scene(60, 8)
    scene.press("a").play([.paste(text)]).press("<ret>")
    expectShows(scene, "a title can't be blank")
    guard case .line = scene.state.mode else {
      Issue.record("the line was closed")
      return
    }
    #expect(try scene.stored().isEmpty)
  }

  @Test("Keys that mean commands elsewhere are text here")
  func text() throws {
    let scene = try Scene(60, 8)
    scene.press("adgG? jxq/Hu12 dd<ret>")
    #expect(try scene.stored().map(\.title) == ["dgG? jxq/Hu12 dd"])
  }

  @Test("It goes into the group or the day that is shown")
  func place() throws {
    let scene = try Scene(60, 12) { store in _ = try store.addGroup(named: "家") }
    scene.press("gta买药<ret><esc>")
    #expect(try scene.stored()[0].due == DueDate(day: Scene.today))
    expectShows(scene, "买药")
    // In a narrow window the side bar takes the place of the list.
    scene.press("<s-tab>jjjj<ret>")
    #expect(scene.state.list.source == .group(scene.state.groups[0].id))
    scene.press("a拖地<ret>")
    #expect(try scene.stored()[1].groupID == scene.state.groups[0].id)
    expectShows(scene, "拖地")
  }

  @Test("Where the new item is not shown the message says so")
  func elsewhere() throws {
    let scene = try Scene(80, 12)
    scene.press("goalater<ret>")
    expectShows(scene, "not shown in this list")
  }

  @Test("One pasted line is text for quick add, never commands")
  func pasteOne() throws {
    let scene = try Scene(60, 12, seed: items("a"))
    scene.play([.paste("ddx buy 牛奶\n")])
    expectShows(scene, "Add: ddx buy 牛奶")
    scene.press("<ret>")
    #expect(try scene.stored().map(\.title) == ["a", "ddx buy 牛奶"])
  }

  @Test("Several pasted lines become items after one question")
  func pasteSeveral() throws {
    let scene = try Scene(60, 12, seed: items("a"))
    scene.play([.paste("one\r\n\n  \ntwo\nthree")])
    expectShows(scene, "Add 3 items, one for each pasted line?")
    #expect(try scene.stored().count == 1)
    scene.press("<ret>")
    #expect(try scene.stored().map(\.title) == ["a", "one", "two", "three"])
    expectShows(scene, "added 3 items, u undoes  ")
    scene.press("u")
    #expect(try scene.stored().map(\.title) == ["a"])
    scene.press("U")
    scene.play([.paste("x\ny")]).press("<esc>")
    #expect(try scene.stored().count == 4)
  }

  @Test("A paste into a text stays in it")
  func pasteIntoText() throws {
    let scene = try Scene(60, 12, seed: items("a"))
    scene.press("i").play([.paste("\nb\tq")]).press("<ret>")
    #expect(try scene.stored().map(\.title) == ["a b q"])
  }
}
