import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Items") struct ItemTests {
  static let blanks = [
    "", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{A0}", "\u{2800}", "\u{FEFF}", "\u{AD}\u{200D}",
    " \u{3000}\u{200B} ",
  ]

  @Test("a title that nobody can see is refused, for a new item and a known one", arguments: blanks)
  func blank(title: String) throws {
    let store = try makeStore()
    #expect(throws: StoreError.blankTitle) { try store.add(TodoDraft(title: title)) }
    let item = try store.add(TodoDraft(title: "one"))
    #expect(throws: StoreError.blankTitle) {
      try store.update(item.id, ItemPatch(title: title, done: true))
    }
    #expect(try store.item(item.id) == item)
    #expect(try store.history(limit: 9).count == 1)
  }

  @Test("a title is one line without blanks around it; what else was typed stays")
  func cleaned() throws {
    let store = try makeStore()
    let titles = [
      "  a \u{3000}": "a", "a\nb": "a b", "a\r\n\tb": "a b", "a\0b": "a\u{FFFD}b",
      "e\u{301}  ｆ": "e\u{301}  ｆ", "\u{202E}x": "\u{202E}x", "❤\u{FE0F}": "❤\u{FE0F}",
    ]
    for (typed, stored) in titles {
      let item = try store.add(TodoDraft(title: typed))
      #expect(Array(item.title.utf8) == Array(stored.utf8))
      #expect(try store.item(item.id) == item)
    }
  }

  @Test("everything that a draft holds comes back")
  func draft() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "家")
    let day = try #require(CalendarDay(year: 2028, month: 2, day: 29))
    let item = try store.add(
      TodoDraft(
        title: "一", groupID: group.id, priority: .high, due: DueDate(day: day, minute: 0),
        notes: "one\n\n二\u{FFFD}", tags: ["b", "A"]))
    let read = try #require(try store.item(item.id))
    #expect(read == item)
    #expect(read.due?.description == "2028-02-29 00:00")
    #expect(read.notes == "one\n\n二\u{FFFD}")
    #expect(read.tags == ["A", "b"])
    #expect(read.modifiedAt == nil)
    #expect(read.completedAt == nil)
  }

  @Test("the store keeps the times: changed, ticked, ticked no more")
  func times() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    let ticked = try store.update(item.id, ItemPatch(done: true))
    let at = try #require(ticked.completedAt)
    #expect(ticked.modifiedAt == at)
    #expect(at > item.createdAt)
    let edited = try store.update(item.id, ItemPatch(title: "two"))
    #expect(edited.completedAt == at)
    #expect(try #require(edited.modifiedAt) > at)
    #expect(try store.update(item.id, ItemPatch(done: false)).completedAt == nil)
    let done = try store.add(TodoDraft(title: "three", done: true))
    #expect(done.completedAt == done.createdAt)
    #expect(done.modifiedAt == nil)
  }

  @Test("what changes nothing writes nothing and is no step of undo")
  func nothing() throws {
    let store = try makeStore()
    let item = try store.add(
      TodoDraft(title: "one", done: true, priority: .low, notes: "n", tags: ["a", "B"]))
    let patches = [
      ItemPatch(), ItemPatch(title: " one "), ItemPatch(done: true), ItemPatch(group: .clear),
      ItemPatch(priority: .low), ItemPatch(due: .clear), ItemPatch(notes: "n"),
      ItemPatch(tags: ["B", "a"]), ItemPatch(tags: ["a", "b", "A"]),
    ]
    for patch in patches {
      #expect(try store.update(item.id, patch) == item)
      #expect(try store.history(limit: 9).count == 1, "\(patch)")
    }
  }

  @Test("only the fields that a patch names are written, whatever a caller has read before")
  func fields() throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    let theirs = try TodoStore(path: folder.file("list.db"), author: Author(.command))
    let item = try mine.add(TodoDraft(title: "one", tags: ["x"]))
    _ = try theirs.update(item.id, ItemPatch(title: "new", tags: ["y"]))
    let merged = try mine.update(item.id, ItemPatch(done: true, notes: "n"), basedOn: item)
    #expect(merged.title == "new")
    #expect(merged.tags == ["y"])
    #expect(merged.done)
    #expect(merged.notes == "n")
  }

  static let conflicts: [(ItemField, ItemPatch, ItemPatch)] = [
    (.title, ItemPatch(title: "theirs"), ItemPatch(title: "mine")),
    (.done, ItemPatch(done: true), ItemPatch(done: false)),
    (.priority, ItemPatch(priority: .high), ItemPatch(priority: .medium)),
    (.due, ItemPatch(due: .set(DueDate(day: CalendarDay(number: 1)))), ItemPatch(due: .clear)),
    (.notes, ItemPatch(notes: "theirs"), ItemPatch(notes: "mine")),
    (.tags, ItemPatch(tags: ["theirs"]), ItemPatch(tags: ["mine"])),
  ]

  @Test("a field that both changed is named, and nothing is written", arguments: conflicts)
  func changedElsewhere(field: ItemField, theirs: ItemPatch, mine: ItemPatch) throws {
    let store = try makeStore()
    let item = try store.add(
      TodoDraft(title: "one", due: DueDate(day: CalendarDay(number: 9)), tags: ["x"]))
    let current = try store.update(item.id, theirs)
    var patch = mine
    if field != .title { patch.title = "a title that only I changed" }
    #expect(throws: StoreError.changedElsewhere(fields: [field], current: current)) {
      try store.update(item.id, patch, basedOn: item)
    }
    #expect(try store.item(item.id) == current)
    // The same change twice is no quarrel.
    #expect(try store.update(item.id, theirs, basedOn: item) == current)
  }

  @Test("the same title typed with blanks around it, or tags in another order, is no quarrel")
  func sameElsewhere() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    let current = try store.update(item.id, ItemPatch(title: "two", tags: ["a", "b"]))
    #expect(
      try store.update(item.id, ItemPatch(title: "two ", tags: ["b", "A"]), basedOn: item)
        == current)
  }

  @Test("an item or a group that is gone is named by its id")
  func gone() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    #expect(try store.delete(item.id) == item)
    let group = UUID()
    #expect(try store.item(item.id) == nil)
    #expect(throws: StoreError.noSuchItem(item.id)) { try store.delete(item.id) }
    #expect(throws: StoreError.noSuchItem(item.id)) {
      try store.update(item.id, ItemPatch(done: true))
    }
    #expect(throws: StoreError.noSuchGroup(group)) {
      try store.add(TodoDraft(title: "two", groupID: group))
    }
    #expect(try store.titles().isEmpty)
  }

  @Test("the list keeps the order of arrival, whatever the clock says")
  func clock() throws {
    var times = [5_000.0, 1_000, 1_000, 9e11, -5, 2_000].map(Date.init(timeIntervalSince1970:))
    let store = try TodoStore.inMemory(clock: { times.count > 1 ? times.removeFirst() : times[0] })
    for number in 0..<9 { _ = try store.add(TodoDraft(title: "\(number)")) }
    #expect(try store.titles() == (0..<9).map(String.init))
  }
}
