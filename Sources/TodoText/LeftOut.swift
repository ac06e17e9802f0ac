/// What people leave out when they type a word to search for, script by script.
///
/// A mark goes by the script of the letter under it. In Thai and the scripts of India a mark is a
/// vowel or makes another word, so it stays.
enum LeftOut {
  /// The stroke that only stretches an Arabic word.
  static let tatweel: Int32 = 0x640

  /// Whether the mark is one that goes when it stands on the letter `base`.
  static func isLeftOut(_ mark: Int32, on base: Int32) -> Bool {
    switch mark {
    // Hebrew points and accents.
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7, 0xFB1E: true
    // Madda and hamza: left out on alef only. On waw and yeh they make another letter.
    case 0x0653...0x0655: base == 0x0627
    // Arabic harakat and the signs of the Koran.
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4: true
    case 0x06E7, 0x06E8, 0x06EA...0x06ED, 0x0898...0x089F, 0x08CA...0x08E1, 0x08E3...0x08FF: true
    // Kana voicing.
    case 0x3099, 0x309A: true
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE20...0xFE2F: isAlphabetic(base)
    // Cyrillic titlo, thousands signs and letters written above.
    case 0x0483...0x0489, 0x2DE0...0x2DFF, 0xA66F...0xA67D, 0xA69E, 0xA69F: isAlphabetic(base)
    default: false
    }
  }

  /// The plain letters for one that has no decomposition, and quotes and dashes as a keyboard has
  /// them: phones write `’` where people type `'`. The second is 0 when there is only one.
  static func plainLetters(for code: Int32) -> (Int32, Int32) {
    guard code >= 0xC0 else { return (code, 0) }
    switch code {
    case 0xE6: return (0x61, 0x65)  // æ
    case 0x153: return (0x6F, 0x65)  // œ
    case 0xFE: return (0x74, 0x68)  // þ
    case 0x131: return (0x69, 0)  // ı
    case 0x237: return (0x6A, 0)  // ȷ
    case 0x142: return (0x6C, 0)  // ł
    case 0xF8, 0x254: return (0x6F, 0)  // ø ɔ
    case 0xF0, 0x111, 0x256, 0x257: return (0x64, 0)  // ð đ ɖ ɗ
    case 0x127: return (0x68, 0)  // ħ
    case 0x14B: return (0x6E, 0)  // ŋ
    case 0x167: return (0x74, 0)  // ŧ
    case 0x180, 0x253: return (0x62, 0)  // ƀ ɓ
    case 0x188: return (0x63, 0)  // ƈ
    case 0x1DD, 0x259, 0x25B: return (0x65, 0)  // ǝ ə ɛ
    case 0x192: return (0x66, 0)  // ƒ
    case 0x1E5, 0x260: return (0x67, 0)  // ǥ ɠ
    case 0x268: return (0x69, 0)  // ɨ
    case 0x199: return (0x6B, 0)  // ƙ
    case 0x1B4: return (0x79, 0)  // ƴ
    case 0x1B6: return (0x7A, 0)  // ƶ
    case 0x671: return (0x627, 0)  // alef wasla
    case 0x2BC, 0x2018...0x201B: return (0x27, 0)  // ’
    case 0x201C...0x201F: return (0x22, 0)  // ”
    case 0x2010...0x2015, 0x2212: return (0x2D, 0)  // –
    default: return (code, 0)
    }
  }

  /// Letters of the Latin, Greek and Cyrillic scripts, and digits.
  private static func isAlphabetic(_ code: Int32) -> Bool {
    switch code {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x2AF: code != 0xD7 && code != 0xF7
    case 0x370...0x52F, 0x1C80...0x1C8F, 0x1D00...0x1DBF, 0x1E00...0x1FFF: true
    case 0x2C60...0x2C7F, 0xA640...0xA69F, 0xA720...0xA7FF, 0xAB30...0xAB6F: true
    default: false
    }
  }
}
