import FoundationEssentials
import Testing

@testable import TodoCore

/// Files that were cut, overwritten, or saved in another encoding.
@Suite("A damaged legacy file is never taken for a whole one") struct ImportDamageTests {
  /// Letters of every length, an escape of each kind, and both values of `done`.
  static let bytes = Array(
    """
    [
      {"id":"11111111-1111-4111-8111-111111111111","title":"a é 买 😀","done":false},
      {"id":"22222222-2222-4222-8222-222222222222",
       "title":"\\ud83d\\ude00 \\n \\\\ \\u00e9","done":true}
    ]
    """.utf8)

  @Test("cut at any byte, it is refused as cut, with the line on which it ends")
  func truncation() throws {
    #expect(try LegacyRecords(Data(Self.bytes)).records.count == 2)
    for count in Self.bytes.indices.dropFirst() {
      let prefix = Self.bytes.prefix(count)
      let line = prefix.count { $0 == UInt8(ascii: "\n") } + 1
      let fault = #expect(throws: LegacyFault.self, "\(count) bytes") {
        try LegacyRecords(Data(prefix))
      }
      #expect(fault?.kind == .truncated, "\(count) bytes")
      #expect(fault?.line == line, "\(count) bytes")
      #expect((0...2).contains(fault?.record ?? 0), "\(count) bytes")
    }
  }

  @Test(
    "with any one byte changed, it is refused with a place, or has as many records",
    arguments: Array("\u{0}\" \\{}[],:0azu\n".utf8) + [0x7F, 0x80, 0xC3, 0xE4, 0xFF])
  func corruption(by byte: UInt8) {
    for place in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[place] = byte
      do {
        let legacy = try LegacyRecords(Data(bytes))
        #expect(legacy.records.count + legacy.duplicates == 2, "byte \(place)")
      } catch {
        #expect((1...6).contains(error.line), "byte \(place): \(error)")
        #expect((1...3).contains(error.record ?? 1), "byte \(place): \(error)")
      }
    }
  }

  @Test(
    "what a broken disk or copy leaves behind the end is no part of a file", arguments: [0, 0x1A])
  func padding(byte: UInt8) {
    let padded = Self.bytes + [UInt8](repeating: byte, count: 512)
    #expect(throws: LegacyFault(.trailingText, line: 5)) { try LegacyRecords(Data(padded)) }
  }

  @Test("other encodings are named as such", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]])
  func utf16(mark: [UInt8]) {
    let units = "[]".utf16.flatMap { unit in
      mark[0] == 0xFF ? [UInt8(unit), 0] : [0, UInt8(unit)]
    }
    #expect(throws: LegacyFault(.notUTF8)) { try LegacyRecords(Data(mark + units)) }
  }

  @Test("Latin-1 is refused at its record and line")
  func latin() throws {
    var bytes = Self.bytes
    let place = try #require(bytes.firstIndex(of: 0xC3))
    bytes.remove(at: place)
    #expect(throws: LegacyFault(.notUTF8, record: 1, line: 2)) { try LegacyRecords(Data(bytes)) }
  }

  @Test(
    "bytes that only look like UTF-8 are refused: overlong, surrogates, beyond the last character",
    arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0xBD], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80]])
  func strict(sequence: [UInt8]) {
    let text = #"[{"id":"11111111-1111-4111-8111-111111111111","title":"#.utf8
    let bytes = Array(text) + [0x22] + sequence + Array("\",\"done\":false}]".utf8)
    #expect(throws: LegacyFault(.notUTF8, record: 1, line: 1)) { try LegacyRecords(Data(bytes)) }
  }

  @Test("a fault at the end of a long file is found at its place")
  func long() {
    var entries = LegacyEntry.numbered(0..<5_000)
    entries[4_999].title = " "
    #expect(throws: LegacyFault(.blankTitle, record: 5_000, line: 5_001)) {
      try LegacyRecords(Data(entries.json.utf8))
    }
  }
}
