import Testing

@testable import TodoTUI

@Suite("The table of keys")
struct KeyMapTests {
  let map = KeyMap.standard

  @Test("Every command has a key", arguments: Command.allCases)
  func bound(_ command: Command) {
    #expect(map.bindings.contains { $0.command == command && !$0.sequences.isEmpty })
  }

  @Test(
    "Every command is described in both languages", arguments: Command.allCases, Language.allCases)
  func described(_ command: Command, _ language: Language) {
    #expect(!language.strings.describe(command).isEmpty)
    #expect(!language.strings.hint(command).isEmpty)
  }

  @Test(
    "No key means two things, and none is the beginning of another", arguments: KeyContext.allCases)
  func unambiguous(_ context: KeyContext) {
    let all = map.bindings(in: context).flatMap { binding in
      binding.sequences.map { (binding.command, $0) }
    }
    for (index, (command, sequence)) in all.enumerated() {
      for (other, longer) in all[(index + 1)...] {
        let clash = longer.starts(with: sequence) || sequence.starts(with: longer)
        #expect(!clash, "\(command) and \(other) in \(context): \(KeyMap.label(sequence))")
      }
    }
  }

  @Test("Every notation can be read and is written the same way")
  func roundTrip() {
    for binding in map.bindings {
      #expect(binding.sequences.count == binding.notations.count, "\(binding.command)")
      for (notation, sequence) in zip(binding.notations, binding.sequences) {
        #expect(sequence.map(\.notation).joined() == notation)
        #expect(!sequence.isEmpty)
      }
    }
  }

  @Test(
    "Where text is typed no printable key is taken", arguments: KeyContext.allCases.filter(\.isText)
  )
  func printable(_ context: KeyContext) {
    for code in UInt8(32)...126 {
      let key = Key(Character(Unicode.Scalar(code)))
      #expect(map.match([key], in: context) == .none, "\(key.notation)")
    }
    #expect(map.match([Key("中")], in: context) == .none)
  }

  @Test(
    "Digits are free where they are counts", arguments: KeyContext.allCases.filter(\.takesCounts))
  func digits(_ context: KeyContext) {
    for digit in "0123456789" {
      #expect(map.match([Key(digit)], in: context) == .none)
    }
  }

  @Test(
    "The terminal's own keys are left alone",
    arguments: ["<c-s>", "<c-q>", "<c-a>", "<c-b>", "<c-i>", "<c-m>", "<c-h>"])
  func reserved(_ notation: String) throws {
    let key = try #require(Key(notation: notation))
    for context in KeyContext.allCases { #expect(map.match([key], in: context) == .none) }
  }

  @Test("Esc and Ctrl-C do something everywhere", arguments: KeyContext.allCases)
  func wayOut(_ context: KeyContext) {
    #expect(map.match([Key(.escape)], in: context) == .command(.cancel))
    #expect(map.match([Key(.character("c"), .control)], in: context) == .command(.interrupt))
  }

  @Test("A prefix names what may follow")
  func continuations() {
    let after = map.continuations(of: [Key("g")], in: .list)
    #expect(after.map { $0.key.notation } == ["g", "a", "t", "u", "o", "d", "#", "r", "h"])
    #expect(map.match([Key("c"), Key("p")], in: .list) == .prefix)
  }
}
