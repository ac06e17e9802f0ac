import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("History") struct UndoHistoryTests {
  @Test("any mix of steps taken back one by one leads to where it began, and forwards again")
  func thereAndBack() throws {
    var world = try World(seed: 42)
    let store = world.store
    func picture() throws -> [String] {
      try store.database.lines(
        """
        SELECT hex(id), ord, title, title_key, notes, done, hex(group_id), due_day, tags_key
        FROM item ORDER BY ord
        """)
    }
    var pictures = [try picture()]
    while pictures.count < 40 {
      try world.change()
      let now = try picture()
      if now != pictures.last { pictures.append(now) }
      try world.reload()
    }
    for expected in pictures.dropLast().reversed() {
      #expect(try store.undo(.own) != nil)
      expectLines(try picture(), expected)
    }
    #expect(try store.isSound())
    for expected in pictures.dropFirst() {
      #expect(try store.redo() != nil)
      expectLines(try picture(), expected)
    }
    #expect(try store.redo() == nil)
    #expect(try store.isSound())
  }

  @Test("the time of a tick comes back with it; the time of change is always new")
  func times() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    let ticked = try store.update(item.id, ItemPatch(done: true))
    _ = try store.update(item.id, ItemPatch(done: false))
    _ = try store.undo(.own)
    let back = try #require(try store.item(item.id))
    #expect(back.completedAt == ticked.completedAt)
    #expect(try #require(back.modifiedAt) > #require(ticked.modifiedAt))
  }

  @Test(
    "a step tells what was changed; one with a word of a later version keeps its subject and undoes"
  )
  func actions() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "买"))
    let group = try store.addGroup(named: "家")
    let patches: [(ItemPatch, StepAction)] = [
      (ItemPatch(title: "买菜"), .retitleItem), (ItemPatch(notes: "n"), .editNotes),
      (ItemPatch(priority: .high), .setPriority), (ItemPatch(tags: ["x"]), .setTags),
      (ItemPatch(due: .set(DueDate(day: CalendarDay(number: 20_000)))), .setDue),
      (ItemPatch(group: .set(group.id)), .moveItem), (ItemPatch(done: true), .tick),
      // Only one of the two is new.
      (ItemPatch(done: true, priority: .low), .setPriority),
      (ItemPatch(title: "x", notes: ""), .editItem),
    ]
    for (patch, action) in patches {
      _ = try store.update(item.id, patch)
      #expect(try store.history(limit: 1).first?.action == action)
    }
    _ = try store.renameGroup(group.id, to: "Home")
    let renamed = try #require(try store.history(limit: 1).first)
    #expect(renamed.subject == "Home" && renamed.formerName == "家")
    try store.database.execute("UPDATE step SET action = 'group.paint'")
    let unknown = try #require(try store.undo(.own))
    #expect(unknown.action == nil && unknown.subject.hasSuffix("Home"))
    #expect(try store.groups().map(\.name) == ["家"])
  }

  @Test("a new step elsewhere leaves what was undone to be done again")
  func redoAfterOthers() throws {
    let store = try makeStore()
    let one = try store.add(TodoDraft(title: "one"))
    _ = try store.update(one.id, ItemPatch(title: "first"))
    _ = try store.undo(.own)
    _ = try store.add(TodoDraft(title: "two"))
    #expect(try store.redo()?.action == .retitleItem)
    #expect(try store.titles() == ["first", "two"])
    _ = try store.undo(.own)
    #expect(try store.titles() == ["first"])
  }

  @Test("a row taken back finds its place free, although the clock was set back meanwhile")
  func place() throws {
    var times = (0..<20).map { Date(timeIntervalSince1970: 1_000 - Double($0)) }
    let store = try TodoStore.inMemory(clock: { times.removeFirst() })
    _ = try store.add(TodoDraft(title: "one"))
    let two = try store.add(TodoDraft(title: "two"))
    _ = try store.delete(two.id)
    _ = try store.add(TodoDraft(title: "three"))
    #expect(try store.undo(.own)?.subject == "three")
    _ = try store.add(TodoDraft(title: "four"))
    #expect(try store.redo()?.subject == "three")
    _ = try store.undo(.own)
    _ = try store.undo(.own)
    _ = try store.undo(.own)
    #expect(try store.titles() == ["one", "two"])
  }

  @Test("what is deleted leaves a mark, until it comes back; an undone addition leaves none")
  func tombstones() throws {
    let store = try makeStore()
    func marks() throws -> Int? { try store.database.integer("SELECT count(*) FROM tombstone") }
    let item = try store.add(TodoDraft(title: "one"))
    _ = try store.undo(.own)
    #expect(try marks() == 0)
    _ = try store.redo()
    _ = try store.delete(item.id)
    #expect(try marks() == 1)
    _ = try store.undo(.own)
    #expect(try marks() == 0)
    _ = try store.redo()
    #expect(try marks() == 1)
  }

  @Test("a step that can't be recorded is not made: all or nothing")
  func recording() throws {
    let store = try makeStore()
    try store.database.execute(
      "CREATE TEMP TRIGGER no_step BEFORE INSERT ON main.step_part BEGIN SELECT raise(ABORT, 'no'); END"
    )
    #expect(throws: StoreError.self) { try store.add(TodoDraft(title: "one")) }
    #expect(try store.titles().isEmpty)
    #expect(try store.history(limit: 9).isEmpty)
  }

  /// A history of made-up steps: seconds since the clock's start, bytes, whether it deletes.
  private func history(_ steps: [(at: Double, bytes: Int, deletes: Bool)]) throws -> TodoStore {
    let store = try makeStore()
    for (index, step) in steps.enumerated() {
      try store.database.run(
        """
        INSERT INTO step(at, origin, actor, action, subject, count, schema, deletes, bytes)
        VALUES (?, 'window', x'00', 'item.edit', ?, 1, 3, ?, ?)
        """,
        .date(Date(timeIntervalSince1970: step.at)), .text("\(index)"), .bool(step.deletes),
        .int(step.bytes))
      try store.database.run("INSERT INTO step_part SELECT max(seq), 0, 0, x'00' FROM step")
    }
    return store
  }

  private func left(_ store: TodoStore, at seconds: Double) throws -> [Int] {
    try store.log.trim(now: Date(timeIntervalSince1970: seconds))
    let left = try store.history(limit: 9_999).compactMap { Int($0.subject) }.reversed()
    #expect(try store.database.integer("SELECT count(DISTINCT seq) FROM step_part") == left.count)
    return Array(left)
  }

  @Test("a thousand steps are kept, the newest")
  func mostSteps() throws {
    let store = try history((0..<1_010).map { (Double($0), 10, false) })
    #expect(try left(store, at: 2_000) == Array(10..<1_010))
  }

  @Test("sixty-four megabytes are kept; the newest step whatever its size")
  func mostBytes() throws {
    let megabyte = 1 << 20
    let store = try history([
      (0, 1, false), (1, 40 * megabyte, false), (2, 30 * megabyte, false),
      (3, 34 * megabyte, false),
    ])
    #expect(try left(store, at: 9) == [2, 3])
    let large = try history([(0, 1, false), (1, 200 * megabyte, false)])
    #expect(try left(large, at: 9) == [1])
  }

  @Test("a deletion stays for thirty days, beyond all other bounds")
  func trash() throws {
    let day = 86_400.0
    var steps: [(at: Double, bytes: Int, deletes: Bool)] = [
      (0, 10, true), (2 * day, 10, true), (2 * day, 10, false),
    ]
    steps += (0..<1_000).map { _ in (3 * day, 10, false) }
    let store = try history(steps)
    #expect(try left(store, at: 31 * day).prefix(2) == [1, 3])
    #expect(try left(store, at: 33 * day).first == 3)
  }

  @Test("the bounds hold while steps are made, and the newest can still be taken back")
  func bounded() throws {
    let store = try makeStore()
    let item = try store.add(TodoDraft(title: "one"))
    for number in 0..<1_100 { _ = try store.update(item.id, ItemPatch(notes: "\(number)")) }
    let count = try store.history(limit: 9_999).count
    #expect((1_000..<1_040).contains(count))
    _ = try store.undo(.own)
    #expect(try store.item(item.id)?.notes == "1098")
  }
}
