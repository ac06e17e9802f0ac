/// Text that came from anywhere, made fit for a terminal or for a title.
///
/// A title, a file name or an error message may hold escape sequences that set the clipboard, clear
/// the screen or type an answer, and direction controls that make one text look like another.
/// Nothing of that is removed in silence: it is shown.
public enum SafeText {
  /// The character as a terminal may get it: `^[` for ESC, `^?` for DEL, `\u{9B}` for the controls
  /// above ASCII, `<U+202E>` for direction and other deceiving controls.
  ///
  /// A mark without a letter gets a blank to stand on, or the terminal would put it on whatever was
  /// drawn before. Everything else comes back unchanged.
  public static func visible(_ character: Character) -> String {
    var shown = ""
    var isFlag = false
    for scalar in character.unicodeScalars {
      if shown.isEmpty {
        isFlag = scalar.value == blackFlag
        if scalar.isJoiningMark { shown = " " }
      }
      if let sign = sign(for: scalar), !(isFlag && scalar.isTag) {
        shown += sign
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The text as a terminal may get it; see ``visible(_:)-(Character)``.
  public static func visible(_ text: String) -> String {
    guard needsSigns(text) else { return text }
    var shown = ""
    for character in text { shown += visible(character) }
    return shown
  }

  /// Whether nothing of the text can be seen: white space, zero-width and format characters only.
  public static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.isInvisible)
  }

  /// Whether a part of the character is shown as a sign.
  static func needsSign(_ character: Character) -> Bool {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return false }
    if sign(for: first) != nil { return true }
    while let scalar = scalars.next() {
      if scalar.isTag { return first.value != blackFlag }
    }
    return false
  }

  private static let blackFlag: UInt32 = 0x1F3F4

  private static func sign(for scalar: Unicode.Scalar) -> String? {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: return nil
    case 0..<0x20: return "^" + String(UnicodeScalar(UInt8(value + 0x40)))
    case 0x7F: return "^?"
    case 0x80..<0xA0: return "\\u{" + hex(value) + "}"
    default: return isDeceiving(value) ? "<U+" + hex(value) + ">" : nil
    }
  }

  /// Line separators, direction controls, annotations and tags: no ink of their own, but they
  /// change how the text around them looks or hide text in it. Joiners and zero-width spaces do
  /// honest work in Persian, Thai and emoji, so they pass.
  private static func isDeceiving(_ value: UInt32) -> Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    case 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return value > 0xFF ? String(repeating: "0", count: max(0, 4 - digits.count)) + digits : digits
  }

  /// Looks at bytes first, because nearly all text that is drawn needs no sign. A tag or a mark in
  /// doubtful company counts as needing one: the slow path then decides by the character.
  private static func needsSigns(_ text: String) -> Bool {
    if text.isPrintableASCII { return false }
    var isAfterLetter = false
    for scalar in text.unicodeScalars {
      if sign(for: scalar) != nil { return true }
      if scalar.isJoiningMark {
        if !isAfterLetter { return true }
      } else {
        isAfterLetter = !scalar.isIgnorable
      }
    }
    return false
  }
}
