extension SafeText {
  /// The text as a title is stored: one line, without white space around it.
  ///
  /// Each run of line breaks and tabs becomes one space, NUL becomes U+FFFD (C code would end the
  /// text there), white space and zero-width characters go from both ends, and a blank text becomes
  /// the empty one. Everything else stays byte for byte: what was typed is what is exported.
  public static func title(_ text: String) -> String {
    if isTitle(text) { return text }
    if isBlank(text) { return "" }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isTrimmed($0) }),
      let last = scalars.lastIndex(where: { !isTrimmed($0) })
    else { return "" }

    var title = String.UnicodeScalarView()
    var isAfterBreak = false
    for scalar in scalars[start...last] {
      if scalar.isLineBreakOrTab {
        if !isAfterBreak { title.append(" ") }
      } else {
        title.append(scalar.value == 0 ? "\u{FFFD}" : scalar)
      }
      isAfterBreak = scalar.isLineBreakOrTab
    }
    return String(title)
  }

  /// White space and what takes no room at the edge. Joiners, selectors and direction controls stay
  /// beside visible text: the end of `❤️`, of a Malayalam letter and of an embedding are such.
  private static func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x180E, 0x200B, 0x2060, 0xFEFF: true
    default: scalar.isWhiteSpace
    }
  }

  /// Whether the text can be stored as it is, told from its bytes and its two ends.
  private static func isTitle(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return true
    }
    if first.isInvisible || isTrimmed(last) { return false }
    if text.isPrintableASCII { return true }
    return text.withBytes { bytes in
      for (place, byte) in bytes.enumerated() {
        switch byte {
        case 0x00, 0x09...0x0D: return false
        // The last bytes of U+0085 and of U+2028 and U+2029.
        case 0x85 where bytes[place - 1] == 0xC2: return false
        case 0xA8, 0xA9:
          if place >= 2, bytes[place - 1] == 0x80, bytes[place - 2] == 0xE2 { return false }
        default: continue
        }
      }
      return true
    }
  }
}
