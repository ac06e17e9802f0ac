extension Key {
  /// The key that sends this character: the controls are named keys or letters with Control.
  init(sent scalar: Unicode.Scalar, _ modifiers: Modifiers = []) {
    switch scalar.value {
    case 0x0D, 0x0A: self.init(.enter, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x08, 0x7F: self.init(.backspace, modifiers)
    case 0x1B: self.init(.escape, modifiers)
    case 0x00: self.init(.character(" "), modifiers.union(.control))
    case 0x01..<0x1B:
      self.init(
        .character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))), modifiers.union(.control)
      )
    case 0x1C..<0x20:
      self.init(
        .character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))), modifiers.union(.control)
      )
    default: self.init(.character(Character(scalar)), modifiers)
    }
  }

  /// The key that a terminal names by its code point, or `nil` for keys that do nothing by themselves:
  /// Unicode's private area stands for Shift, media keys and the like.
  init?(codePoint: Int, _ modifiers: Modifiers) {
    guard !(0xE000...0xF8FF).contains(codePoint), let value = UInt32(exactly: codePoint),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    self.init(sent: scalar, modifiers)
    if code == .tab, modifiers.contains(.shift) {
      self.init(.backTab, modifiers.subtracting(.shift))
    }
    guard case .character(let character) = code else { return }
    if self.modifiers.contains(.control) {
      code = character.lowercased().first.map { .character($0) } ?? code
    } else if modifiers.contains(.shift) {
      code = character.uppercased().first.map { .character($0) } ?? code
      self.modifiers.remove(.shift)
    }
  }
}

extension Key.Modifiers {
  /// One more than the sum of 1 Shift, 2 Alt, 4 Control, 8 Meta.
  init(reported number: Int) {
    let bits = max(0, number - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 || bits & 8 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
