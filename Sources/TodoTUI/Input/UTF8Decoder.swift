/// The decoder for UTF-8, after the WHATWG Encoding standard, section 8.1.1: a broken sequence is one
/// error, and what follows it is read as if nothing had been.
public struct UTF8Decoder: TextDecoder, Sendable {
  private var value: UInt32 = 0
  private var needed = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// A decoder at the start of a text.
  public init() {}

  /// Whether a character has begun and not ended.
  public var isInsideCharacter: Bool { needed > 0 }

  /// Forgets a character that has begun.
  public mutating func reset() { self = UTF8Decoder() }

  /// Takes one more byte.
  public mutating func decode(_ byte: UInt8) -> DecodedByte {
    guard needed > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      reset()
      return .invalid(again: true)
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    needed -= 1
    guard needed == 0 else { return .incomplete }
    defer { reset() }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid(again: false)
  }

  private mutating func begin(_ byte: UInt8) -> DecodedByte {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, of: byte & 0x1F)
    case 0xE0...0xEF:
      // No overlong forms, no surrogates.
      allowed = byte == 0xE0 ? 0xA0...0xBF : byte == 0xED ? 0x80...0x9F : 0x80...0xBF
      expect(2, of: byte & 0xF)
    case 0xF0...0xF4:
      allowed = byte == 0xF0 ? 0x90...0xBF : byte == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      expect(3, of: byte & 7)
    default: return .invalid(again: false)
    }
    return .incomplete
  }

  private mutating func expect(_ count: Int, of bits: UInt8) {
    needed = count
    value = UInt32(bits)
  }
}
