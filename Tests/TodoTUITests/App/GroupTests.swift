import Testing
import TodoCore

@testable import TodoTUI

@Suite("Groups by keyboard")
struct GroupTests {
  private func seed(_ open: Int, _ done: Int) -> (TodoStore) throws -> Void {
    { store in
      let group = try store.addGroup(named: "Work")
      for n in 0..<open { _ = try store.add(TodoDraft(title: "open \(n)", groupID: group.id)) }
      for n in 0..<done {
        _ = try store.add(TodoDraft(title: "done \(n)", done: true, groupID: group.id))
      }
    }
  }

  @Test("A group is made and renamed; equal names are refused with the text kept")
  func make() throws {
    let scene = try Scene(80, 14)
    scene.press("hA家务<ret>")
    expectShows(scene, " > 家务")
    scene.press("AWork<ret>A work <ret>")
    expectShows(scene, "there is a group \"")
    guard case .line = scene.state.mode else {
      Issue.record("closed")
      return
    }
    scene.press("<esc>R!<ret>")
    #expect(scene.state.groups.map(\.name).contains("Work!"))
    expectShows(scene, " > Work!")
  }

  @Test("An empty group goes without a question")
  func empty() throws {
    let scene = try Scene(80, 14, seed: seed(0, 0))
    scene.press("hjjjjjdd")
    expectShows(scene, "deleted the group \"Work\", u undoes")
    #expect(scene.state.groups.isEmpty)
    #expect(scene.state.list.source == .all)
  }

  @Test("The question names the real number, and its harmless answer is selected")
  func question() throws {
    let scene = try Scene(80, 14, seed: seed(1, 30))
    scene.press("H/open<ret>hjjjjjdd")
    expectShows(scene, "It holds 31 items, done and hidden ones included.")
    expectShows(scene, " > [C]ancel")
    scene.press("<ret>")
    #expect(try scene.stored().count == 31)
    #expect(scene.state.groups.count == 1)
    scene.press("dd<esc>")
    #expect(scene.state.groups.count == 1)
    scene.press("dd").play([.closed])
    #expect(try scene.store.groups().count == 1)
  }

  @Test("Undo of a deleted group shows its list again, by u and from the history")
  func undone() throws {
    for undo in ["u", "gh<ret><esc>"] {
      let scene = try Scene(80, 14, seed: seed(2, 1))
      _ = try scene.store.addGroup(named: "家务")
      scene.press("hjjjjjddkk<ret>")
      #expect(scene.state.groups.map(\.name) == ["家务"])
      scene.press("gt" + undo)
      expectShows(scene, " > Work           2 │")
      expectShows(scene, " 家务")
      scene.press("gt")
      #expect(scene.state.list.source == .today)
    }
  }

  @Test("Keeping the items", arguments: [("kk", 3), ("k", 0)])
  func rules(_ keys: String, _ left: Int) throws {
    let scene = try Scene(80, 14, seed: seed(2, 1))
    scene.press("hjjjjjdd\(keys)<ret>")
    #expect(scene.state.groups.isEmpty)
    #expect(try scene.stored().count == left)
    #expect(try scene.stored().allSatisfy { $0.groupID == nil })
    scene.press("u")
    #expect(scene.state.groups.map(\.name) == ["Work"])
    #expect(try scene.stored().filter { $0.groupID == scene.state.groups[0].id }.count == 3)
  }

  @Test("An item moves to a group, to a new one, and out")
  func move() throws {
    let scene = try Scene(80, 14) { store in
      _ = try store.addGroup(named: "Work")
      _ = try store.addGroup(named: "Wörter")
      _ = try store.add(TodoDraft(title: "task"))
    }
    scene.press("cgwo")
    expectShows(scene, " > Work")
    scene.press("<down><ret>")
    expectShows(scene, "moved \"task\" to Wörter")
    expectShows(scene, "@Wörter")
    scene.press("cg购物")
    expectShows(scene, "new group \"购物\"")
    scene.press("<ret>")
    expectShows(scene, "@购物")
    scene.press("cg<ret>")
    #expect(try scene.stored()[0].groupID != nil)
    scene.press("cg<up><up><up><ret>")
    #expect(try scene.stored()[0].groupID == nil)
    scene.press("cg<esc>")
    #expect(scene.state.mode == .browse)
  }

  @Test("The side bar walks through all lists and shows each at once")
  func sidebar() throws {
    let scene = try Scene(80, 16, seed: seed(2, 1))
    scene.press("h")
    var names: [String] = []
    for _ in 0..<7 {
      names.append(
        scene.state.strings.name(of: scene.state.list.source, groups: scene.state.groups))
      scene.press("j")
    }
    #expect(names == ["All", "Today", "Upcoming", "Overdue", "Done", "Work", "No group"])
    scene.press("ggl")
    #expect(scene.state.focus == .list)
    scene.press("gd")
    #expect(scene.titles == ["done 0"])
  }
}
