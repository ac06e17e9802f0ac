import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Groups and tags") struct GroupTests {
  @Test("a name without anything visible is refused", arguments: ItemTests.blanks)
  func blank(name: String) throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    #expect(throws: StoreError.blankName) { try store.addGroup(named: name) }
    #expect(throws: StoreError.blankName) { try store.renameGroup(group.id, to: name) }
    #expect(throws: StoreError.blankName) { try store.add(TodoDraft(title: "one", tags: [name])) }
    #expect(try store.groups() == [group])
    #expect(try store.titles().isEmpty)
  }

  @Test(
    "a name is taken without regard to case, width, form and blanks around it, but not to accents")
  func taken() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Caf\u{E9}")
    let home = try store.addGroup(named: "家")
    for name in ["café", "CAFE\u{301}", "ｃａｆé", "  Café\n"] {
      #expect(throws: StoreError.nameTaken("Caf\u{E9}")) { try store.addGroup(named: name) }
      #expect(throws: StoreError.nameTaken("Caf\u{E9}")) {
        try store.renameGroup(home.id, to: name)
      }
    }
    _ = try store.addGroup(named: "Cafe")
    #expect(try store.renameGroup(group.id, to: "CAFÉ").name == "CAFÉ")
    #expect(try store.groups().map(\.name) == ["Cafe", "CAFÉ", "家"])
  }

  @Test("a group that is renamed to its own name is no step of undo")
  func renamed() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    _ = try store.renameGroup(group.id, to: " Work ")
    #expect(try store.history(limit: 9).count == 1)
    #expect(throws: StoreError.noSuchGroup(group.id)) {
      _ = try store.deleteGroup(group.id, rule: .deny)
      _ = try store.renameGroup(group.id, to: "Home")
    }
  }

  @Test("an item's group and the group's items are one thing")
  func bothSides() throws {
    let store = try makeStore()
    let work = try store.addGroup(named: "Work")
    let home = try store.addGroup(named: "Home")
    let item = try store.add(TodoDraft(title: "one", groupID: work.id))
    func held() throws -> [[String]] {
      try [work.id, home.id, nil].map { try store.titles(TodoQuery(filter: .group($0))) }
    }
    #expect(try held() == [["one"], [], []])
    _ = try store.update(item.id, ItemPatch(group: .set(home.id)))
    #expect(try held() == [[], ["one"], []])
    _ = try store.update(item.id, ItemPatch(group: .clear))
    #expect(try held() == [[], [], ["one"]])
    let counts = try store.listCounts(today: CalendarDay(number: 0))
    #expect(counts.groups == [:])
    #expect(counts.ungrouped == 1)
  }

  @Test("deleting a group: its items go, stay, or forbid it", arguments: DeleteRule.allCases)
  func delete(rule: DeleteRule) throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    let inside = try store.add(TodoDraft(title: "inside", groupID: group.id, tags: ["x"]))
    let done = try store.add(TodoDraft(title: "done", done: true, groupID: group.id))
    let outside = try store.add(TodoDraft(title: "outside", tags: ["x"]))
    switch rule {
    case .cascade:
      #expect(try store.deleteGroup(group.id, rule: rule) == 2)
      #expect(try store.titles() == ["outside"])
      #expect(try store.database.integer("SELECT count(*) FROM item_tag") == 1)
      #expect(try store.database.integer("SELECT count(*) FROM tombstone") == 3)
    case .nullify:
      #expect(try store.deleteGroup(group.id, rule: rule) == 2)
      #expect(try store.titles(TodoQuery(filter: .group(nil))) == ["inside", "done", "outside"])
      #expect(try store.item(inside.id)?.modifiedAt != nil)
      #expect(try store.item(done.id)?.completedAt == done.completedAt)
      #expect(try store.item(outside.id) == outside)
    case .deny:
      #expect(throws: StoreError.groupNotEmpty(name: "Work", count: 2)) {
        try store.deleteGroup(group.id, rule: rule)
      }
      #expect(try store.titles().count == 3)
    }
    #expect(try store.groups().isEmpty == (rule != .deny))
    #expect(try store.isSound())
  }

  @Test("tags are one without regard to case, each once, and in alphabetical order")
  func tags() throws {
    let store = try makeStore()
    let one = try store.add(TodoDraft(title: "one", tags: ["Büro", "BÜRO", " büro ", "a", "Ｂ"]))
    #expect(one.tags == ["a", "Ｂ", "Büro"])
    let two = try store.add(TodoDraft(title: "two", tags: ["büro"]))
    #expect(two.tags == ["Büro"])
    #expect(try store.titles(TodoQuery(filter: .anyTag(["BÜRO"]))) == ["one", "two"])
    #expect(try store.titles(TodoQuery(filter: .anyTag(["buro"]))).isEmpty)
    #expect(try store.update(one.id, ItemPatch(tags: [])).tags.isEmpty)
    #expect(try store.titles(TodoQuery(filter: .anyTag(["büro"]))) == ["two"])
    #expect(try store.find("buro") == ["two"])
    #expect(try store.isSound())
  }
}
