import FoundationEssentials
import TodoText

/// One element of a legacy file, checked and cleaned.
struct LegacyRecord: Hashable, Sendable {
  let id: UUID
  let title: String
  let done: Bool

  /// What `import_base.hash` holds: tells whether a row is still what an import made it.
  var hash: Int64 { Self.hash(title: title, done: done) }

  /// Whether an earlier record of the same id says the same, byte for byte: `String` would take a composed
  /// letter for a decomposed one.
  func repeats(_ earlierTitle: String, _ earlierDone: Bool) -> Bool {
    SafeText.title(earlierTitle).utf8.elementsEqual(title.utf8) && earlierDone == done
  }

  /// FNV-1a, 64 bits: stable over versions and machines, as a number in a file must be.
  static func hash(title: String, done: Bool) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for byte in title.utf8 { mix(byte) }
    mix(0)
    mix(done ? 1 : 0)
    return Int64(bitPattern: hash)
  }
}

/// A legacy file's records: decoded, checked one by one, each id once.
struct LegacyRecords: Sendable {
  /// In the order of the file.
  var records: [LegacyRecord] = []
  /// How many records repeat an earlier one.
  var duplicates = 0

  /// An element of the array as the decoder reads it, unchecked.
  private struct Element: Decodable {
    let id: String
    let title: String
    let done: Bool
  }

  init(_ bytes: Data) throws(LegacyFault) {
    let elements = try Self.decode(bytes)
    var firstWithID: [UUID: Int] = [:]
    firstWithID.reserveCapacity(elements.count)
    records.reserveCapacity(elements.count)
    func fault(_ kind: LegacyFault.Kind, _ index: Int) -> LegacyFault {
      LegacyFault(kind, record: index + 1, line: LegacyScanner(bytes).line(ofRecord: index + 1))
    }
    for (index, element) in elements.enumerated() {
      guard let id = Self.id(element.id) else { throw fault(.badID(element.id), index) }
      guard id.bytes.contains(where: { $0 != 0 }) else { throw fault(.nilID, index) }
      let title = SafeText.title(element.title)
      guard !SafeText.isBlank(title) else { throw fault(.blankTitle, index) }
      let record = LegacyRecord(id: id, title: title, done: element.done)
      if let first = firstWithID[id] {
        guard record.repeats(elements[first].title, elements[first].done) else {
          throw fault(.conflictingID(firstRecord: first + 1), index)
        }
        duplicates += 1
        continue
      }
      firstWithID[id] = index
      records.append(record)
    }
  }

  private static func decode(_ bytes: Data) throws(LegacyFault) -> [Element] {
    if let fault = LegacyScanner.fault(ofEncoding: bytes) { throw fault }
    do {
      let elements = try JSONDecoder().decode([Element].self, from: bytes)
      // The decoder lets a comma before the end pass, which may be all that is left of a record.
      if LegacyScanner.endsWithComma(bytes), let fault = LegacyScanner(bytes).fault() {
        throw fault
      }
      return elements
    } catch let fault as LegacyFault {
      throw fault
    } catch let error as DecodingError {
      throw fault(error, in: bytes)
    } catch {
      throw LegacyScanner(bytes).fault() ?? LegacyFault(.notJSON)
    }
  }

  /// The decoder names record and field; the scanner finds the line, and what the decoder can't name.
  private static func fault(_ error: DecodingError, in bytes: Data) -> LegacyFault {
    let scanner = LegacyScanner(bytes)
    // What the file is as a whole comes first: a broken file may also hold an odd record.
    if let fault = scanner.fault() { return fault }
    let (path, kind): ([any CodingKey], (String?) -> LegacyFault.Kind) =
      switch error {
      case .keyNotFound(let key, let context):
        (context.codingPath + [key], { $0.map(LegacyFault.Kind.missingField) ?? .notJSON })
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context.codingPath, { $0.map(LegacyFault.Kind.wrongType) ?? .notAnObject })
      case .dataCorrupted(let context): (context.codingPath, { _ in .notJSON })
      @unknown default: ([], { _ in .notJSON })
      }
    let record = path.first?.intValue.map { $0 + 1 }
    return LegacyFault(
      kind(path.count > 1 ? path[1].stringValue : nil), record: record,
      line: record.map(scanner.line(ofRecord:)) ?? 1)
  }

  /// The UUID in its one usual spelling, 8-4-4-4-12 ASCII hex digits.
  private static func id(_ text: String) -> UUID? {
    let utf8 = Array(text.utf8)
    guard utf8.count == 36 else { return nil }
    for (index, byte) in utf8.enumerated() {
      switch index {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
      default:
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          break
        default: return nil
        }
      }
    }
    return UUID(uuidString: text)
  }
}
