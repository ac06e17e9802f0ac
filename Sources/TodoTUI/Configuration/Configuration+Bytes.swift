extension Configuration {
  /// What a file of these bytes says.
  public init(bytes: [UInt8]) {
    guard bytes.count <= Configuration.longest else {
      self.init(unusable: .tooLarge(limit: Configuration.longest))
      return
    }
    guard Configuration.isText(bytes) else {
      self.init(unusable: .notText)
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    // Every line by itself, so that one in another encoding costs no other.
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self = ConfigurationReader.read(
      lines.enumerated().lazy.map { index, line in
        let isComment = line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
        return (index + 1, isComment ? "" : String(validating: line, as: UTF8.self))
      })
  }

  /// What this text says.
  public init(text: String) { self.init(bytes: Array(text.utf8)) }

  /// Whether it may be meant to be read: no zero byte, and hardly any other controls.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    var controls = 0
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      if byte == 0 { return false }
      if byte != 0x09 && byte != 0x0A && byte != 0x0D { controls += 1 }
    }
    return controls * 20 <= bytes.count
  }
}
