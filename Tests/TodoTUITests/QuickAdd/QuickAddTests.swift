import Testing
import TodoCore

@testable import TodoTUI

@Suite("Quick add on the screen")
struct QuickAddTests {
  private func scene(
    _ columns: Int = 80, _ rows: Int = 10, language: Language = .english
  ) throws -> Scene {
    try Scene(columns, rows, language: language) { store in
      _ = try store.addGroup(named: "家")
      _ = try store.add(TodoDraft(title: "buy milk", tags: ["bills"]))
    }
  }

  @Test("It is spelled out while it is typed, and saved so as one step")
  func spelledOut() throws {
    let scene = try scene()
    scene.press("a")
    expectShows(scene, " e.g. Pay rent tomorrow 9am @Home !!! #bills")
    scene.press("Pay rent tomorrow 9am @Home !!! #bills #家务")
    expectShows(
      scene, " Pay rent  tomorrow 09:00  @Home (new)  !!! high  #bills  #家务 (new)")
    scene.press("<ret>")
    let item = try scene.stored()[1]
    #expect(item.title == "Pay rent" && item.priority == .high)
    #expect(item.due == DueDate(day: Scene.today + 1, minute: 540))
    #expect(item.tags == ["bills", "家务"])
    let group = try #require(scene.state.groups.first { $0.name == "Home" })
    #expect(item.groupID == group.id)
    #expect(scene.state.tags.map(\.name) == ["bills", "家务"])
    scene.press("<esc>u")
    #expect(try scene.stored().count == 1)
    #expect(scene.state.groups.map(\.name) == ["家"])
    #expect(scene.state.tags.map(\.name) == ["bills"])
  }

  @Test("In Chinese, with the full date where there is room")
  func chinese() throws {
    let scene = try scene(language: .simplifiedChinese)
    scene.press("a明天下午3点 交房租 @家 !!!")
    expectShows(scene, " 交房租  2026年12月1日 周二 15:00（明天）  @家  !!! 高")
    scene.press("<ret>")
    #expect(try scene.stored()[1].groupID == scene.state.groups[0].id)
  }

  @Test("Backspace behind an understood word makes text of it, the next one deletes")
  func backspace() throws {
    let scene = try scene()
    scene.press("aRead tomorrow<backspace>")
    expectShows(scene, "Add: Read tomorrow")
    expectHides(scene, "Dec 2026")
    scene.press("<backspace>")
    expectShows(scene, "Add: Read tomorro")
    expectHides(scene, "tomorrow")
    scene.press("w")
    expectShows(scene, "Tue 1 Dec 2026 (tomorrow)")
    scene.press("<backspace> #工作<backspace><ret>")
    #expect(try scene.stored()[1].title == "Read tomorrow #工作")
    #expect(try scene.stored()[1].due == nil)
  }

  @Test("A date cut from Chinese without blanks is spelled out, and text again after Backspace")
  func unseparated() throws {
    let scene = try scene(language: .simplifiedChinese)
    scene.press("a明天下午3点交房租")
    expectShows(scene, " 交房租  2026年12月1日 周二 15:00（明天）")
    scene.press("<left><left><left><backspace>")
    expectShows(scene, "添加： 明天下午3点交房租")
    expectHides(scene, "2026年12月1日")
    scene.press("<end>吧<ret>")
    #expect(try scene.stored()[1].title == "明天下午3点交房租吧")
    #expect(try scene.stored()[1].due == nil)
    scene.press("交房租明天<backspace>的事<ret>")
    #expect(try scene.stored()[2].title == "交房租明天的事")
    scene.press("3天后交报告<ret>")
    #expect(try scene.stored()[3].title == "交报告")
    #expect(try scene.stored()[3].due?.day == Scene.today + 3)
  }

  @Test("Names with blanks are typed in quotes, and completed so")
  func quoted() throws {
    let scene = try scene()
    scene.press("ax #\"两 个\" @\"Two Words\"")
    expectShows(scene, " x  @Two Words (new)  #两 个 (new)")
    scene.press("<ret>y #两<tab> @Tw<tab><ret>")
    let items = try scene.stored().suffix(2)
    #expect(items.map(\.title) == ["x", "y"])
    #expect(items.allSatisfy { $0.tags == ["两 个"] })
    #expect(Set(items.map(\.groupID)).count == 1 && items.last?.groupID != nil)
  }

  @Test("The line of the next item starts afresh")
  func afresh() throws {
    let scene = try scene()
    scene.press("atomorrow<backspace> x<ret>tomorrow y<ret>")
    #expect(try scene.stored().dropFirst().map(\.title) == ["tomorrow x", "y"])
  }

  @Test("Marks alone are refused, and nothing typed is lost")
  func onlyMarks() throws {
    let scene = try scene()
    scene.press("atomorrow #家务<ret>")
    expectShows(scene, "the title is missing: type what is to be done")
    expectShows(scene, "Add: tomorrow #家务")
    expectShows(scene, "(no title yet)")
    #expect(try scene.stored().count == 1)
  }

  @Test("Tab completes groups and tags")
  func completion() throws {
    let scene = try scene()
    scene.press("ax #bi<tab> @<tab>")
    expectShows(scene, "Add: x #bills @家")
    scene.press("<ret>")
    #expect(try scene.stored()[1].tags == ["bills"])
    #expect(try scene.stored()[1].groupID == scene.state.groups[0].id)
  }

  @Test("Each pasted line is understood; they can be added as they are too")
  func paste() throws {
    let scene = try scene()
    scene.play([.paste("Pay tomorrow @New\n交房租 @new #家务\n#x\nplain")])
    expectShows(scene, "Add 4 items, one for each pasted line?")
    expectShows(scene, "understood in 2.")
    scene.press("<ret>")
    let added = try scene.stored().dropFirst()
    #expect(added.map(\.title) == ["Pay", "交房租", "#x", "plain"])
    let group = scene.state.groups.first { $0.name == "New" }
    #expect(added.prefix(2).map(\.groupID) == [group?.id, group?.id])
    scene.press("u")
    #expect(scene.state.groups.count == 1)
    scene.play([.paste("Pay tomorrow\nx")]).press("j")
    expectShows(scene, " > Add them with all of it as title")
    scene.press("<ret>")
    #expect(try scene.stored().dropFirst().map(\.title) == ["Pay tomorrow", "x"])
  }

  @Test("Lines pasted into the line are asked for once; No gives the line back")
  func pasteInto() throws {
    let scene = try scene()
    scene.press("a买 ").play([.paste("milk !!\nbread\n")])
    expectShows(scene, "Add 2 items")
    scene.press("n")
    expectShows(scene, "Add: 买")
    scene.play([.paste("milk !!\nbread\n")]).press("y")
    #expect(try scene.stored().dropFirst().map(\.title) == ["买 milk", "bread"])
    #expect(try scene.stored()[1].priority == .medium)
  }

  @Test("In a low or narrow window it stays usable")
  func small() throws {
    let low = try scene(40, 6)
    low.press("aPay tomorrow")
    expectShows(low, " Add: Pay tomorrow")
    let narrow = try scene(40, 12)
    narrow.press("aWrite the long weekly report tomorrow 9am @家 !!! #bills #家务")
    expectShows(narrow, "\n Write the long w~  tomorrow 09:00  @家\n")
    expectShows(narrow, "\n !!! high  #bills  #家务 (new)\n")
    narrow.press("<ret>")
    expectShows(narrow, "\n e.g. Pay rent tomorrow")
  }
}
