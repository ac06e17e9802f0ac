extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes stand somewhere in it. `String.contains` compares canonical equivalents, which folded text does
  /// not need and which costs a hundred times as much.
  public func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, word.count <= count else { return word.isEmpty }
    var start = 0
    let last = count - word.count
    while start <= last {
      if self[start] == first {
        var length = 1
        while length < word.count, self[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}

extension String {
  /// Whether the bytes of `other` stand somewhere in this text; both are search forms.
  public func utf8Contains(_ other: String) -> Bool {
    withBytes { text in other.withBytes { text.holds($0) } }
  }
}
