import Foundation
import Testing
import TodoCore

@testable import bench

@Suite("What an import and an export are measured against")
struct WorkTests {
  private let folder = NSTemporaryDirectory() + "bench-\(UUID().uuidString)"
  private let count = 300

  /// Runs a test with a sample and its legacy file in a folder of its own.
  private func withSample(_ test: (SampleDatabase, LegacySample) throws -> Void) throws {
    File.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sample = SampleDatabase(count: count, folder: folder)
    try sample.prepare { _ in }
    let legacy = LegacySample(count: count, folder: folder)
    try legacy.prepare { _ in }
    try test(sample, legacy)
  }

  @Test("the legacy file holds the sample's items, and the program imports it")
  func legacyFile() throws {
    try withSample { sample, legacy in
      let list = folder + "/list.db"
      let report = try LegacyImporter(databasePath: list, author: Author(.legacyImport))
        .run(file: legacy.path)
      #expect(report.added == count)
      let rows = "SELECT hex(id) || title || done || title_key FROM item ORDER BY ord"
      let imported = try SQLiteFile(list).strings(rows)
      let expected = try SQLiteFile(sample.path).strings(rows)
      #expect(imported == expected)
      #expect(imported.contains { $0.contains("牛奶") })
    }
  }

  @Test("a legacy file is kept for the next run, and made again where it is another one")
  func kept() throws {
    try withSample { _, legacy in
      var made = 0
      try legacy.prepare { _ in made += 1 }
      #expect(made == 0)
      File.write("[]", to: legacy.path)
      try legacy.prepare { _ in made += 1 }
      #expect(made == 1)
      let took = try ImportFloor.decode(legacy.path, count: count)
      #expect(took > 0)
    }
  }

  @Test("a list filled by hand is what an import leaves: rows, indexes, words")
  func filling() throws {
    try withSample { sample, _ in
      let path = folder + "/floor.db"
      _ = try ImportFloor(path: path).fill(from: sample.path)
      let (filled, ready) = (try SQLiteFile(path), try SQLiteFile(sample.path))
      // The sample's index has notes and tags too, which an import has not.
      let hits = try filled.strings(
        "SELECT rowid FROM item_text WHERE item_text MATCH '\"牛奶\"*' ORDER BY rowid")
      let titles = try ready.strings(
        "SELECT ord FROM item WHERE instr(title_key, '牛奶') > 0 ORDER BY ord")
      #expect(!hits.isEmpty)
      #expect(hits == titles)
      for question in [
        "SELECT hex(id) || ord || title || done || created_at || title_key FROM item ORDER BY ord",
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name",
      ] {
        let rows = try filled.strings(question)
        let expected = try ready.strings(question)
        #expect(!rows.isEmpty)
        #expect(rows == expected)
      }
      let counts = try filled.strings(
        "SELECT (SELECT count(*) FROM import_base) || ' ' || (SELECT count(*) FROM bulk)")
      #expect(counts == ["\(count) 0"])
      // An index without its rows would be filled faster.
      try filled.execute("INSERT INTO item_text(item_text) VALUES ('integrity-check')")
    }
  }

  @Test("an export and its floor hold every row, and leave no file behind")
  func exporting() throws {
    try withSample { sample, _ in
      let measurement = try ExportContest(sample: sample, folder: folder + "/work")
        .run(times: 2) { _ in }
      #expect(measurement.program.frame.values.count == 2)
      #expect(measurement.floor.frame.values.count == 2)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/work")
      #expect(left == [])
    }
  }

  @Test("a program that fails ends the run with its words; one that ends well is timed")
  func child() throws {
    try withSample { _, _ in
      func child(_ script: String) -> ChildProcess {
        ChildProcess(
          arguments: ["/bin/sh", "-c", script], environment: [:], output: folder + "/output")
      }
      let cost = try child("true").run()
      #expect(cost.milliseconds > 0)
      #expect(cost.megabytes > 0)
      let failure = #expect(throws: Failure.self) { try child("echo 不行 >&2; exit 3").run() }
      #expect(failure?.description.contains("不行") == true)
    }
  }

  @Test("a process run by a benchmark of its own has its own peak of memory, not that of who asked")
  func peak() throws {
    try withSample { _, legacy in
      // The tests lie beside the benchmark.
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let bench = tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/bench"
      // As much as the maker of a large sample has.
      let mine = [UInt8](repeating: 1, count: 200_000_000)
      func cost(_ script: String) throws -> ChildProcess.Cost {
        try Alone(
          arguments: ["/bin/sh", "-c", script], environment: ["WORD": "不行"],
          output: folder + "/output", bench: bench
        ).run()
      }
      let small = try cost("true")
      #expect(small.milliseconds > 0)
      #expect(small.megabytes > 0 && small.megabytes < 100)
      #expect(mine.last == 1)
      let failure = #expect(throws: Failure.self) { try cost("echo $WORD >&2; exit 3") }
      #expect(failure?.description.contains("不行") == true)
      var floor = ImportFloor(path: folder + "/floor.db")
      floor.bench = bench
      let sample = SampleDatabase(count: count, folder: folder)
      let both = try floor.run(legacy, sample, output: folder + "/output")
      #expect(both.decoding > 0 && both.filling > 0 && both.megabytes > 0)
      let filled = try SQLiteFile(floor.path).strings("SELECT count(*) FROM item")
      #expect(filled == ["\(count)"])
    }
  }
}
