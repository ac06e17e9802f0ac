import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("The legacy import") struct LegacyImportTests {
  private static func id(_ number: Int) -> String {
    "11111111-1111-4111-8111-" + padded(number, 12)
  }

  private static func record(_ number: Int, _ title: String, done: Bool = false) -> String {
    #"{"id": "\#(id(number))", "title": "\#(title)", "done": \#(done)}"#
  }

  /// A folder with a list, a legacy file and an importer.
  private final class Place {
    let folder: TemporaryFolder
    let importer: LegacyImporter
    var file: String { folder.file("todos.json") }

    init() throws {
      folder = try TemporaryFolder()
      importer = LegacyImporter(
        databasePath: folder.file("list.db"), author: Author(.legacyImport))
    }

    func write(_ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: file))
    }

    func write(_ records: [String]) throws {
      try write("[\n" + records.joined(separator: ",\n") + "\n]\n")
    }

    func store() throws -> TodoStore {
      try TodoStore(path: folder.file("list.db"), author: Author(.window))
    }

    var files: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }
  }

  @Test("keeps the file's order and the words, and renames only then")
  func plain() throws {
    let place = try Place()
    try place.write([
      Self.record(3, "买牛奶"), Self.record(1, "call\\nAna  ", done: true), Self.record(2, "z"),
    ])
    let bytes = try Data(contentsOf: URL(filePath: place.file))
    let report = try place.importer.run(file: place.file)
    #expect((report.records, report.added) == (3, 3))
    let store = try place.store()
    let items = try store.items(TodoQuery(), limit: 9)
    #expect(items.map(\.title) == ["买牛奶", "call Ana", "z"])
    #expect(items.map(\.done) == [false, true, false])
    #expect(items[1].createdAt.timeIntervalSince(items[0].createdAt) == 1)
    #expect(try store.find("奶") == ["买牛奶"])
    #expect(try store.isSound())
    let renamed = place.folder.file("todos.imported.json")
    #expect(report.renamedTo == renamed)
    #expect(try Data(contentsOf: URL(filePath: renamed)) == bytes)
    #expect(access(place.file, F_OK) != 0)
  }

  private static let nilID = "00000000-0000-0000-0000-000000000000"

  static let faults: [(String, LegacyFault)] = [
    ("", LegacyFault(.empty)),
    (" \n\t ", LegacyFault(.empty)),
    ("null", LegacyFault(.notAnArray)),
    (#"{"id": 1}"#, LegacyFault(.notAnArray)),
    ("[1]", LegacyFault(.notAnObject, record: 1)),
    ("[[]]", LegacyFault(.notAnObject, record: 1)),
    ("[] []", LegacyFault(.trailingText)),
    ("[]\n\u{0}", LegacyFault(.trailingText, line: 2)),
    (
      "[\n" + record(1, "a") + ",\n" + #"{"id": "x", "title": "b"}"# + "\n]",
      LegacyFault(.missingField("done"), record: 2, line: 3)
    ),
    (#"[{"id": null, "title": "b", "done": true}]"#, LegacyFault(.wrongType("id"), record: 1)),
    ("[\n" + record(1, "a") + ",\n{\"id\": \"1111", LegacyFault(.truncated, record: 2, line: 3)),
    ("[" + record(1, "\u{3000}\u{200B}") + "]", LegacyFault(.blankTitle, record: 1)),
    ("[" + record(1, "half \\ud83d") + "]", LegacyFault(.loneSurrogate, record: 1)),
    (
      #"[{"id": "\#(nilID)", "title": "a", "done": true}]"#, LegacyFault(.badID(nilID), record: 1)
    ),
    (
      "[" + record(1, "a") + ",\n" + record(1, "b") + "]",
      LegacyFault(.conflictingID(firstRecord: 1), record: 2, line: 2)
    ),
  ]

  @Test("a bad file is refused with the place of the fault, and nothing changes", arguments: faults)
  func refused(text: String, fault: LegacyFault) throws {
    let place = try Place()
    try place.write(text)
    let error = #expect(throws: ImportError.self) { try place.importer.run(file: place.file) }
    #expect(error == .fault(path: place.file, fault))
    #expect(try place.files == ["todos.json"])
  }

  @Test("a file cut anywhere is refused")
  func cut() throws {
    let place = try Place()
    let whole = Data(("[" + Self.record(1, "日本 \\u00e9 😀") + ", " + Self.record(2, "b") + "]").utf8)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(filePath: place.file))
      #expect(throws: ImportError.self) { try place.importer.run(file: place.file) }
    }
    #expect(try place.files == ["todos.json"])
  }

  @Test("a second import takes what is new, and leaves what a person did since")
  func again() throws {
    let place = try Place()
    try place.write((1...5).map { Self.record($0, "item \($0)") })
    _ = try place.importer.run(file: place.file)
    let store = try place.store()
    let items = try store.items(TodoQuery(), limit: 9)
    _ = try store.update(items[0].id, ItemPatch(title: "mine"))
    _ = try store.delete(items[1].id)
    try place.write([
      Self.record(1, "item 1"), Self.record(2, "item 2"), Self.record(3, "theirs", done: true),
      Self.record(4, "item 4"),
      Self.record(4, "item 4"), Self.record(6, "new"),
    ])
    let planned = try place.importer.plan(file: place.file)
    var report = try place.importer.run(file: place.file)
    #expect(report.renamedTo == place.folder.file("todos.imported.2.json"))
    #expect(
      (
        report.kept, report.stayedDeleted, report.updated, report.unchanged, report.added,
        report.duplicates
      ) == (1, 1, 1, 1, 1, 1))
    report.renamedTo = nil
    report.otherIDs = []
    #expect(planned == report)
    #expect(try store.titles() == ["mine", "theirs", "item 4", "item 5", "new"])
    var restoring = place.importer
    restoring.restoreDeleted = true
    try place.write([Self.record(2, "item 2")])
    #expect(try restoring.run(file: place.file).restored == 1)
    #expect(try store.titles().last == "item 2")
    #expect(try store.isSound())
  }

  @Test("import, undo, import again brings everything back; a clash takes nothing")
  func undo() throws {
    let place = try Place()
    let records = (1...3).map { Self.record($0, "item \($0)") }
    try place.write(records)
    _ = try place.importer.run(file: place.file)
    let store = try place.store()
    let first = try #require(try store.items(TodoQuery(), limit: 1).first)
    _ = try store.update(first.id, ItemPatch(title: "mine"))
    _ = try store.undo(.own)
    #expect(try store.undo(.any)?.action == .importLegacy)
    #expect(try store.titles().isEmpty)
    try place.write(records)
    #expect(try place.importer.run(file: place.file).added == 3)
    _ = try store.update(first.id, ItemPatch(title: "mine again"))
    #expect(throws: StoreError.clash(title: "mine again")) {
      try store.undo(.step(store.history(limit: 9).first { $0.action == .importLegacy }!.seq))
    }
    #expect(try store.titles().count == 3)
  }

  @Test("a large import is one step; cancelled in the middle it leaves nothing")
  func large() throws {
    let place = try Place()
    try place.write((1...21_000).map { Self.record($0, "task \($0) 任务") })
    #expect(throws: ImportError.cancelled) {
      try place.importer.run(file: place.file) { $0.phase != .saving || $0.done < 5_000 }
    }
    let store = try place.store()
    #expect(try store.count(TodoQuery()) == 0)
    #expect(try store.history(limit: 9).isEmpty)
    let other = try place.store()
    var wrote = 0
    let report = try place.importer.run(file: place.file) { progress in
      if progress.phase == .saving, (try? other.add(TodoDraft(title: "between"))) != nil {
        wrote += 1
      }
      return true
    }
    #expect(report.added == 21_000)
    #expect(wrote > 3)
    #expect(try store.find("20999") == ["task 20999 任务"])
    #expect(try store.count(TodoQuery(search: "务")) == 21_000)
    #expect(try store.isSound())
    #expect(
      try store.undo(
        .step(#require(try store.history(limit: 99).first { $0.action == .importLegacy }).seq))
        != nil)
    #expect(try store.count(TodoQuery()) == wrote)
    #expect(try store.isSound())
  }

  @Test("what a killed import left is taken back, and the next one completes it")
  func killed() throws {
    let place = try Place()
    try place.write((1...3).map { Self.record($0, "item \($0)") })
    do {
      let store = try place.store()
      let run = try ImportRun(store)
      let seq = try run.begin(StepNote(action: .importLegacy))
      let records = try LegacyRecords(Data(contentsOf: URL(filePath: place.file))).records
      let writer = ImportWriter(store: store, restoreDeleted: false, now: .now, total: 3)
      _ = try run.write(Array(records.prefix(2)), to: seq, with: writer) { _ in true }
    }
    #expect(try place.store().titles().count == 2)
    #expect(try place.importer.takeBackAbandoned())
    #expect(try place.store().titles().isEmpty)
    #expect(try place.importer.run(file: place.file).added == 3)
    #expect(try place.importer.takeBackAbandoned() == false)
    #expect(try place.store().titles().count == 3)
  }
}
