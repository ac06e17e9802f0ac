import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Ids and titles of a legacy file") struct ImportRecordTests {
  private func records(ids: [String] = [], titles: [String] = []) throws -> LegacyRecords {
    let ids = ids.isEmpty ? titles.indices.map { Self.id($0) } : ids
    let titles = titles.isEmpty ? ids.map { _ in "t" } : titles
    let rows = zip(ids, titles).map { #"{"id":"\#($0)","title":"\#($1)","done":false}"# }
    return try LegacyRecords(Data("[\(rows.joined(separator: ",\n"))]".utf8))
  }

  private static func id(_ number: Int) -> String { "11111111-1111-4111-8111-11111111111\(number)" }

  @Test(
    "an id in any other spelling than 8-4-4-4-12 hex digits is refused with its record",
    arguments: [
      "", "x", "{22222222-2222-4222-8222-222222222222}",
      "urn:uuid:22222222-2222-4222-8222-222222222222", "22222222222242228222222222222222",
      " 22222222-2222-4222-8222-222222222222", "22222222-2222-4222-8222-222222222222 ",
      "22222222-2222-4222-8222-2222222222222", "22222222-2222-4222-8222-22222222222",
      "2222222-22222-4222-8222-222222222222", "22222222-2222-4222-8222-22222222222g",
      "22222222-2222-4222-8222-22222222222２", "22222222_2222_4222_8222_222222222222",
    ])
  func spelling(id: String) {
    #expect(throws: LegacyFault(.badID(id), record: 2, line: 2)) {
      try records(ids: [Self.id(1), id])
    }
  }

  @Test("the id of zeros alone is refused as what it is")
  func nilID() {
    #expect(throws: LegacyFault(.nilID, record: 2, line: 2)) {
      try records(ids: [Self.id(1), "00000000-0000-0000-0000-000000000000"])
    }
  }

  @Test("a line break inside an id is no part of one")
  func lineBreak() {
    let id = "22222222-2222-4222-\\n222-222222222222"
    #expect(throws: LegacyFault(.badID("22222222-2222-4222-\n222-222222222222"), record: 1)) {
      try records(ids: [id])
    }
  }

  @Test("capitals and small letters spell the same id")
  func letters() throws {
    let id = "abcdef01-2345-4678-9abc-def012345678"
    let legacy = try records(ids: [id.uppercased(), id])
    #expect(legacy.records.map(\.id.uuidString) == [id.uppercased()])
    #expect(legacy.duplicates == 1)
  }

  @Test("a record that repeats an earlier one is counted; one with another title is a fault")
  func duplicates() throws {
    let ids = [Self.id(1), Self.id(2), Self.id(1)]
    let legacy = try records(ids: ids, titles: ["a", "b", " a\\n"])
    #expect(legacy.records.map(\.title) == ["a", "b"])
    #expect(legacy.duplicates == 1)
    let fault = LegacyFault(.conflictingID(firstRecord: 1), record: 3, line: 3)
    #expect(throws: fault) { try records(ids: ids, titles: ["a", "b", "A"]) }
    // Composed and decomposed letters look the same and are not the same text.
    #expect(throws: fault) { try records(ids: ids, titles: ["é", "b", "e\\u0301"]) }
  }

  @Test("the same title in another state is a conflict too")
  func state() {
    var entries = LegacyEntry.numbered(1..<3)
    entries.append(entries[0])
    entries[2].done.toggle()
    #expect(throws: LegacyFault(.conflictingID(firstRecord: 1), record: 3, line: 4)) {
      try LegacyRecords(Data(entries.json.utf8))
    }
  }

  @Test(
    "a title without anything visible is refused",
    arguments: ["", "  ", "\\n\\t", "\\u00a0\\u3000", "\\u200b\\u2060", "\\u00ad"])
  func blank(title: String) {
    #expect(throws: LegacyFault(.blankTitle, record: 2, line: 2)) {
      try records(titles: ["t", title])
    }
  }

  @Test(
    "half of a surrogate pair is refused, wherever it stands",
    arguments: [
      "\\ud83d", "\\ude00", "a\\ud83db", "\\ud83d\\u0041", "\\ud83d\\n", "\\ude00\\ud83d",
    ])
  func surrogates(title: String) {
    #expect(throws: LegacyFault(.loneSurrogate, record: 2, line: 2)) {
      try records(titles: ["t", title])
    }
  }

  static let titles: [(json: String, title: String)] = [
    ("\\ud83d\\ude00", "😀"), ("\\uFFFE \\uffff", "\u{FFFE} \u{FFFF}"),
    ("c:\\\\new\\\\t", "c:\\new\\t"),
    ("a\\/b \\\"q\\\"", "a/b \"q\""), ("one\\ntwo\\r\\n\\tthree", "one two three"),
    (" \\u00a0 x \\n", "x"), ("\\u001b[2J\\u0007\\b", "\u{1B}[2J\u{7}\u{8}"),
    ("a\\u0000b", "a\u{FFFD}b"), ("\\u202eevil", "\u{202E}evil"), ("e\\u0301", "e\u{301}"),
    ("👩‍💻 ❤️", "👩‍💻 ❤️"), ("a  b", "a  b"),
  ]

  @Test("titles are kept byte for byte but for what makes them one line", arguments: titles)
  func title(pair: (json: String, title: String)) throws {
    let titles = try records(titles: [pair.json]).records.map { Array($0.title.utf8) }
    #expect(titles == [Array(pair.title.utf8)])
  }

  @Test("a title of a megabyte is a title")
  func long() throws {
    let title = String(repeating: "买", count: 350_000)
    #expect(try records(titles: [title]).records.first?.title == title)
  }
}
