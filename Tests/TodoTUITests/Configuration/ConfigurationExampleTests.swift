import Foundation
import Testing

@testable import TodoTUI

@Suite("The example configuration")
struct ConfigurationExampleTests {
  private func file(_ language: Language) -> URL {
    let ending = language == .english ? "" : "." + language.rawValue
    return KeyTableTests.root.appendingPathComponent("Resources/config.example" + ending)
  }

  @Test("The files are those that the program's tables make", arguments: Language.allCases)
  func upToDate(_ language: Language) throws {
    let text = ConfigurationExample.text(language)
    guard (try? String(contentsOf: file(language), encoding: .utf8)) != text else { return }
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
      try text.write(to: file(language), atomically: true, encoding: .utf8)
      Issue.record("\(file(language).lastPathComponent) was rewritten; run again")
    } else {
      Issue.record("\(file(language).lastPathComponent) is out of date: run with UPDATE_DOCS=1")
    }
  }

  @Test(
    "As it is, and with every line switched on, it is right and changes nothing",
    arguments: Language.allCases)
  func harmless(_ language: Language) {
    let text = ConfigurationExample.text(language)
    #expect(Configuration(text: text).faults == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }
    let configuration = Configuration(text: lines.joined(separator: "\n"))
    #expect(configuration.faults == [])
    #expect(configuration.preferences.theme == "terminal")
    #expect(configuration.preferences.startList == .source(.all))
    #expect(configuration.theme(named: "mine")?[.late] == Theme.terminal[.late])
    for context in KeyContext.allCases {
      for command in Command.allCases {
        #expect(
          configuration.keys.sequences(for: command, in: context)
            == KeyMap.standard.sequences(for: command, in: context), "\(command) in \(context)")
      }
    }
  }

  @Test("It names every setting, command and role", arguments: Language.allCases)
  func complete(_ language: Language) {
    let text = ConfigurationExample.text(language)
    for preference in Preference.allCases { #expect(text.contains("\n#\(preference.rawValue) = ")) }
    for command in Command.allCases { #expect(text.contains("\n#\(command.name)")) }
    for role in Role.allCases { #expect(text.contains("\n#\(role.name) = ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Each setting takes its default and refuses nonsense", arguments: Preference.allCases)
  func defaults(_ preference: Preference) {
    #expect(preference.values.contain(preference.standard))
    #expect(!preference.values.contain("nonsense"))
  }
}
