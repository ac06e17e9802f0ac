/// Escape sequences from their introducer to their end.
extension InputParser {
  /// Nothing that a terminal sends as a key is longer.
  private static let longestSequence = 64

  /// `ESC [` or `ESC O`, then parameters, then a last byte (ECMA-48, section 5.4).
  mutating func takeSequence(_ byte: UInt8, introducer: UInt8) {
    let isControl = introducer == UInt8(ascii: "[")
    switch byte {
    case UInt8(ascii: "[") where isControl && collected.isEmpty:
      // The Linux console: ESC [ [ A.
      collected.append(byte)
    case UInt8(ascii: "M") where isControl && collected.isEmpty:
      state = .classicMouse
    case UInt8(ascii: "$") where isControl && isNumber(collected):
      // rxvt's last byte for Shift, which the standard does not allow.
      finish(introducer: introducer, final: byte)
    case 0x40..<0x7F: finish(introducer: introducer, final: byte)
    case 0x20..<0x40 where isControl, UInt8(ascii: "0")...UInt8(ascii: "9"):
      if collected.count < Self.longestSequence { collected.append(byte) }
    default: abandon(introducer, then: byte)
    }
  }

  private mutating func finish(introducer: UInt8, final: UInt8) {
    state = .ground
    defer { isAlt = false }
    if introducer == UInt8(ascii: "["), final == UInt8(ascii: "~"),
      collected.elementsEqual("200".utf8)
    {
      // Also when it is late: what follows must not run as commands.
      collected = []
      state = .paste
      return
    }
    if isLate { return }
    let sequence = ControlSequence(introducer: introducer, body: collected, final: final)
    if var key = terminalKey([0x1B, introducer] + collected + [final]) ?? sequence.key {
      if isAlt { key.modifiers.insert(.alt) }
      deliver(key)
    } else if deliversMouse, collected.first == UInt8(ascii: "<"),
      let mouse = Mouse(sgr: collected, final: final)
    {
      inputs.append(.mouse(mouse))
    }
  }

  mutating func takeClassicMouse(_ byte: UInt8) {
    collected.append(byte)
    guard collected.count == 3 else { return }
    state = .ground
    isAlt = false
    if deliversMouse, !isLate, let mouse = Mouse(classic: collected) {
      inputs.append(.mouse(mouse))
    }
  }

  /// A terminal's answer, up to BEL or `ESC \`. Nothing is made of it, so nothing is kept.
  mutating func takeString(_ byte: UInt8, introducer: UInt8) {
    if collected.isEmpty, !isStart(byte, ofString: introducer) {
      abandon(introducer, then: byte)
      return
    }
    switch byte {
    case 0x07:
      state = .ground
      isAlt = false
    case 0x1B: state = .stringEscape
    // No answer holds such a byte: its end was lost, and a person is typing.
    case 0..<0x20: abandon(introducer, then: byte)
    default: collected = [byte]
    }
  }

  /// Alt-] and Alt-P are keys too. An answer goes on with one of these, at once.
  private func isStart(_ byte: UInt8, ofString introducer: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "]"): isDigit(byte) || byte == UInt8(ascii: "l") || byte == UInt8(ascii: "L")
    case UInt8(ascii: "P"): isDigit(byte) || ";$+>=!|".utf8.contains(byte)
    default: byte == UInt8(ascii: "G")
    }
  }

  /// The sequence breaks off, and the byte is something else. Without anything after its introducer it
  /// was a key with Alt.
  private mutating func abandon(_ introducer: UInt8, then byte: UInt8) {
    state = .ground
    if collected.isEmpty { typeIntroducer(introducer) }
    isAlt = false
    takeText(byte)
  }

  mutating func typeIntroducer(_ introducer: UInt8) {
    // After a late start it is no more than the character.
    isAlt = !isLate
    type(Unicode.Scalar(introducer))
  }

  private func isNumber(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(isDigit)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
