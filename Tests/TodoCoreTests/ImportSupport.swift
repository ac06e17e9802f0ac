import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

/// One record of a legacy file that a test writes.
struct LegacyEntry: Hashable {
  var id: UUID
  var title: String
  var done = false

  var json: String {
    #"{"id":"\#(id.uuidString)","title":"\#(title)","done":\#(done)}"#
  }

  /// Records whose ids come in no order, as those of the phone do; every third is done.
  static func numbered(_ numbers: Range<Int>) -> [LegacyEntry] {
    numbers.map { number in
      var random = Random(state: UInt64(number))
      let bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: random.next()) { Array($0) } }
      let id = bytes.withUnsafeBytes { UUID(bytes: $0) } ?? UUID()
      return LegacyEntry(id: id, title: "task \(number) 买牛奶", done: number % 3 == 0)
    }
  }
}

extension [LegacyEntry] {
  /// One record a line: record 1 on line 2.
  var json: String { "[\n" + map(\.json).joined(separator: ",\n") + "\n]\n" }
}

/// A folder with a list and a legacy file beside it.
struct ImportWorld {
  let folder: TemporaryFolder
  /// Who imports.
  let author = Author(.legacyImport)
  var list: String { folder.file("data/list.db") }
  var source: String { folder.file("todos.json") }

  init() throws { folder = try TemporaryFolder() }

  init(_ entries: [LegacyEntry]) throws {
    try self.init()
    try put(entries)
  }

  /// Writes the legacy file anew.
  func put(_ entries: [LegacyEntry]) throws { try put(entries.json) }

  func put(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: source)) }

  func importer(restoringDeleted: Bool = false) -> LegacyImporter {
    var importer = LegacyImporter(databasePath: list, author: author)
    importer.restoreDeleted = restoringDeleted
    return importer
  }

  @discardableResult
  func run(_ goOn: (ImportProgress) -> Bool = { _ in true }) throws -> ImportReport {
    try importer().run(file: source, goOn: goOn)
  }

  /// Puts the legacy file anew and imports it.
  @discardableResult
  func run(_ entries: [LegacyEntry], restoringDeleted: Bool = false) throws -> ImportReport {
    try put(entries)
    return try importer(restoringDeleted: restoringDeleted).run(file: source)
  }

  func store() throws -> TodoStore { try TodoStore(path: list, author: Author(.window)) }

  /// What is in the folder, with links as links.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension ImportReport {
  /// What became of the records, in words; kinds without a record are left out.
  var counts: [String: Int] {
    [
      "added": added, "updated": updated, "unchanged": unchanged, "kept": kept,
      "stayedDeleted": stayedDeleted, "restored": restored, "duplicates": duplicates,
    ].filter { $0.value != 0 }
  }

  /// Whether every record is counted once.
  var addsUp: Bool { counts.values.reduce(0, +) == records }
}

extension TodoStore {
  /// All rows that an import may touch, but for bookkeeping.
  func importedRows() throws -> [String] {
    try database.lines("SELECT hex(id), title, done, ord, title_key FROM item ORDER BY ord")
      + database.lines("SELECT hex(id), hash FROM import_base ORDER BY id")
      + database.lines("SELECT hex(id), kind FROM tombstone ORDER BY id")
  }

  /// Whether no import has left anything unfinished: a step, a guard, the text index left to it.
  func isSettled() throws -> Bool {
    let left = try database.lines(
      """
      SELECT 1 FROM step WHERE state = 3 UNION ALL SELECT 1 FROM bulk
      UNION ALL SELECT 1 FROM step_part WHERE seq NOT IN (SELECT seq FROM step)
      """)
    return try left.isEmpty && !TextIndex.mergesOnDemand(database) && isSound()
  }
}
