/// An escape sequence that has arrived whole, and what it means.
///
/// Terminals send several sequences for one key, by make and by mode, while terminfo names one of
/// each. These are the forms of xterm and its many followers, of rxvt, of the Linux console and of the
/// kitty protocol. What is not here means nothing and is dropped.
struct ControlSequence {
  /// What follows ESC: `[` or `O`.
  let introducer: UInt8
  /// What stands between the introducer and the last byte.
  let body: [UInt8]
  let final: UInt8

  /// The key, if it is one.
  var key: Key? {
    if introducer == UInt8(ascii: "O") { return shiftThree }
    if body == [UInt8(ascii: "[")] { return consoleFunctionKey }
    guard let numbers else { return nil }
    switch final {
    case UInt8(ascii: "~"): return tilde(numbers)
    case UInt8(ascii: "u"): return numbers.first.flatMap { Key(codePoint: $0, modifiers) }
    case UInt8(ascii: "^"): return named(numbers, adding: .control)
    case UInt8(ascii: "$"): return named(numbers, adding: .shift)
    case UInt8(ascii: "@"): return named(numbers, adding: [.control, .shift])
    case UInt8(ascii: "Z"): return Key(.backTab, modifiers.subtracting(.shift))
    // With numbers it is the answer to "where is the cursor?".
    case UInt8(ascii: "R"): return body.isEmpty ? Key(.function(3)) : nil
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return body.isEmpty ? ControlSequence.letters[final - 0x20].map { Key($0, .shift) } : nil
    default: return ControlSequence.letters[final].map { Key($0, modifiers) }
    }
  }

  /// The numbers of a sequence without a private mark; subordinate numbers are left out.
  private var numbers: [Int]? {
    var numbers: [Int] = []
    for part in body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let digits = String(decoding: part.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      if digits.isEmpty {
        numbers.append(1)
      } else if let number = Int(digits), digits.utf8.allSatisfy({ $0 < 0x3A && $0 >= 0x30 }) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    return isRelease ? nil : numbers
  }

  /// The kitty protocol can report that a key came up: `1;1:3`.
  private var isRelease: Bool {
    body.suffix(2) == [UInt8(ascii: ":"), UInt8(ascii: "3")]
  }

  private var modifiers: Key.Modifiers {
    let parts = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return [] }
    let digits = parts[1].prefix { $0 != UInt8(ascii: ":") }
    return Key.Modifiers(reported: Int(String(decoding: digits, as: UTF8.self)) ?? 1)
  }

  private func tilde(_ numbers: [Int]) -> Key? {
    // xterm's modifyOtherKeys: 27, the modifiers, the character.
    if numbers.first == 27, numbers.count == 3 { return Key(codePoint: numbers[2], modifiers) }
    return named(numbers, adding: modifiers)
  }

  private func named(_ numbers: [Int], adding modifiers: Key.Modifiers) -> Key? {
    guard let number = numbers.first, numbers.count <= 2 else { return nil }
    return ControlSequence.numbers[number].map { Key($0, modifiers) }
  }

  /// Keys of the application modes: `ESC O A`, with a number for the modifiers in some terminals.
  private var shiftThree: Key? {
    let number = Int(String(decoding: body, as: UTF8.self)) ?? 1
    let modifiers = Key.Modifiers(reported: number)
    if let code = ControlSequence.letters[final] { return Key(code, modifiers) }
    switch final {
    case UInt8(ascii: "R"): return Key(.function(3), modifiers)
    case UInt8(ascii: "M"): return Key(.enter, modifiers)
    case UInt8(ascii: "X"): return Key("=")
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return ControlSequence.letters[final - 0x20].map { Key($0, .control) }
    // The keypad's signs and digits have the codes of ASCII with 0x40 added.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(Character(Unicode.Scalar(final - 0x40)))
    default: return nil
    }
  }

  private var consoleFunctionKey: Key? {
    let number = Int(final) - Int(UInt8(ascii: "A")) + 1
    return (1...5).contains(number) ? Key(.function(number)) : nil
  }

  private static let letters: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "S"): .function(4),
  ]

  private static let numbers: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]
}
