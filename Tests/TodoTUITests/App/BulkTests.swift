import Testing
import TodoCore

@testable import TodoTUI

@Suite("One key for all that are marked")
struct BulkTests {
  private func three(_ store: TodoStore) throws {
    _ = try store.add(TodoDraft(title: "one", priority: .low))
    _ = try store.add(TodoDraft(title: "二", done: true, priority: .high))
    _ = try store.add(TodoDraft(title: "three"))
    _ = try store.add(TodoDraft(title: "rest"))
  }

  @Test("Space: all done if any is open, else all open; one step of undo")
  func tick() throws {
    let scene = try Scene(60, 8, seed: three)
    scene.press("mmm<space>")
    #expect(try scene.stored().map(\.done) == [true, true, true, false])
    expectShows(scene, "done: 2 items, u undoes")
    scene.press("x")
    #expect(try scene.stored().map(\.done) == [false, false, false, false])
    expectShows(scene, "open again: 3 items, u undoes")
    scene.press("uu")
    #expect(try scene.stored().map(\.done) == [false, true, false, false])
  }

  @Test("dd deletes them and nothing else, and u brings all back")
  func delete() throws {
    let scene = try Scene(60, 8, seed: three)
    scene.press("mjm")
    scene.press("dd")
    #expect(try scene.stored().map(\.title) == ["二", "rest"])
    expectShows(scene, "deleted 2 items, u undoes")
    scene.press("u")
    #expect(try scene.stored().map(\.title) == ["one", "二", "three", "rest"])
    expectShows(scene, "undone: delete 2 items, U redoes")
  }

  @Test("+ and - move each by one, twice if pressed twice")
  func priority() throws {
    let scene = try Scene(60, 8, seed: three)
    scene.press("mmm+")
    #expect(try scene.stored().map(\.priority) == [.medium, .high, .low, .none])
    expectShows(scene, "more urgent: 2 items, u undoes")
    scene.press("+")
    #expect(try scene.stored().map(\.priority) == [.high, .high, .medium, .none])
    scene.press("-")
    #expect(try scene.stored().map(\.priority) == [.medium, .medium, .low, .none])
    scene.press("cp0")
    #expect(try scene.stored().map(\.priority) == [.none, .none, .none, .none])
    scene.press("cp0")
    expectShows(scene, "nothing to change")
    scene.press("u")
    #expect(try scene.stored().map(\.priority) == [.medium, .medium, .low, .none])
  }

  @Test("A due date for all, typed once; a word that is none is refused with the text kept")
  func due() throws {
    let scene = try Scene(80, 8, seed: three)
    scene.press("mmcd")
    expectShows(scene, "Due date of 2 marked:")
    scene.press("someday<ret>")
    expectShows(scene, "not a date: \"someday\"")
    scene.press("<c-u>明天<ret>")
    let tomorrow = DueDate(day: Scene.today + 1)
    #expect(try scene.stored().map(\.due) == [tomorrow, tomorrow, nil, nil])
    expectShows(scene, "2 items due 2026-12-01, u undoes")
    scene.press("cd<ret>")
    #expect(try scene.stored().allSatisfy { $0.due == nil })
  }

  @Test("A group for all: an existing, a new one, none; nothing is chosen before it is")
  func group() throws {
    let scene = try Scene(80, 12) { store in
      _ = try store.addGroup(named: "Work")
      try three(store)
    }
    scene.press("mmcg")
    expectShows(scene, "Move 2 marked to:")
    scene.press("<ret>")
    expectShows(scene, "no group is chosen")
    #expect(try scene.stored().allSatisfy { $0.groupID == nil })
    scene.press("wo<ret>")
    expectShows(scene, "moved 2 items to Work, u undoes")
    scene.press("cg购物<ret>")
    let shop = try #require(try scene.store.groups().first { $0.name == "购物" })
    #expect(try scene.stored().map(\.groupID) == [shop.id, shop.id, nil, nil])
    expectShows(scene, "@购物")
    scene.press("u")
    #expect(try scene.store.groups().map(\.name) == ["Work"])
    scene.press("cg<down><ret>")
    #expect(try scene.stored().allSatisfy { $0.groupID == nil })
  }

  @Test("Of one mark its title is told; what is for one item only says which")
  func single() throws {
    let scene = try Scene(80, 8, seed: three)
    scene.press("mjx")
    expectShows(scene, "done \"one\", u undoes")
    #expect(try scene.stored().map(\.done) == [true, true, false, false])
    scene.press("ggjmG")
    for keys in ["e", "i", "cn"] {
      scene.press(keys)
      expectShows(scene, "this one only: \"rest\"")
      scene.press("<esc>")
    }
  }

  @Test("Above 100 the number is asked for, and Enter does no harm")
  func question() throws {
    let scene = try Scene(80, 12) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for n in 0..<1_234 { _ = try store.add(TodoDraft(title: "第\(n)件")) }
      }
    }
    scene.press("Vdd")
    expectShows(scene, "Delete 1 234 items? It is one step of undo.")
    expectShows(scene, " > Cancel (N)")
    scene.press("<ret>")
    #expect(try scene.store.count(TodoQuery()) == 1_234)
    expectShows(scene, "1 234 marked")
    scene.press("dd<up><ret>")
    #expect(try scene.store.count(TodoQuery()) == 0)
    expectShows(scene, "deleted 1 234 items, u undoes")
    scene.press("u")
    #expect(try scene.store.count(TodoQuery()) == 1_234)
    // What was typed for them is there again after a no.
    scene.press("Vcdfri<ret>")
    expectShows(scene, "Set the due date of 1 234 items to 2026-12-04?")
    scene.press("n")
    expectShows(scene, "Due date of 1 234 marked: fri")
    scene.press("<ret>y")
    expectShows(scene, "1 234 items due 2026-12-04, u undoes")
  }

  @Test("Hidden done items are left alone by V, and what is kept after a tick is not marked")
  func hidden() throws {
    let scene = try Scene(60, 8, seed: three)
    scene.press("HxV")
    expectShows(scene, ">[x] !   one")
    expectShows(scene, "2 marked")
    scene.press("dd")
    #expect(try scene.stored().map(\.title) == ["one", "二"])
  }
}
