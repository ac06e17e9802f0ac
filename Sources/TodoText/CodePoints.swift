import CUTF8Proc

/// A row of code points that can be brought into Unicode's order, composed and encoded.
struct CodePoints {
  private(set) var codes: [Int32] = []
  private var lastClass: Int16 = 0
  private var isDisordered = false
  private var mayCompose = false

  /// ASCII and the Chinese characters: they neither decompose nor compose, and none is a mark.
  @inline(__always)
  static func isUnchanging(_ code: Int32) -> Bool {
    code < 0x80 || (code >= 0x4E00 && code < 0xA000) || (code >= 0x3400 && code < 0x4DC0)
  }

  mutating func reserve(_ count: Int) { codes.reserveCapacity(count) }

  mutating func removeAll() {
    codes.removeAll(keepingCapacity: true)
    lastClass = 0
    isDisordered = false
    mayCompose = false
  }

  @inline(__always)
  mutating func append(_ code: Int32) {
    codes.append(code)
    if code < 0x300 || Self.isUnchanging(code) {
      lastClass = 0
    } else {
      noteMark(code)
    }
  }

  private mutating func noteMark(_ code: Int32) {
    let property = utf8proc_get_property(code).pointee
    let combiningClass = property.combining_class
    // What joins the code point before it is a mark or, in Hangul, a vowel or a final.
    if property.category == UTF8PROC_CATEGORY_MN.rawValue
      || property.category == UTF8PROC_CATEGORY_MC.rawValue || (0x1161...0x11C2).contains(code)
    {
      mayCompose = true
    }
    if combiningClass != 0 && combiningClass < lastClass { isDisordered = true }
    lastClass = combiningClass
  }

  /// Sorts each run of marks by combining class. Marks of one class keep their order.
  mutating func orderMarks() {
    guard isDisordered else { return }
    isDisordered = false
    var start = 0
    while start < codes.count {
      var end = start
      while end < codes.count, Self.combiningClass(of: codes[end]) != 0 { end += 1 }
      if end - start > 1 {
        let run = codes[start..<end].enumerated().sorted { one, other in
          (Self.combiningClass(of: one.element), one.offset)
            < (Self.combiningClass(of: other.element), other.offset)
        }
        codes.replaceSubrange(start..<end, with: run.map(\.element))
      }
      start = end + 1
    }
  }

  /// Joins letters and marks, and the parts of Hangul syllables, where Unicode has one code.
  mutating func compose() {
    guard mayCompose else { return }
    let options = utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = codes.withUnsafeMutableBufferPointer {
      utf8proc_normalize_utf32($0.baseAddress, $0.count, options)
    }
    if count >= 0 && count < codes.count { codes.removeSubrange(count...) }
  }

  /// The code points as a string.
  var text: String {
    let size = codes.reduce(0) { $0 + Self.size(of: $1) }
    return String(unsafeUninitializedCapacity: size) { bytes in
      guard var place = bytes.baseAddress else { return 0 }
      for code in codes {
        if code < 0x80 {
          place.pointee = UInt8(truncatingIfNeeded: code)
          place += 1
        } else {
          place += utf8proc_encode_char(code, place)
        }
      }
      return size
    }
  }

  /// Adds the code points in UTF-8.
  func append(to bytes: inout [UInt8]) {
    for code in codes {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
  }

  private static func size(of code: Int32) -> Int {
    code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }

  private static func combiningClass(of code: Int32) -> Int16 {
    code < 0x300 ? 0 : utf8proc_get_property(code).pointee.combining_class
  }
}
