import CUTF8Proc

/// How many columns of a terminal a text takes.
///
/// The numbers are utf8proc's, whatever the locale: tests, pipes and a terminal under `LANG=C`
/// agree. What a terminal must not get is measured as ``SafeText`` shows it.
///
/// Terminals go on by code points: in `दी` the vowel sign takes a column of its own, so a cluster is as
/// wide as its code points together. Only emoji are more than the sum of their parts.
public enum DisplayWidth {
  /// The columns of one grapheme cluster: 0 to 2 for most, one more for each spacing mark and for
  /// each letter that the script joins, and those of the sign for a control.
  public static func of(_ character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else {
      if first.isSimple { return columns(first) }
      return SafeText.needsSign(character) ? of(SafeText.visible(character)) : ofLone(first)
    }
    if SafeText.needsSign(character) { return of(SafeText.visible(character)) }

    // A mark without a letter stands on a blank.
    var sum = first.isJoiningMark ? 1 + columns(first) : columns(first)
    var next: Unicode.Scalar? = second
    while let scalar = next {
      if isOneSign(first, with: scalar) { return 2 }
      sum += columnsBehind(scalar)
      next = scalars.next()
    }
    return sum == 0 ? ofLone(first) : sum
  }

  /// The cluster cut into what a terminal draws one after the other, each with its columns: a letter or
  /// a spacing mark, and what stands on it. Emoji and flags stay whole.
  ///
  /// The character must be one that needs no signs, as ``SafeText/visible(_:)-(Character)`` gives it.
  public static func parts(of character: Character) -> [(text: String, columns: Int)] {
    let all = of(character)
    guard all > 1, let first = character.unicodeScalars.first, !isRegionalIndicator(first) else {
      return [(String(character), all)]
    }
    var parts: [(text: String, columns: Int)] = []
    for scalar in character.unicodeScalars {
      if !parts.isEmpty, isOneSign(first, with: scalar) { return [(String(character), all)] }
      let columns = parts.isEmpty ? columns(scalar) : columnsBehind(scalar)
      if let last = parts.last, columns == 0 || last.columns == 0 {
        parts[parts.count - 1].text.unicodeScalars.append(scalar)
        parts[parts.count - 1].columns += columns
      } else {
        parts.append((String(scalar), columns))
      }
    }
    return parts
  }

  /// Whether the character is one of those that are two columns wide by themselves, as in Chinese.
  public static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(columns) == 2
  }

  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    return ofSimple(text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a part of a text, which is whole grapheme clusters, given as a range of its UTF-8.
  public static func of(_ text: String, bytes: Range<Int>) -> Int {
    let plain = text.withBytes {
      PlainText.run(UnsafeBufferPointer(rebasing: $0[bytes]), from: 0, columns: .max)
    }
    if plain.end == bytes.count { return plain.columns }
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return of(String(text[start..<text.utf8.index(start, offsetBy: bytes.count)]))
  }

  /// The longest beginning of the text, in whole grapheme clusters, that fits into the columns.
  public static func prefix(_ text: String, columns: Int) -> Substring {
    let length = text.utf8.count
    var left = max(columns, 0)
    var place = 0
    while true {
      let plain = text.withBytes { PlainText.run($0, from: place, columns: left) }
      place = plain.end
      left -= plain.columns
      if place == length { return text[...] }
      let start = text.utf8.index(text.startIndex, offsetBy: place)
      let next = text.cluster(at: start)
      left -= next.simple.map(Self.columns) ?? of(text[start])
      if left < 0 { return text[..<start] }
      place += text.utf8.distance(from: start, to: next.end)
    }
  }

  /// Whether a code point makes the cluster that begins with `first` one sign of two columns.
  private static func isOneSign(_ first: Unicode.Scalar, with scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case emojiSelector, joiner, skinTones: first.properties.isEmoji
    case keycap: (0x23...0x39).contains(first.value)
    default: false
    }
  }

  private static let emojiSelector: UInt32 = 0xFE0F
  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  /// The columns of one code point that is not the first of a text: 0, 1 or 2.
  public static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    if scalar.value >= 0x4E00 && scalar.value < 0xA000 { return 2 }
    let width = Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    if width == 0 { return scalar.takesColumn ? 1 : 0 }
    if isWideSymbol(scalar) { return 2 }
    // Emoji that are younger than the library are unassigned to it; all of them are wide.
    let isYoungEmoji =
      width == 1 && scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation
    return isYoungEmoji && !isRegionalIndicator(scalar) ? 2 : width
  }

  /// A cluster without width of its own is drawn on a blank, unless there is nothing to draw.
  private static func ofLone(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isIgnorable { return 0 }
    return scalar.isJoiningMark ? 1 + columns(scalar) : max(1, columns(scalar))
  }

  /// Circled numbers and hexagrams, to which the library gives one column and every terminal two.
  private static func isWideSymbol(_ scalar: Unicode.Scalar) -> Bool {
    (0x3248...0x324F).contains(scalar.value) || (0x4DC0...0x4DFF).contains(scalar.value)
  }

  /// The columns that a code point adds to the cluster that it is in, unless it is the first.
  private static func columnsBehind(_ scalar: Unicode.Scalar) -> Int {
    isVowelOrFinalOfSyllable(scalar) ? 0 : columns(scalar)
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
