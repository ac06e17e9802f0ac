/// The written form of colours: `red`, `bright-blue`, `default`, `208`, `#ffaf00`.
extension Colour {
  /// The colour that the notation names, or `nil` when it names none.
  init?(notation: some StringProtocol) {
    let text = notation.lowercased()
    if text == "default" {
      self = .standard
    } else if let index = Colour.names.firstIndex(of: text) {
      self = .palette(UInt8(index))
    } else if text.utf8.allSatisfy({ (48...57).contains($0) }), let number = UInt8(text) {
      self = .palette(number)
    } else if text.isHexColour, let value = UInt32(text.dropFirst(), radix: 16) {
      self = .rgb(
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
        UInt8(truncatingIfNeeded: value))
    } else {
      return nil
    }
  }

  /// How the colour is written.
  var notation: String {
    switch self {
    case .standard: return "default"
    case .palette(let index):
      return index < 16 ? Colour.names[Int(index)] : String(index)
    case .rgb(let red, let green, let blue):
      let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
      return "#" + String(value, radix: 16).dropFirst()
    }
  }

  /// The first sixteen colours of a terminal.
  static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 }
  }()
}

extension StringProtocol {
  /// Whether it is `#` with six hexadecimal digits.
  var isHexColour: Bool {
    utf8.count == 7 && first == "#" && dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
