import Testing
import TodoCore

@testable import TodoTUI

@Suite("A question says what its answer will do")
struct StaleQuestionTests {
  private let file = ListFile()

  /// A window that asks about a group with one item, and the other window's store.
  private func asking() throws -> (scene: Scene, other: TodoStore, group: TodoGroup) {
    let other = try TodoStore(path: file.path, author: Author(.window))
    let group = try other.addGroup(named: "家")
    _ = try other.add(TodoDraft(title: "买米", groupID: group.id))
    let scene = try Scene(80, 16, path: file.path)
    scene.press("hjjjjjdd")
    expectShows(scene, "Delete the 1 [i]tem too")
    return (scene, other, group)
  }

  private func add(_ count: Int, to group: TodoGroup?, in store: TodoStore) throws {
    for number in 1...count {
      _ = try store.add(TodoDraft(title: "new \(number)", groupID: group?.id))
    }
  }

  @Test("The number of items follows what others do, and Cancel is selected again")
  func follows() throws {
    let (scene, other, group) = try asking()
    scene.press("k")
    try add(3, to: group, in: other)
    scene.play([.fileChanged])
    expectShows(scene, "Delete the 4 [i]tems too")
    expectShows(scene, "look again: 4 items now")
    expectShows(scene, "> [C]ancel")
    scene.press("i")
    #expect(try scene.stored().isEmpty)
  }

  @Test("An answer to the number before is no answer", arguments: ["i", "k<ret>"])
  func unseen(_ keys: String) throws {
    let (scene, other, group) = try asking()
    try add(3, to: group, in: other)
    scene.pressAtOnce(keys)
    #expect(try scene.stored().count == 4)
    expectShows(scene, "Delete the 4 [i]tems too")
  }

  @Test("The store refuses another number, and then it is asked with that one")
  func refused() throws {
    let (scene, other, group) = try asking()
    try add(3, to: group, in: other)
    let write = Write.deleteGroup(group, .cascade, count: 1)
    #expect(throws: StoreError.otherCount(4)) { try scene.store.perform(write) }
    #expect(try scene.stored().count == 4)
    scene.press("<esc>")
    scene.program.tell(.refused(write, .otherCount(4)))
    scene.play([.timeout])
    expectShows(scene, "Delete the 4 [i]tems too")
    expectShows(scene, "look again: 4 items now")
  }

  @Test("A group that is emptied or deleted elsewhere is not asked about any more")
  func gone() throws {
    let (scene, other, group) = try asking()
    _ = try other.delete(try scene.stored()[0].id)
    scene.play([.fileChanged])
    #expect(scene.state.mode == .browse)
    expectShows(scene, "\"家\" holds no items any more: dd deletes it")
    try add(2, to: group, in: other)
    scene.play([.fileChanged]).press("dd")
    expectShows(scene, "Delete the 2 [i]tems too")
    _ = try other.deleteGroup(group.id, rule: .nullify)
    scene.play([.fileChanged])
    #expect(scene.state.mode == .browse)
    expectShows(scene, "the group \"家\" was deleted elsewhere")
  }

  @Test("So do all that are marked")
  func marked() throws {
    let (scene, other, _) = try file.windows((1...101).map { "任务 \($0)" })
    scene.press("Vdd")
    expectShows(scene, "Delete 101 items?")
    try add(1, to: nil, in: other)
    scene.pressAtOnce("y")
    #expect(try scene.stored().count == 102)
    expectShows(scene, "Delete 102 items?")
    expectShows(scene, "look again: 102 items now")
    expectShows(scene, "> Cancel")
    guard case .ask(let choice) = scene.state.mode, case .bulk(let bulk, _, _) = choice.question
    else {
      Issue.record("no question")
      return
    }
    let write = Write.bulk(bulk, count: 101)
    #expect(throws: StoreError.otherCount(102)) { try scene.store.perform(write) }
    scene.press("<esc>")
    scene.program.tell(.refused(write, .otherCount(102)))
    scene.play([.timeout])
    expectShows(scene, "Delete 102 items?")
    scene.press("y")
    #expect(try scene.stored().isEmpty)
  }
}
