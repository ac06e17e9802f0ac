import Foundation
import Testing
import TodoCore

@testable import bench

@Suite("The items of a sample")
struct SampleTests {
  private static let count = 4_000

  /// Whether a number is so many of a hundred items, give or take a fifth.
  private func isShare(_ number: Int, _ hundred: Double) -> Bool {
    abs(Double(number) / Double(Self.count) * 100 - hundred) < hundred / 5
  }

  @Test("have groups, tags, due dates, priorities and notes in the shares that are documented")
  func shares() {
    var all: [SampleDetails] = []
    SampleFill.each(of: Self.count) { _, _, details in all.append(details) }
    #expect(isShare(all.count { $0.group != nil }, 60))
    #expect(isShare(all.count { !$0.tags.isEmpty }, 20))
    #expect(isShare(all.count { $0.dueIn != nil }, 20))
    #expect(isShare(all.count { $0.priority > 0 }, 15))
    #expect(isShare(all.count { !$0.notes.isEmpty }, 5))
    #expect(all.allSatisfy { $0.tags.count <= 3 && Set($0.tags).count == $0.tags.count })
    #expect(Set(all.compactMap(\.group)).count == SampleWords.groups.count)
    let days = all.compactMap(\.dueIn)
    #expect(days.allSatisfy { abs($0) <= SampleDetails.mostDays })
    #expect(days.contains { $0 < -150 } && days.contains { $0 > 150 } && days.contains(0))
    let lines = all.filter { !$0.notes.isEmpty }.map { $0.notes.split(separator: "\n").count }
    #expect(lines.min() == 1 && lines.max() == 30)
    #expect(all.contains { $0.notes.contains("牛奶") })
    let often = (0..<SampleWords.tags.count).map { tag in all.count { $0.tags.contains(tag) } }
    #expect(often.count == 30)
    #expect(often[0] > 100 * max(1, often[29]))
  }

  @Test("hold the words that are searched in titles only, in the shares that are documented")
  func words() {
    var titles: [String] = []
    var rest = SampleWords.groups.map(\.0) + SampleWords.tags
    SampleFill.each(of: Self.count) { _, item, details in
      titles.append(item.title)
      rest.append(details.notes)
    }
    #expect(isShare(titles.count { $0.contains("report") }, 1))
    #expect((1...10).contains(titles.count { $0.contains("passport") }))
    #expect(titles.count { $0.contains("zyzzyva") } == 1)
    for word in ["report", "passport", "zyzzyva", "xqzj"] {
      #expect(!rest.contains { $0.contains(word) })
    }
  }

  @Test("are the same each time, and begin alike at each size")
  func same() {
    func beginning(of count: Int) -> [String] {
      var texts: [String] = []
      SampleFill.each(of: count) { index, item, details in
        if index < 60 { texts.append("\(item.id) \(item.title) \(details)") }
      }
      return texts
    }
    #expect(beginning(of: 100) == beginning(of: 100))
    #expect(beginning(of: 100) == beginning(of: 1_000))
  }
}

@Suite("The file of a sample")
struct SampleDatabaseTests {
  private let folder = NSTemporaryDirectory() + "bench-\(UUID().uuidString)"

  private func withSample(of count: Int, _ test: (SampleDatabase) throws -> Void) throws {
    File.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sample = SampleDatabase(count: count, folder: folder)
    try sample.prepare { _ in }
    try test(sample)
  }

  @Test("is as the program would have written it")
  func healthy() throws {
    try withSample(of: 300) { sample in
      let findings = try Doctor(path: sample.path).examine()
      #expect(findings == [])
    }
  }

  @Test("of a hundred items has something in each list")
  func lists() throws {
    try withSample(of: 100) { sample in
      let counts = try TodoStore(path: sample.path, author: Author(.command))
        .listCounts(today: LocalTime.now().day, includingTags: true)
      #expect(counts.today > 0 && counts.upcoming > 0 && counts.overdue > 0)
      #expect(counts.done > 0 && counts.ungrouped > 0)
      #expect(counts.groups.count > 6 && counts.tags.count > 3)
    }
  }

  @Test("is kept for the next run, without what the program remembered in it")
  func kept() throws {
    try withSample(of: 300) { sample in
      try TodoStore(path: sample.path, author: Author(.window)).set("order", to: "title")
      var made: [String] = []
      try sample.prepare { made.append($0) }
      #expect(made == [])
      let settings = try SQLiteFile(sample.path).strings("SELECT key FROM setting")
      #expect(settings == [])
    }
  }

  @Test("of another day has its due dates moved to today, through its index")
  func moved() throws {
    try withSample(of: 300) { sample in
      let rows =
        "SELECT title || due_day FROM item INDEXED BY item_due WHERE done = 0 AND due_day > 0 ORDER BY ord"
      let before = try SQLiteFile(sample.path).strings(rows)
      try SQLiteFile(sample.path).execute("UPDATE item SET due_day = due_day - 9")
      var log: [String] = []
      try sample.prepare { log.append($0) }
      #expect(log.count == 1 && log[0].hasSuffix("moved by 9 days"))
      let after = try SQLiteFile(sample.path).strings(rows)
      #expect(after == before)
      #expect(before.contains { $0.contains("牛奶") })
    }
  }

  @Test("with another item is made again")
  func changed() throws {
    try withSample(of: 300) { sample in
      for change in ["done = 1 - done", "notes_key = 'x'", "tags_key = 'x'", "group_id = NULL"] {
        try SQLiteFile(sample.path).execute("UPDATE item SET \(change)")
        var log: [String] = []
        try sample.prepare { log.append($0) }
        #expect(log.count == 1 && log[0].hasSuffix("made again"))
      }
    }
  }
}
