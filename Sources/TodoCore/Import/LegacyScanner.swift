import FoundationEssentials

/// Finds the place of a fault in a legacy file: a positional scan of the JSON grammar (RFC 8259) that runs
/// only when decoding has failed, since the decoder tells no place.
struct LegacyScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var record = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The line on which a record begins.
  func line(ofRecord number: Int) -> Int {
    var scanner = self
    _ = scanner.scan(until: number)
    return scanner.line
  }

  /// The first fault of the grammar, or of the array around the records; `nil` where there is none.
  func fault() -> LegacyFault? {
    var scanner = self
    return scanner.scan(until: nil)
  }

  // MARK: The grammar

  static let newline = UInt8(ascii: "\n")

  static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if byte == Self.newline { line += 1 }
    position += 1
  }

  private mutating func skipBlanks() { while let byte, Self.isBlank(byte) { advance() } }

  private func fault(_ kind: LegacyFault.Kind) -> LegacyFault {
    LegacyFault(
      position >= bytes.count ? .truncated : kind, record: record > 0 ? record : nil, line: line)
  }

  /// Scans the file, or stops at the beginning of a record.
  private mutating func scan(until target: Int?) -> LegacyFault? {
    skipBlanks()
    guard byte == UInt8(ascii: "[") else {
      let first = fault(.notAnArray)
      return first.kind == .notAnArray && byte == 0 ? fault(.notJSON) : first
    }
    advance()
    skipBlanks()
    if byte == UInt8(ascii: "]") {
      advance()
      return trailing()
    }
    while true {
      skipBlanks()
      record += 1
      if record == target { return nil }
      if byte != UInt8(ascii: "{") {
        // Whole values of another kind are JSON, but no records.
        let start = self
        if let fault = scanValue(depth: 0) { return fault }
        return start.fault(.notAnObject)
      }
      if let fault = scanValue(depth: 0) { return fault }
      skipBlanks()
      switch byte {
      case UInt8(ascii: ","): advance()
      case UInt8(ascii: "]"):
        advance()
        record = 0
        return trailing()
      default: return fault(.notJSON)
      }
    }
  }

  private mutating func trailing() -> LegacyFault? {
    skipBlanks()
    return byte == nil ? nil : fault(.trailingText)
  }

  private mutating func scanValue(depth: Int) -> LegacyFault? {
    guard depth < 500 else { return fault(.notJSON) }
    skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): return scanMembers(close: UInt8(ascii: "}"), named: true, depth: depth)
    case UInt8(ascii: "["): return scanMembers(close: UInt8(ascii: "]"), named: false, depth: depth)
    case UInt8(ascii: "\""): return scanString()
    case UInt8(ascii: "t"): return scanWord("true")
    case UInt8(ascii: "f"): return scanWord("false")
    case UInt8(ascii: "n"): return scanWord("null")
    case let digit? where "-0123456789".utf8.contains(digit):
      while let byte, "+-.eE0123456789".utf8.contains(byte) { advance() }
      return nil
    default: return fault(.notJSON)
    }
  }

  private mutating func scanMembers(close: UInt8, named: Bool, depth: Int) -> LegacyFault? {
    advance()
    skipBlanks()
    if byte == close {
      advance()
      return nil
    }
    while true {
      skipBlanks()
      if named {
        guard byte == UInt8(ascii: "\"") else { return fault(.notJSON) }
        if let fault = scanString() { return fault }
        skipBlanks()
        guard byte == UInt8(ascii: ":") else { return fault(.notJSON) }
        advance()
      }
      if let fault = scanValue(depth: depth + 1) { return fault }
      skipBlanks()
      if byte == close {
        advance()
        return nil
      }
      guard byte == UInt8(ascii: ",") else { return fault(.notJSON) }
      advance()
    }
  }

  private mutating func scanWord(_ word: String) -> LegacyFault? {
    for letter in word.utf8 {
      guard byte == letter else { return fault(.notJSON) }
      advance()
    }
    return nil
  }

  private mutating func scanString() -> LegacyFault? {
    advance()
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return nil
      case UInt8(ascii: "\\"):
        advance()
        if let fault = scanEscape() { return fault }
      case 0..<0x20: return fault(.notJSON)
      default: advance()
      }
    }
    return fault(.truncated)
  }

  /// What follows a backslash; a surrogate must have its other half.
  private mutating func scanEscape() -> LegacyFault? {
    guard let byte else { return fault(.truncated) }
    guard byte == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(byte) else { return fault(.notJSON) }
      advance()
      return nil
    }
    guard let unit = scanUnit() else { return fault(.notJSON) }
    switch unit {
    case 0xD800...0xDBFF:
      guard self.byte == UInt8(ascii: "\\") else { return fault(.loneSurrogate) }
      advance()
      guard self.byte == UInt8(ascii: "u"), let low = scanUnit(), (0xDC00...0xDFFF).contains(low)
      else { return fault(.loneSurrogate) }
      return nil
    case 0xDC00...0xDFFF: return fault(.loneSurrogate)
    default: return nil
    }
  }

  /// The four hex digits after `u`.
  private mutating func scanUnit() -> Int? {
    advance()
    var unit = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit * 16 + digit
      advance()
    }
    return unit
  }
}
