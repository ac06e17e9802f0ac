/// A colour as the terminal knows it. Its palette is never redefined.
public enum Colour: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case standard
  /// 0 to 15 are the terminal's palette; 16 to 255 exist where it has 256 colours.
  case palette(UInt8)
  /// Red, green and blue; the nearest of the palette where the terminal does not mix colours.
  case rgb(UInt8, UInt8, UInt8)
}

/// A colour as a part of a style's number: which case it is in the upper two bits, its value in 24.
extension Colour {
  static let bitWidth = 26

  var bits: UInt64 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  /// From the lowest bits of a number.
  init(bits: UInt64) {
    func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> place) }
    self =
      switch byte(24) & 3 {
      case 0: .standard
      case 1: .palette(byte(0))
      default: .rgb(byte(16), byte(8), byte(0))
      }
  }
}
