import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Tags by keyboard")
struct TagTests {
  private let file = ListFile()

  private func scene(_ columns: Int = 80, _ rows: Int = 16, path: String? = nil) throws -> Scene {
    try Scene(columns, rows, path: path) { store in
      guard try store.tags().isEmpty else { return }
      _ = try store.add(TodoDraft(title: "rent", tags: ["bills", "家务"]))
      _ = try store.add(TodoDraft(title: "milk"))
      _ = try store.add(TodoDraft(title: "old", done: true, tags: ["bills"]))
    }
  }

  @Test("c# changes the tags in one line, with new ones told apart")
  func line() throws {
    let scene = try scene()
    scene.press("jc#")
    expectShows(scene, " Tags of \"milk\":")
    expectShows(scene, "(#bills #家务)")
    scene.press("工作, bills")
    expectShows(scene, " #bills  #工作 (new)")
    scene.press("<ret>")
    expectShows(scene, "tags of \"milk\": #bills #工作")
    #expect(try scene.stored()[1].tags == ["bills", "工作"])
    scene.press("c#<c-u><ret>")
    expectShows(scene, "\"milk\" has no tags now")
    #expect(scene.state.tags.map(\.name) == ["bills", "家务"])
    scene.press("u")
    #expect(try scene.stored()[1].tags == ["bills", "工作"])
  }

  @Test("In the list of tags the sign that it goes on keeps off the counts")
  func chooser() throws {
    let scene = try Scene(80, 8) { store in
      for number in 10...30 { _ = try store.add(TodoDraft(title: "a", tags: ["标签\(number)"])) }
    }
    scene.press("g#")
    expectShows(scene, "1 v\n")
    expectHides(scene, "1v")
  }

  @Test("Tab goes through the tags that match; one that is there already is left out")
  func completion() throws {
    let scene = try scene()
    scene.press("jc#bi<tab> <tab>")
    expectShows(scene, "Tags of \"milk\": #bills #家务")
    scene.press("<ret>")
    #expect(try scene.stored()[1].tags == ["bills", "家务"])
  }

  @Test("Tags whose marks differ are two, of another case or width one")
  func unique() throws {
    let scene = try scene()
    scene.press("jc#má mà BILLS ｂｉｌｌｓ<ret>")
    #expect(try scene.stored()[1].tags == ["bills", "mà", "má"])
  }

  @Test("Closing without a change writes nothing")
  func unchanged() throws {
    let scene = try scene()
    scene.press("c#<ret>")
    #expect(scene.state.mode == .browse)
    #expect(scene.state.message == nil)
  }

  @Test("The form has a field for them, with matches while typing and with undo")
  func form() throws {
    let scene = try scene()
    scene.press("e<tab><tab><tab><tab><tab>")
    expectShows(scene, ">Tags      #bills #家务")
    scene.press("工作")
    expectShows(scene, "#bills  #家务  #工作 (new)")
    scene.press("<esc>")
    expectShows(scene, "The changes are not saved.")
    scene.press("<esc><c-w>")
    expectShows(scene, ">Tags      #bills #家务")
    scene.press("<c-w><down><down>")
    expectShows(scene, ">Tags      #bills #家务")
    scene.press(" 工作<f2>")
    #expect(try scene.stored()[0].tags == ["bills", "家务", "工作"])
    expectShows(scene, "tags of \"rent\": #bills #家务 #工作")
  }

  @Test("g# shows the tags with their open items, and the list of the chosen one")
  func list() throws {
    let scene = try scene()
    scene.press("g#")
    expectShows(scene, " Go to tag:")
    expectShows(scene, " > #bills")
    scene.press("家")
    expectHides(scene, "#bills  ")
    scene.press("<c-u>BÍLL<ret>")
    #expect(scene.titles == ["rent", "old"])
    expectShows(scene, " #bills ")
    expectShows(scene, " > #bills")
    scene.press("anew 任务<ret><esc>")
    #expect(try scene.stored().last?.tags == ["bills"])
    expectHides(scene, "not shown")
    scene.press("H")
    #expect(scene.titles == ["rent", "new 任务"])
  }

  @Test("What matches no tag is said; without tags it tells how to make one")
  func none() throws {
    let scene = try scene()
    scene.press("g#zz<ret>")
    expectShows(scene, "no tag matches \"zz\"")
    let empty = try Scene(80, 16, seed: items("买菜"))
    empty.press("g#<ret>")
    expectShows(empty, "No tags yet. Type #word while adding (a)")
    empty.press("<esc>")
    #expect(empty.state.mode == .browse)
  }

  @Test("The side bar shows the tag that was gone to, and walks to it")
  func sidebar() throws {
    let scene = try scene(80, 18)
    expectHides(scene, " Tags ")
    scene.press("g#<ret>ga")
    expectShows(scene, "   #bills         1")
    scene.press("hGj")
    expectShows(scene, " > #bills         1")
    #expect(scene.titles == ["rent", "old"])
    scene.press("k")
    #expect(scene.state.list.source == .ungrouped)
  }

  @Test("When no item has the tag any more the list goes back to All")
  func gone() throws {
    let scene = try scene()
    scene.press("g#家<ret>")
    #expect(scene.titles == ["rent"])
    scene.press("c#<c-u><ret>")
    #expect(scene.state.list.source == .all)
    expectHides(scene, " Tags ")
    #expect(scene.titles == ["rent", "milk", "old"])
  }

  @Test("Tags that two windows changed are a clash with both texts; the line becomes a form")
  func clash() throws {
    let scene = try scene(path: file.path)
    let other = try TodoStore(path: file.path, author: Author(.window))
    let id = try scene.stored()[0].id
    scene.press("c#mine")
    _ = try other.update(id, ItemPatch(tags: ["bills", "对方"]))
    scene.press("<ret>")
    expectShows(scene, "Tags (yours): #bills #家务 mine")
    expectShows(scene, "Tags (theirs): #bills #对方")
    scene.press("kk<ret>")
    #expect(try other.item(id)?.tags == ["bills", "mine", "家务"])
    scene.press("e<tab><tab><tab><tab><tab>x")
    _ = try other.update(id, ItemPatch(tags: ["对方"]))
    scene.press("<f2>k<ret>")
    expectShows(scene, "Tags      #对方")
    scene.press("<f2>")
    #expect(try other.item(id)?.tags == ["对方"])
  }
}
