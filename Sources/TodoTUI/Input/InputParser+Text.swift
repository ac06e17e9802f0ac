/// Keys that type, and pastes.
extension InputParser {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func type(_ scalar: Unicode.Scalar) {
    deliver(Key(sent: scalar, isAlt ? .alt : []))
    isAlt = false
  }

  mutating func deliver(_ key: Key) {
    // Raw mode leaves the key to the program; what it does is the same in every program.
    inputs.append(key == Key(.character("z"), .control) ? .suspend : .key(key))
  }

  mutating func takePaste(_ byte: UInt8) {
    collected.append(byte)
    if byte == UInt8(ascii: "~"), collected.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      collected.removeLast(Self.pasteEnd.count)
      endPaste()
    } else if collected.count >= longestPaste, byte < 0x80, byte >= 0x20,
      !collected.suffix(Self.pasteEnd.count).contains(0x1B)
    {
      // Here neither a character nor the end of the paste is cut in two.
      deliverPaste()
    }
  }

  mutating func endPaste() {
    state = .ground
    isAlt = false
    if !collected.isEmpty { deliverPaste() }
  }

  private mutating func deliverPaste() {
    inputs.append(.paste(decoder.text(collected)))
    collected = []
  }
}
