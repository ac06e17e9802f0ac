/// Reads numbers and bytes from the front of stored bytes; `nil` where there are not so many left.
struct ByteReader {
  private let all: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { all = bytes }

  var isAtEnd: Bool { position == all.count }

  mutating func byte() -> UInt8? {
    guard position < all.count else { return nil }
    defer { position += 1 }
    return all[position]
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= all.count - position else { return nil }
    defer { position += count }
    return all[position..<position + count]
  }

  /// Eight bytes, the highest first.
  mutating func integer() -> Int64? {
    bytes(8).map { Int64(bitPattern: $0.reduce(0) { $0 << 8 | UInt64($1) }) }
  }

  /// Seven bits a byte, the highest first, as SQLite writes it; of less than 2^31.
  mutating func varint() -> Int? {
    var number = 0
    while let byte = byte() {
      number = number << 7 | Int(byte & 0x7F)
      guard number <= Int32.max else { return nil }
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: Int64) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// The counterpart of `ByteReader.varint`.
  mutating func append(varint number: Int) {
    if number >= 0x80 {
      var shift = 28
      while number >> shift == 0 { shift -= 7 }
      while shift > 0 {
        append(UInt8(number >> shift & 0x7F) | 0x80)
        shift -= 7
      }
    }
    append(UInt8(number & 0x7F))
  }
}
