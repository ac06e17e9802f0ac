import CUTF8Proc

/// How many columns of a terminal a text takes.
///
/// The numbers are utf8proc's, whatever the locale: tests, pipes and a terminal under `LANG=C`
/// agree. What a terminal must not get is measured as ``SafeText`` shows it.
public enum DisplayWidth {
  /// The columns of one grapheme cluster: 0, 1 or 2, and more only for the sign of a control.
  public static func of(_ character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else {
      if first.isSimple { return columns(first) }
      return SafeText.needsSign(character) ? of(SafeText.visible(character)) : ofLone(first)
    }
    if SafeText.needsSign(character) { return of(SafeText.visible(character)) }

    var sum = columns(first)
    var next: Unicode.Scalar? = second
    while let scalar = next {
      switch scalar.value {
      case emojiSelector where first.properties.isEmoji: return 2
      case keycap where (0x23...0x39).contains(first.value): return 2
      case skinTones where first.properties.isEmoji: return 2
      default: sum += isVowelOrFinalOfSyllable(scalar) ? 0 : columns(scalar)
      }
      next = scalars.next()
    }
    // Terminals that know clusters give none of them a third column.
    return sum == 0 ? ofLone(first) : min(sum, 2)
  }

  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    return ofSimple(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The longest beginning of the text, in whole grapheme clusters, that fits into the columns.
  public static func prefix(_ text: String, columns: Int) -> Substring {
    var left = max(columns, 0)
    let plain = text.withBytes { PlainText.run($0, from: 0, columns: left) }
    var end = text.utf8.index(text.startIndex, offsetBy: plain.end)
    left -= plain.columns
    while end < text.endIndex {
      let next = text.cluster(at: end)
      left -= next.simple.map(Self.columns) ?? of(text[end])
      if left < 0 { break }
      end = next.end
    }
    return text[..<end]
  }

  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    if scalar.value >= 0x4E00 && scalar.value < 0xA000 { return 2 }
    let width = Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    // Emoji that are younger than the library are unassigned to it; all of them are wide.
    let isYoungEmoji =
      width == 1 && scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation
    return isYoungEmoji && !isRegionalIndicator(scalar) ? 2 : width
  }

  /// A cluster without width of its own is drawn on a blank, unless there is nothing to draw.
  private static func ofLone(_ scalar: Unicode.Scalar) -> Int {
    scalar.isIgnorable ? 0 : max(1, columns(scalar))
  }

  /// Half of a flag. Two of them make one cluster of two columns.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Letters of a Hangul syllable written in parts, which are drawn inside its first one.
  private static func isVowelOrFinalOfSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  /// The sum over the scalars, where no two of them can belong to one cluster.
  private static func ofSimple(_ text: String) -> Int? {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard scalar.isSimple else { return nil }
      sum += columns(scalar)
    }
    return sum
  }
}
