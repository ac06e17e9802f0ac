import FoundationEssentials
import Testing

@testable import TodoCore

/// How a step of an import is kept: as its items, or as changesets, which is what a trigger of another program needs.
enum ImportKeeping: CaseIterable {
  case items, changesets
}

@Suite("Undo of an import") struct ImportUndoTests {
  /// A list with a person's item and an import in it.
  private struct List {
    let world: ImportWorld
    let store: TodoStore
    let entries: [LegacyEntry]
    let seq: Int
  }

  private func list(
    _ keeping: ImportKeeping, _ count: Int = 40
  ) throws -> List {
    let entries = LegacyEntry.numbered(0..<count)
    let world = try ImportWorld(entries)
    let store = try world.store()
    _ = try store.add(TodoDraft(title: "mine 我的"))
    try keep(keeping, store)
    try world.run()
    let seq = try #require(try store.history(limit: 1).first).seq
    return List(world: world, store: store, entries: entries, seq: seq)
  }

  private func keep(_ keeping: ImportKeeping, _ store: TodoStore) throws {
    guard keeping == .changesets else { return }
    try store.database.execute(
      "CREATE TRIGGER other AFTER INSERT ON item WHEN 0 BEGIN SELECT 1; END")
  }

  /// Every column but the time of change, which is always new.
  private func rows(_ store: TodoStore) throws -> [String] {
    let names = try store.database.columns(of: "item").filter { $0 != "modified_at" }
    let columns = names.map { "quote(\($0))" }.joined(separator: ", ")
    return try store.database.lines("SELECT \(columns) FROM item ORDER BY ord")
      + store.database.lines("SELECT hex(id), hash FROM import_base ORDER BY id")
      + store.database.lines("SELECT hex(id), kind FROM tombstone ORDER BY id")
      + store.database.lines("SELECT name FROM todo_group")
  }

  /// Everything that a step's changesets say, in an order of its own.
  private func changes(_ store: TodoStore, _ seq: Int) throws -> [String] {
    var changes: [String] = []
    for piece in try ChangesetStream.pieces(store.database, seq: seq) {
      try ChangesetStream(store.database, seq: seq, piece: piece).each { change in
        let values = (0..<change.columnCount).map {
          "\(change.old($0) as Any) \(change.new($0) as Any)"
        }
        changes.append("\(change.table) \(change.operation) \(values)")
        return true
      }
    }
    return changes.sorted()
  }

  /// Whether a step has a part that is no changeset.
  private func hasItems(_ store: TodoStore, _ seq: Int) throws -> Bool {
    try store.database.integer(
      "SELECT 1 FROM step_part WHERE seq = ? AND substr(changes, 1, 1) = x'49'", .int(seq)) != nil
  }

  /// Imports at a fixed time, a small file or a large one.
  private func imported(_ keeping: ImportKeeping, _ entries: [LegacyEntry]) throws -> TodoStore {
    let store = try makeStore()
    try keep(keeping, store)
    let run = try ImportRun(store)
    let writer = ImportWriter(
      store: store, restoreDeleted: false, now: Date(timeIntervalSince1970: 1_800_000_100),
      total: entries.count)
    let seq = try run.begin(StepNote(action: .importLegacy))
    let records = try LegacyRecords(Data(entries.json.utf8)).records
    let report = try run.write(records, to: seq, with: writer) { _ in true }
    try run.finish(seq, count: report.changed)
    return store
  }

  @Test("the items say what SQLite would have recorded", arguments: [50, 4_500])
  func same(count: Int) throws {
    var entries = LegacyEntry.numbered(0..<count)
    for (number, title) in ["É", "ＡＢＣ ﬁ", "a\u{301}b", "👩‍💻 ☕", "Ünïcode", "x"].enumerated() {
      entries[number].title = title
    }
    entries[9].title = String(repeating: "长", count: 9_000)
    let compact = try imported(.items, entries)
    let recorded = try imported(.changesets, entries)
    #expect(try hasItems(compact, 1) && !hasItems(recorded, 1))
    #expect(try changes(compact, 1) == changes(recorded, 1))
    #expect(try changes(compact, 1).count == 2 * count)
    // What it takes of the file, and of the bound of the history.
    let titles = entries.reduce(0) { $0 + $1.title.utf8.count }
    let bytes = try #require(try compact.log.step(1)).bytes
    #expect(bytes < titles + 19 * count + 100 && bytes > titles + 18 * count)
    #expect(try #require(try recorded.log.step(1)).bytes > 3 * bytes - titles)
  }

  @Test(
    "and redo, with a restart between: every column is as it was", arguments: ImportKeeping.allCases
  )
  func thereAndBack(keeping: ImportKeeping) throws {
    let list = try list(keeping, 2_500)
    let after = try rows(list.store)
    for _ in 0..<2 {
      let undone = try list.world.store()
      #expect(try undone.undo(.any)?.count == 2_500)
      #expect(try undone.titles() == ["mine 我的"] && undone.isSettled())
      #expect(try undone.database.integer("SELECT count(*) FROM import_base") == 0)
      #expect(try undone.database.integer("SELECT count(*) FROM tombstone") == 0)
      let redone = try list.world.store()
      #expect(try redone.redo(.any)?.action == .importLegacy)
      #expect(try rows(redone) == after && redone.isSettled())
      #expect(try redone.find("2499") == ["task 2499 买牛奶"])
    }
    #expect(try list.world.run(list.entries).counts == ["unchanged": 2_500])
  }

  /// What a person may do to an imported item.
  static let edits: [ItemPatch] = [
    ItemPatch(title: "其他"), ItemPatch(done: true), ItemPatch(notes: "n"),
    ItemPatch(priority: .low), ItemPatch(tags: ["t"]),
    ItemPatch(due: .set(DueDate(day: CalendarDay(number: 20_000)))),
  ]

  @Test(
    "a field that was changed since is in its way, until it is as before",
    arguments: edits, ImportKeeping.allCases)
  func clash(patch: ItemPatch, keeping: ImportKeeping) throws {
    let list = try list(keeping)
    let item = try list.store.update(list.entries[4].id, patch)
    let before = try rows(list.store)
    #expect(throws: StoreError.clash(title: item.title)) { try list.store.undo(.step(list.seq)) }
    #expect(throws: StoreError.clash(title: item.title)) { try list.store.revert(list.seq) }
    #expect(try rows(list.store) == before)
    var back = ItemPatch(from: item, to: item)
    if patch.title != nil { back.title = list.entries[4].title }
    if patch.done != nil { back.done = false }
    if patch.notes != nil { back.notes = "" }
    if patch.priority != nil { back.priority = Priority.none }
    if patch.tags != nil { back.tags = [] }
    if patch.due != nil { back.due = .clear }
    _ = try list.store.update(item.id, back)
    #expect(try list.store.undo(.step(list.seq))?.count == 40)
    #expect(try list.store.titles() == ["mine 我的"] && list.store.isSettled())
  }

  @Test(
    "a group that an item is in, or its deletion, is in its way", arguments: ImportKeeping.allCases)
  func moved(keeping: ImportKeeping) throws {
    let list = try list(keeping)
    let group = try list.store.addGroup(named: "家")
    _ = try list.store.update(list.entries[7].id, ItemPatch(group: .set(group.id)))
    #expect(throws: StoreError.clash(title: "task 7 买牛奶")) { try list.store.undo(.step(list.seq)) }
    _ = try list.store.undo(.own)
    _ = try list.store.update(list.entries[8].id, ItemPatch(title: "以前"))
    _ = try list.store.delete(list.entries[8].id)
    #expect(throws: StoreError.clash(title: "以前")) { try list.store.undo(.step(list.seq)) }
    // Deleted so long ago that the trash knows it no more, it has the name that it came with.
    try list.store.database.execute("DELETE FROM step WHERE deletes = 1")
    #expect(throws: StoreError.clash(title: "task 8 买牛奶")) { try list.store.undo(.step(list.seq)) }
  }

  @Test(
    "a later import of a new title is in the way of the first", arguments: ImportKeeping.allCases)
  func twice(keeping: ImportKeeping) throws {
    let list = try list(keeping)
    var entries = list.entries
    entries[3].title = "新的"
    #expect(try list.world.run(entries).counts == ["updated": 1, "unchanged": 39])
    #expect(throws: StoreError.clash(title: "新的")) { try list.store.undo(.step(list.seq)) }
    _ = try list.store.undo(.any)
    #expect(try list.store.undo(.any)?.count == 40)
    #expect(try list.store.titles() == ["mine 我的"])
  }

  @Test("added, changed and restored ones in one step", arguments: ImportKeeping.allCases)
  func mixed(keeping: ImportKeeping) throws {
    let list = try list(keeping)
    _ = try list.store.delete(list.entries[2].id)
    var entries = LegacyEntry.numbered(0..<50)
    entries[2].title = "新的 2"
    entries[3].title = "新的 3"
    entries[4].done.toggle()
    let before = try rows(list.store)
    let report = try list.world.run(entries, restoringDeleted: true)
    #expect(
      report.counts == ["added": 10, "updated": 2, "restored": 1, "unchanged": 37])
    let after = try rows(list.store)
    for _ in 0..<2 {
      #expect(try list.store.undo(.any)?.count == 13)
      #expect(try rows(list.store) == before)
      #expect(try list.store.redo(.any)?.count == 13)
      #expect(try rows(list.store) == after)
    }
    #expect(try list.store.isSettled())
  }

  @Test(
    "taken back as a step of its own, its items are in the trash", arguments: ImportKeeping.allCases
  )
  func revert(keeping: ImportKeeping) throws {
    let list = try list(keeping, 1_200)
    _ = try list.store.add(TodoDraft(title: "later"))
    let after = try rows(list.store)
    #expect(try list.store.revert(list.seq).count == 1_200)
    #expect(try list.store.titles() == ["mine 我的", "later"])
    let page = try list.store.trash(limit: 2_000)
    #expect(Set(page.items.map(\.item.title)) == Set(list.entries.map(\.title)))
    _ = try list.store.undo(.own)
    #expect(try rows(list.store) == after && list.store.isSettled())
  }

  @Test("the change feed names what undo and redo did", arguments: ImportKeeping.allCases)
  func feed(keeping: ImportKeeping) throws {
    let list = try list(keeping)
    let window = try list.world.store()
    #expect(try window.changes() == nil)
    let ids = Set(list.entries.map(\.id))
    for (kind, travel) in [(StoreChanges.Kind.deleted, list.store.undo), (.added, redo)] {
      _ = try travel(.any) { _ in true }
      let changes = try #require(try window.changes())
      #expect(changes.isComplete && changes.groups.isEmpty)
      #expect(changes.items == Dictionary(uniqueKeysWithValues: ids.map { ($0, kind) }))
    }
    func redo(_ scope: UndoScope, _ goOn: (WorkProgress) -> Bool) throws(StoreError) -> Step? {
      try list.store.redo(scope, goOn: goOn)
    }
  }

  @Test(
    "it tells how far it is, and cancelled it changes nothing", arguments: ImportKeeping.allCases)
  func progress(keeping: ImportKeeping) throws {
    let list = try list(keeping, 3_000)
    let before = try rows(list.store)
    var seen: [WorkProgress] = []
    #expect(throws: StoreError.cancelled) {
      try list.store.undo(.any) {
        seen.append($0)
        return $0.done * 2 < $0.total || $0.total == 0
      }
    }
    #expect(try rows(list.store) == before && list.store.isSettled())
    _ = try list.store.undo(.any) {
      seen.append($0)
      return true
    }
    #expect(seen.last.map { $0.done == $0.total && $0.total > 0 } == true)
    #expect(try list.store.titles() == ["mine 我的"])
  }

  @Test("a part that this program can't read is told, and nothing changes")
  func unknown() throws {
    let list = try list(.items)
    try list.store.database.run(
      "UPDATE step_part SET changes = x'4902' || substr(changes, 3) WHERE seq = ?", .int(list.seq))
    let before = try rows(list.store)
    #expect { try list.store.undo(.step(list.seq)) } throws: {
      if case StoreError.damaged? = $0 as? StoreError { true } else { false }
    }
    #expect(try rows(list.store) == before)
    #expect(try list.store.history(limit: 9).map(\.state) == [.done, .done])
  }
}
