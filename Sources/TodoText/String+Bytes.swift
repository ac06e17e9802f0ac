/// Quick answers about a text from its bytes and code points. Finding grapheme clusters costs Swift
/// some 50 ns for each, so the common texts go without.
extension String {
  /// Calls `body` with the UTF-8 bytes, without a copy for any string that Swift itself made.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether all of it is printable ASCII. The loop has no early exit, so that it is vectorised.
  var isPrintableASCII: Bool {
    withBytes { bytes in
      var other: UInt8 = 0
      for byte in bytes { other |= byte &- 0x20 < 0x5F ? 0 : 1 }
      return other == 0
    }
  }

  /// Where the grapheme cluster at `index` ends, and its code point if it is a simple one.
  func cluster(at index: Index) -> (end: Index, simple: Unicode.Scalar?) {
    let scalar = unicodeScalars[index]
    guard scalar.isSimple else { return (self.index(after: index), nil) }
    let next = unicodeScalars.index(after: index)
    if next == endIndex || unicodeScalars[next].isSimple { return (next, scalar) }
    return (self.index(after: index), nil)
  }
}
