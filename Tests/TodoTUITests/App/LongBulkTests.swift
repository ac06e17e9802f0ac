import Testing
import TodoCore

@testable import TodoTUI

@Suite("An action on very many items, and very many pasted lines, beside the list")
struct LongBulkTests {
  private let list = HeldList()

  /// That many items of which the first is done.
  private func scene(_ count: Int, language: Language = .english) throws -> Scene {
    try list.scene(language, manyItems: 20) { store in
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...max(1, count) {
          _ = try store.add(TodoDraft(title: "买 \(number)", done: number == 1))
        }
      }
    }
  }

  @Test("Ticking all: the list can be read meanwhile; what \"done or not done\" means is told")
  func tick() async throws {
    let scene = try scene(1_200)
    scene.press("Vx")
    expectShows(scene, "Tick \(1_200.grouped) items, or open them again where all are done?")
    scene.press("y")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "ticking ")
    expectShows(scene, "%, Ctrl-c cancels: \(1_200.grouped) items")
    scene.press("jj")
    #expect(scene.selectedTitle == "买 3")
    scene.press("+")
    expectShows(scene, "busy: ticking \(1_200.grouped) items")
    scene.press("/1199")
    expectShows(scene, ">[ ]     买 1199")
    scene.press("<esc>")
    #expect(try list.count(.done(true)) == 1)
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "done: \(1_199.grouped) items, u undoes")
    #expect(try list.count(.done(true)) == 1_200)
    scene.press("u")
    try await scene.finishWork()
    #expect(try list.count(.done(true)) == 1)
    scene.press("Vxy")
    try await scene.finishWork()
    scene.press("xy")
    try await scene.finishWork()
    expectShows(scene, "open again: \(1_200.grouped) items")
    #expect(try list.count(.done(true)) == 0)
  }

  @Test("Cancelled: nothing is half done, and the next key does it after all")
  func cancel() async throws {
    let scene = try scene(1_200)
    scene.press("Vddy")
    try await list.gate.arrival()
    scene.press("<c-c>")
    expectShows(scene, "cancelling: deleting \(1_200.grouped) items")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: nothing was deleted")
    #expect(try list.count() == 1_200)
    scene.press("Vddy")
    try await scene.finishWork()
    expectShows(scene, "deleted \(1_200.grouped) items, u undoes")
    #expect(scene.titles == [])
    #expect(try list.count() == 0)
    scene.press("u")
    try await scene.finishWork()
    #expect(try list.count() == 1_200)
    scene.press("/1199")
    #expect(scene.titles == ["买 1199"])
  }

  @Test("Moved into a new group: the picker makes room, and a form opened meanwhile stays open")
  func move() async throws {
    let scene = try scene(30)
    scene.press("Vcg家<ret>")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "moving ")
    expectHides(scene, "Move 30 marked to")
    scene.press("<esc>i牛奶")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "moved 30 items to 家, u undoes")
    expectShows(scene, "买 1牛奶")
    scene.press("<ret>")
    #expect(try scene.stored().first?.title == "买 1牛奶")
    let group = try #require(try scene.store.groups().first)
    #expect(try list.count(.group(group.id)) == 30)
    scene.press("uu")
    try await scene.finishWork()
    #expect(try scene.store.groups() == [])
  }

  @Test("Refused: what it was asked for in is open again with what was typed")
  func refused() async throws {
    let scene = try scene(30)
    scene.press("Vcg家")
    list.gate.open()
    let other = OtherWriter(path: list.path)
    scene.press("<ret>")
    try await scene.finishWork()
    other.end()
    expectShows(scene, "another window or program is busy")
    expectShows(scene, "Move 30 marked to: 家")
    scene.press("<ret>")
    try await scene.finishWork()
    expectShows(scene, "moved 30 items to 家")
  }

  @Test("What came since it was counted counts too")
  func growing() async throws {
    let scene = try scene(19)
    let other = try TodoStore(path: list.path, author: Author(.command))
    for number in 1...5 { _ = try other.add(TodoDraft(title: "他 \(number)")) }
    scene.press("V+")
    try await list.gate.arrival()
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "more urgent: 24 items")
    #expect(try list.count(.priority(.low ... .low)) == 24)
  }

  @Test("Pasted lines: added beside the list; cancelled, they are asked for again")
  func paste() async throws {
    let scene = try scene(1)
    let text = (1...1_500).map { "鱼 \($0) #家 @Neu\n" }.joined()
    scene.play([.paste(text)])
    expectShows(scene, "Add 1 500 items, one for each pasted line?")
    scene.press("y")
    try await list.gate.arrival()
    scene.play([.wake]).press("/")
    expectShows(scene, "adding ")
    scene.press("<ret><c-c>")
    expectShows(scene, "cancelling: adding \(1_500.grouped) items")
    scene.press("/买")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "cancelled: nothing was added")
    #expect(try list.count() == 1)
    scene.press("<ret>")
    expectShows(scene, "Add 1 500 items, one for each pasted line?")
    scene.press("y")
    try await scene.finishWork()
    expectShows(scene, "added 1 500 items, u undoes")
    #expect(scene.titles == ["买 1"])
    scene.press("<esc>")
    #expect(try list.count() == 1_501)
    #expect(try list.count(.anyTag(["家"])) == 1_500)
    #expect(try scene.store.groups().map(\.name) == ["Neu"])
    scene.press("u")
    try await scene.finishWork()
    #expect(try list.count() == 1)
  }

  @Test("The Chinese interface says all of it too")
  func chinese() async throws {
    let scene = try scene(1_200, language: .simplifiedChinese)
    scene.press("Vddy")
    try await list.gate.arrival()
    scene.play([.wake])
    expectShows(scene, "正在删除 ")
    expectShows(scene, "，按 Ctrl-c 取消：\(1_200.grouped) 项任务")
    scene.press("<c-c>")
    list.gate.open()
    try await scene.finishWork()
    expectShows(scene, "已取消：没有删除任何任务")
  }
}
