import Foundation
import Testing

@testable import TodoTUI

@Suite("The table of keys in the documents", .serialized)
struct KeyTableTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A generated part of the README, between two markers that bear its name.
  struct Block: Sendable, CustomTestStringConvertible {
    let name: String
    let content: String
    var testDescription: String { name }
    func marker(_ end: String) -> String { "<!-- \(name):\(end) -->" }
  }

  private static let readme = root.appendingPathComponent("README.md")

  static let blocks = Language.allCases.flatMap { language in
    let ending = language == .english ? "" : "-" + language.rawValue
    return [
      Block(name: "keys" + ending, content: KeyTable.markdown(language)),
      Block(name: "editing" + ending, content: KeyTable.editingMarkdown(language)),
      Block(name: "settings" + ending, content: ConfigurationExample.settingsMarkdown(language)),
    ]
  }

  @Test("README.md holds the tables that the program obeys", arguments: blocks)
  func readme(_ block: Block) throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let begin = try #require(text.range(of: block.marker("begin")))
    let end = try #require(text.range(of: block.marker("end")))
    let content = "\n" + block.content
    guard text[begin.upperBound..<end.lowerBound] != content else { return }
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      let updated = text.replacingCharacters(
        in: begin.upperBound..<end.lowerBound, with: content)
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

  @Test("Every editing command but typing is in the table, with keys that do it")
  func editing() {
    for command in EditingCommand.allButTyping {
      let text = Language.english.strings.describe(command)
      let line = KeyTable.editingMarkdown(.english).split(separator: "\n")
        .first { $0.hasSuffix("| \(text) |") }
      #expect(line?.hasPrefix("| `") == true, "\(command)")
    }
    // No key does what the list of commands leaves out.
    for number in 0..<128 {
      guard let letter = Unicode.Scalar(number).map(Character.init) else { continue }
      for held in [Key.Modifiers.control, .alt] {
        let command = EditingCommand(Key(.character(letter), held))
        #expect(command.map(EditingCommand.allButTyping.contains) != false, "\(letter)")
      }
    }
  }
}
