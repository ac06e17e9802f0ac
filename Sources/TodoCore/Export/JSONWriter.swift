import FoundationEssentials
import Glibc

/// Writes JSON to a file through a buffer of a fixed size, however long it becomes.
struct JSONWriter: ~Copyable {
  private static let most = 256 << 10
  private let path: String
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  /// Writes to that file, which must exist.
  ///
  /// - Parameter name: what errors call it.
  init(path: String, name: String) throws(StoreError) {
    self.path = name
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw NewFile.failure(name) }
    bytes.reserveCapacity(Self.most + 4_096)
  }

  deinit { close(descriptor) }

  /// Text that is JSON already.
  mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func bool(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// A string, or null.
  mutating func string(_ text: String?) {
    guard let text else { return raw("null") }
    raw("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case UInt8(ascii: "\t"): raw("\\t")
      // JSON wants every other control character as a number.
      case 0..<0x20, 0x7F:
        raw("\\u00")
        let digits = Array("0123456789abcdef".utf8)
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    raw("\"")
  }

  /// An instant as `2026-11-30T17:00:00.000Z`, or null.
  mutating func instant(_ date: Date?) {
    guard let date else { return raw("null") }
    let milliseconds = Int(date.milliseconds)
    let day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let calendarDay = min(max(CalendarDay(number: day), .earliest), .latest)
    let rest = milliseconds - day * 86_400_000
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
    string("\(calendarDay)T\(clock.joined(separator: ":")).\(padded(rest % 1000, 3))Z")
  }

  /// Writes the buffer out once it is full, or in any case at the end.
  mutating func flush(atEnd: Bool = false) throws(StoreError) {
    guard atEnd || bytes.count >= Self.most else { return }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      guard count > 0 || errno == EINTR else { throw NewFile.failure(path) }
      start += max(0, count)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
