import Foundation
import Testing

@testable import TodoTUI

@Suite("The table of keys in the documents", .serialized)
struct KeyTableTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The markers in the README: `keys` for English, `keys-zh` for Chinese.
  private static func marker(_ language: Language, _ end: String) -> String {
    "<!-- keys\(language == .english ? "" : "-zh"):\(end) -->"
  }

  private static let readme = root.appendingPathComponent("README.md")

  static let languages: [Language] = {
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    return Language.allCases.filter { text.contains(marker($0, "begin")) }
  }()

  @Test("README.md holds the table that the program obeys", arguments: KeyTableTests.languages)
  func readme(_ language: Language) throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marker(language, "begin")))
    let end = try #require(text.range(of: Self.marker(language, "end")))
    let block = "\n" + KeyTable.markdown(language)
    guard text[begin.upperBound..<end.lowerBound] != block else { return }
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      let updated = text.replacingCharacters(
        in: begin.upperBound..<end.lowerBound, with: block)
      try updated.write(to: Self.readme, atomically: true, encoding: .utf8)
      Issue.record("README.md was rewritten; run again")
    } else {
      Issue.record("the keys in README.md are not those of the program: run with UPDATE_DOCS=1")
    }
  }

  @Test("Every command is in the table", arguments: Language.allCases)
  func complete(_ language: Language) {
    let table = KeyTable.markdown(language)
    for command in Command.allCases {
      #expect(table.contains(language.strings.describe(command)), "\(command)")
    }
    #expect(table.contains("`Ctrl-d`"))
    #expect(table.contains("`gg` `Home`"))
  }
}
