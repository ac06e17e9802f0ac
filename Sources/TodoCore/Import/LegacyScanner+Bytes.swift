import FoundationEssentials

/// What the bytes of a legacy file tell before and after the decoder has seen them.
extension LegacyScanner {
  /// What the bytes are before they are JSON.
  static func fault(ofEncoding data: Data) -> LegacyFault? {
    if data.allSatisfy({ isBlank($0) }) { return LegacyFault(.empty) }
    if let bad = firstInvalid(data) {
      let before = data.prefix(bad)
      let line = before.count { $0 == newline } + 1
      // A character that the end of the file cuts in two is what a broken copy leaves.
      let rest = data.suffix(from: data.startIndex + bad)
      let isCut = rest.count < 4 && rest.allSatisfy { $0 >= 0x80 }
      let scanner = LegacyScanner(before)
      let record = scanner.fault()?.record
      return LegacyFault(isCut ? .truncated : .notUTF8, record: record, line: line)
    }
    return nil
  }

  private static func firstInvalid(_ data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = data.makeIterator()
    var valid = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): valid += UTF8.width(scalar)
      case .error: return valid
      case .emptyInput: return valid
      }
    }
  }

  /// Whether nothing stands between the last comma and the end of the array.
  static func endsWithComma(_ data: Data) -> Bool {
    let end = data.reversed().lazy.filter { !isBlank($0) }.prefix(2)
    return end.elementsEqual("],".utf8)
  }
}
