import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("What an import added and what SQLite records of it") struct AddedItemsRecordTests {
  /// Imports at a fixed time, a small file or a large one.
  private func imported(_ keeping: ImportKeeping, _ entries: [LegacyEntry]) throws -> TodoStore {
    let store = try makeStore()
    try keeping.apply(to: store)
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

  @Test("the items say what SQLite would have recorded", arguments: [50, 2_500])
  func same(count: Int) throws {
    var entries = LegacyEntry.numbered(0..<count)
    for (number, title) in ["É", "ＡＢＣ ﬁ", "a\u{301}b", "👩‍💻 ☕", "Ünïcode", "x"].enumerated() {
      entries[number].title = title
    }
    entries[9].title = String(repeating: "长", count: 9_000)
    let compact = try imported(.items, entries)
    let recorded = try imported(.changesets, entries)
    #expect(try compact.keepsAddedItems(1) && !recorded.keepsAddedItems(1))
    #expect(try compact.recordedChanges(1) == recorded.recordedChanges(1))
    #expect(try compact.recordedChanges(1).count == 2 * count)
    // What it takes of the file, and of the bound of the history.
    let titles = entries.reduce(0) { $0 + $1.title.utf8.count }
    let bytes = try #require(try compact.log.step(1)).bytes
    #expect(bytes < titles + 19 * count + 100 && bytes > titles + 18 * count)
    #expect(try #require(try recorded.log.step(1)).bytes > 3 * bytes - titles)
  }
}
