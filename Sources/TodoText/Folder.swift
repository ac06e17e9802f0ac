import CUTF8Proc

/// Folds text, code point by code point, in buffers that can be used again.
///
/// The steps are those of Unicode's compatibility caseless match (D146): decompose, bring marks
/// into their order, fold the case, compose. utf8proc answers for single code points; the order is
/// made here, as utf8proc's own takes a time that grows with the square of a run of marks.
struct Folder {
  /// What the folded form is for.
  enum Purpose { case search, name }

  private let purpose: Purpose
  private var decomposed = CodePoints()
  private var folded = CodePoints()
  /// The letter that the next mark stands on. It outlives a call of ``fold(_:)``, so that a text
  /// folded in pieces loses the same marks as the whole.
  private var base: Int32 = 0

  /// A folder with room for `count` code points; it takes more where needed.
  init(for purpose: Purpose, room count: Int) {
    self.purpose = purpose
    folded.reserve(count)
  }

  /// The folded text.
  var key: String { folded.text }

  /// The folded text's bytes, added to others.
  func appendKey(to bytes: inout [UInt8]) { folded.append(to: &bytes) }

  /// Replaces what was folded before.
  mutating func fold(_ scalars: some Sequence<Unicode.Scalar>) {
    folded.removeAll()
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { scratch in
      for scalar in scalars {
        let code = Int32(bitPattern: scalar.value)
        if CodePoints.isUnchanging(code) {
          foldDecomposed(scratch)
          appendUnchanging(code)
        } else {
          decompose(code, scratch)
        }
      }
      foldDecomposed(scratch)
    }
    folded.orderMarks()
    folded.compose()
  }

  private mutating func decompose(_ code: Int32, _ scratch: UnsafeMutableBufferPointer<Int32>) {
    for part in Self.parts(of: code, Self.compatibility, scratch) {
      if purpose == .search && part == LeftOut.tatweel { continue }
      decomposed.append(part)
    }
  }

  /// Folds what waits between two code points that marks never move across.
  private mutating func foldDecomposed(_ scratch: UnsafeMutableBufferPointer<Int32>) {
    guard !decomposed.codes.isEmpty else { return }
    decomposed.orderMarks()
    for code in decomposed.codes {
      if CodePoints.isUnchanging(code) {
        appendUnchanging(code)
      } else {
        foldCase(code, scratch)
      }
    }
    decomposed.removeAll()
  }

  @inline(__always)
  private mutating func appendUnchanging(_ code: Int32) {
    base = code
    folded.append(code == 0 ? 0xFFFD : (0x41...0x5A).contains(code) ? code | 0x20 : code)
  }

  private mutating func foldCase(_ code: Int32, _ scratch: UnsafeMutableBufferPointer<Int32>) {
    for part in Self.parts(of: code, Self.caseFolded, scratch) {
      if purpose == .name {
        folded.append(part)
      } else if Unicode.Scalar(UInt32(part))?.isMark == true {
        if !LeftOut.isLeftOut(part, on: base) { folded.append(part) }
      } else {
        let (first, second) = LeftOut.plainLetters(for: part)
        folded.append(first)
        if second != 0 { folded.append(second) }
        base = first
      }
    }
  }

  private static func parts(
    of code: Int32, _ options: utf8proc_option_t, _ scratch: UnsafeMutableBufferPointer<Int32>
  ) -> Slice<UnsafeMutableBufferPointer<Int32>> {
    let count = utf8proc_decompose_char(code, scratch.baseAddress, scratch.count, options, nil)
    if (0...scratch.count).contains(count) { return scratch[..<count] }
    // No code point has more than 18 parts, and Swift's strings hold no invalid one.
    scratch[0] = code
    return scratch[..<1]
  }

  private static var compatibility: utf8proc_option_t {
    utf8proc_option_t(
      UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_IGNORE.rawValue)
  }

  private static var caseFolded: utf8proc_option_t {
    utf8proc_option_t(compatibility.rawValue | UTF8PROC_CASEFOLD.rawValue)
  }
}
