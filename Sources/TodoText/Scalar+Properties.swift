import CUTF8Proc

/// What the rest of the module asks of one code point, answered by utf8proc.
extension Unicode.Scalar {
  /// utf8proc's record about this code point.
  var property: utf8proc_property_t { utf8proc_get_property(Int32(bitPattern: value)).pointee }

  /// A mark that stands on the letter before it: accents, vowel signs, enclosing marks.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    let category = utf8proc_category(Int32(bitPattern: value))
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC
      || category == UTF8PROC_CATEGORY_ME
  }

  /// A mark that shares a grapheme cluster with the letter before it. Some vowel signs of Burmese
  /// and its neighbours are marks that make a cluster of their own.
  var isJoiningMark: Bool {
    guard isMark, !isIgnorable else { return false }
    let boundary = property.boundclass
    return boundary == UTF8PROC_BOUNDCLASS_EXTEND.rawValue
      || boundary == UTF8PROC_BOUNDCLASS_SPACINGMARK.rawValue
  }

  /// Stands in a column of its own though utf8proc gives it none: vowel signs of India and its
  /// neighbours, and Arabic signs that enclose the digits behind them.
  var takesColumn: Bool {
    switch utf8proc_category(Int32(bitPattern: value)) {
    case UTF8PROC_CATEGORY_MC: true
    case UTF8PROC_CATEGORY_CF: property.boundclass == UTF8PROC_BOUNDCLASS_PREPEND.rawValue
    default: false
    }
  }

  /// Unicode's White_Space, written out because it has not changed since Unicode 6.3.
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A: true
    case 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// What ends a line or jumps to a column, so that it can't stand in a title of one line.
  var isLineBreakOrTab: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A flag's letters (U+E0020 to U+E007F), which show nothing anywhere else.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Draws nothing, not even a gap: joiners, selectors, zero-width spaces, direction marks. The
  /// blocks kept for more of them are named here, as utf8proc knows only what is assigned.
  var isIgnorable: Bool {
    switch value {
    case 0..<0xAD: false
    case 0x2065, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF: true
    default: property.ignorable == 1
    }
  }

  /// Always a grapheme cluster of its own beside others of its kind: blocks without controls,
  /// marks, joiners and jamo, which are most of what is written. Emoji may be among them, since
  /// what would join them is not.
  var isSimple: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: true
    case 0x37F..<0x483, 0x48A..<0x530: true
    case 0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3130, 0x3400..<0xA000: true
    case 0xAC00..<0xD7A4, 0xFF01..<0xFF9E, 0x1F300..<0x1F3FB, 0x1F400..<0x1F650: true
    default: false
    }
  }

  /// Leaves no ink when it stands alone. The Braille blank is a symbol by its category only.
  var isInvisible: Bool {
    isWhiteSpace || isIgnorable || value == 0x2800 || (0xFFF9...0xFFFB).contains(value)
  }
}
