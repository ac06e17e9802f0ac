import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("A legacy file is decoded as a whole or refused with the place") struct ImportDecodingTests {
  static let good = #"{"id":"11111111-1111-4111-8111-111111111111","title":"买牛奶","done":false}"#

  /// A text that is refused, and with what.
  struct Refusal: CustomTestStringConvertible {
    let text: String
    let fault: LegacyFault
    var testDescription: String { text }

    init(_ text: String, _ kind: LegacyFault.Kind, record: Int? = nil, line: Int = 1) {
      self.text = text
      fault = LegacyFault(kind, record: record, line: line)
    }

    /// A fault in the second record, which is on line 3.
    init(second: String, _ kind: LegacyFault.Kind) {
      self.init("[\n\(good),\n\(second)\n]\n", kind, record: 2, line: 3)
    }
  }

  static let shapes: [Refusal] = [
    Refusal("", .empty),
    Refusal(" \n\t\r\n", .empty),
    Refusal("null", .notAnArray),
    Refusal("true", .notAnArray),
    Refusal("\n\n  {\"todos\": [\(good)]}", .notAnArray, line: 3),
    Refusal(good, .notAnArray),
    Refusal("\(good)\n\(good)\n", .notAnArray),
    Refusal("\"[]\"", .notAnArray),
    Refusal("0", .notAnArray),
    Refusal("\u{0}\u{0}\u{0}", .notJSON),
    Refusal("[\n\(good)\n] []", .trailingText, line: 3),
    Refusal("[\n\(good)\n]\n\(good)", .trailingText, line: 4),
    Refusal("[\n\(good)\n]\n\u{0}\u{0}", .trailingText, line: 4),
    Refusal("[[\(good)]]", .notAnObject, record: 1),
    Refusal(second: "null", .notAnObject),
    Refusal(second: "\"text\"", .notAnObject),
    Refusal(second: "-1.5e3", .notAnObject),
    Refusal("[\n\(good),\n]\n", .notJSON, record: 2, line: 3),
    Refusal("[\n\(good),,\n\(good)]\n", .notJSON, record: 2, line: 2),
    Refusal(second: "\(good) \(good)", .notJSON),
    Refusal(second: "{'id': 1}", .notJSON),
    Refusal(second: #"{"id" "x"}"#, .notJSON),
    Refusal(second: #"{"id":"x",}"#, .notJSON),
    Refusal(second: "// a comment", .notJSON),
    Refusal("[", .truncated, record: 1),
    Refusal("[\n\(good),\n", .truncated, record: 2, line: 3),
  ]

  static let fields: [Refusal] = [
    Refusal(second: #"{"title":"t","done":true}"#, .missingField("id")),
    Refusal(second: #"{"id":"x","done":true}"#, .missingField("title")),
    Refusal(second: #"{"id":"x","title":"t"}"#, .missingField("done")),
    Refusal(second: #"{"ID":"x","title":"t","done":true}"#, .missingField("id")),
    Refusal(second: "{}", .missingField("id")),
    Refusal(second: #"{"id":null,"title":"t","done":true}"#, .wrongType("id")),
    Refusal(second: #"{"id":"x","title":null,"done":true}"#, .wrongType("title")),
    Refusal(second: #"{"id":"x","title":"t","done":null}"#, .wrongType("done")),
    Refusal(second: #"{"id":1,"title":"t","done":true}"#, .wrongType("id")),
    Refusal(second: #"{"id":"x","title":["t"],"done":true}"#, .wrongType("title")),
    Refusal(second: #"{"id":"x","title":"t","done":1}"#, .wrongType("done")),
    Refusal(second: #"{"id":"x","title":"t","done":"true"}"#, .wrongType("done")),
    Refusal(second: #"{"id":"x","title":"\x","done":true}"#, .notJSON),
    Refusal(second: #"{"id":"x","title":"\u12g4","done":true}"#, .notJSON),
    Refusal(second: "{\"id\":\"x\",\"title\":\"a\tb\",\"done\":true}", .notJSON),
    Refusal(second: #"{"id":"x","title":"t","done":tru}"#, .notJSON),
  ]

  @Test("no shape but an array of records is taken, whole or in part", arguments: shapes)
  func shape(refusal: Refusal) { expect(refusal) }

  @Test("a record that lacks a field or has another type in it is named", arguments: fields)
  func field(refusal: Refusal) { expect(refusal) }

  private func expect(_ refusal: Refusal) {
    #expect(throws: refusal.fault) { try LegacyRecords(Data(refusal.text.utf8)) }
  }

  @Test("a fault of the whole file comes before that of a record in it")
  func order() {
    let text = "[\n{\"id\":1},\n\(Self.good)"
    #expect(throws: LegacyFault(.truncated, record: 2, line: 3)) {
      try LegacyRecords(Data(text.utf8))
    }
  }

  @Test("an empty array has no records")
  func empty() throws {
    #expect(try LegacyRecords(Data(" [ \n ] ".utf8)).records.isEmpty)
  }

  @Test("white space, other fields and the order of fields don't matter")
  func lenient() throws {
    let text = """
      \r\n [ {"more": {"a": [1, -2.5e+3, null, true], "b": {}}, "done" : true,
        "t\\u0069tle":"Caf\\u00e9 \\/ \\ud83d\\ude00",
        "id":"abcdef01-2345-4678-9abc-def012345678"} ]
      """
    let records = try LegacyRecords(Data(text.utf8)).records
    #expect(records.map(\.title) == ["Café / 😀"])
    #expect(records.map(\.done) == [true])
    #expect(records.first?.id.uuidString == "ABCDEF01-2345-4678-9ABC-DEF012345678")
  }

  @Test("brackets without end are refused", arguments: ["[", "{\"a\":"])
  func depth(bracket: String) {
    let text = "[" + String(repeating: bracket, count: 100_000)
    #expect(throws: LegacyFault.self) { try LegacyRecords(Data(text.utf8)) }
  }
}
