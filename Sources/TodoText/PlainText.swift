/// Printable ASCII and Chinese characters: most of what is written, measured from the bytes alone.
///
/// Whole texts are walked at every key and whole screens at every frame, and Swift's way of finding
/// grapheme clusters costs more than all the rest.
public enum PlainText {
  /// The plain characters from a place in UTF-8 on that surely are clusters of their own, as many as fit
  /// into the columns.
  ///
  /// - Returns: where they end, and the columns that they take.
  public static func run(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, columns limit: Int
  ) -> (end: Int, columns: Int) {
    var end = start
    var columns = 0
    // The last one found: before a character that is not plain it may be part of a longer cluster.
    var last = start
    while end < bytes.count {
      let size = Self.size(bytes, at: end)
      guard size > 0 else { return (last, last == end ? columns : columns - width(bytes[last])) }
      let width = size == 1 ? 1 : 2
      if columns + width > limit { break }
      last = end
      end += size
      columns += width
    }
    return (end, columns)
  }

  /// How many bytes the plain character there has, 1 or 3; 0 where there is none.
  @inline(__always)
  public static func size(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return byte >= 0x20 && byte < 0x7F ? 1 : 0 }
    // U+4E00 to U+9FFF, without decoding; Swift's strings hold only whole characters.
    let isIdeograph = (byte >= 0xE5 && byte <= 0xE9) || (byte == 0xE4 && bytes[place + 1] >= 0xB8)
    return isIdeograph ? 3 : 0
  }

  @inline(__always)
  private static func width(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : 2 }
}
