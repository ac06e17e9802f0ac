/// Turns the bytes that a terminal sends into text, one at a time, since they arrive in pieces.
public protocol TextDecoder {
  /// Takes one more byte.
  mutating func decode(_ byte: UInt8) -> DecodedByte

  /// Whether a character has begun and not ended.
  var isInsideCharacter: Bool { get }

  /// Forgets a character that has begun.
  mutating func reset()
}

/// What became of a byte.
public enum DecodedByte: Hashable, Sendable {
  /// A character ends here.
  case scalar(Unicode.Scalar)
  /// More bytes are needed.
  case incomplete
  /// Not text. With `again`, the byte itself may still begin a character: it ended one too early.
  case invalid(again: Bool)
}

extension TextDecoder {
  /// All of it as text, with U+FFFD in place of what is not text.
  mutating func text(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      var result = decode(byte)
      while case .invalid(again: true) = result {
        scalars.append("\u{FFFD}")
        result = decode(byte)
      }
      switch result {
      case .scalar(let scalar): scalars.append(scalar)
      case .invalid: scalars.append("\u{FFFD}")
      case .incomplete: continue
      }
    }
    if isInsideCharacter { scalars.append("\u{FFFD}") }
    reset()
    return String(scalars)
  }
}
