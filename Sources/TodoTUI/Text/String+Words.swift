/// Where words begin and end for the keys that go from word to word.
extension String {
  /// Back over what is between words, then to the start of the word.
  func startOfWord(before index: Index) -> Index {
    var start = index
    while start > startIndex, WordKind(self[self.index(before: start)]) == .other {
      start = self.index(before: start)
    }
    guard start > startIndex else { return start }
    let kind = WordKind(self[self.index(before: start)])
    while start > startIndex, WordKind(self[self.index(before: start)]) == kind {
      start = self.index(before: start)
    }
    return start
  }

  /// Forward over what is between words, then to the end of the word.
  func endOfWord(after index: Index) -> Index {
    var end = index
    while end < endIndex, WordKind(self[end]) == .other { end = self.index(after: end) }
    guard end < endIndex else { return end }
    let kind = WordKind(self[end])
    while end < endIndex, WordKind(self[end]) == kind { end = self.index(after: end) }
    return end
  }

  /// Back to the start of what stands between blanks (Ctrl-W).
  func startOfBlankWord(before index: Index) -> Index {
    var start = index
    while start > startIndex, self[self.index(before: start)].isWhitespace {
      start = self.index(before: start)
    }
    while start > startIndex, !self[self.index(before: start)].isWhitespace {
      start = self.index(before: start)
    }
    return start
  }
}

/// What kind of word a character belongs to. Chinese and Japanese put no blanks between words, so a
/// run of their characters counts as one, but never together with the Latin word beside it.
private enum WordKind: Equatable {
  case letters, ideographs, other

  init(_ character: Character) {
    guard character.isLetter || character.isNumber || character == "_" else {
      self = .other
      return
    }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3005...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .ideographs
    default: self = .letters
    }
  }
}
