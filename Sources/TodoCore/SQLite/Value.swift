import FoundationEssentials

/// A value to bind to a statement; SQL text never holds a person's words.
enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  /// What the function `among` looks into; no column holds it.
  case places(PlaceList)

  /// The 16 bytes of an id.
  static func id(_ id: UUID?) -> Value {
    guard let id else { return .null }
    return .blob(id.bytes)
  }

  static func int(_ number: Int?) -> Value { number.map { .integer(Int64($0)) } ?? .null }

  static func bool(_ flag: Bool) -> Value { .integer(flag ? 1 : 0) }

  /// An instant in milliseconds.
  static func date(_ date: Date?) -> Value { date.map { .integer($0.milliseconds) } ?? .null }

  /// Whether SQLite takes both for the same: text by its bytes, where Swift sees an accent written in two ways as one.
  func isSame(as other: Value) -> Bool {
    if case .text(let text) = self, case .text(let otherText) = other {
      return text.utf8.elementsEqual(otherText.utf8)
    }
    return self == other
  }
}

extension UUID {
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// The id of 16 bytes, or `nil` where there are more or fewer.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}
