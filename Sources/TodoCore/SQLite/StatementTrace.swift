import CSQLite
import FoundationEssentials
import Glibc

/// Writes every statement with its time to a file or to stderr: `MYTODO_SQL_TRACE=1` or `=FILE`.
final class StatementTrace {
  private let descriptor: Int32

  /// The trace that the environment asks for; bound values are written as they are (`sqlite3_expanded_sql`).
  static var fromEnvironment: StatementTrace? {
    guard let target = getenv("MYTODO_SQL_TRACE").map({ String(cString: $0) }), !target.isEmpty,
      target != "0"
    else { return nil }
    let descriptor =
      target == "1" ? STDERR_FILENO : open(target, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : StatementTrace(descriptor: descriptor)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { if descriptor != STDERR_FILENO { close(descriptor) } }

  func attach(to handle: OpaquePointer?) {
    sqlite3_trace_v2(
      handle, UInt32(SQLITE_TRACE_PROFILE),
      { _, context, statement, nanoseconds in
        guard let context, let statement, let nanoseconds else { return 0 }
        let trace = Unmanaged<StatementTrace>.fromOpaque(context).takeUnretainedValue()
        trace.write(
          OpaquePointer(statement), nanoseconds.assumingMemoryBound(to: Int64.self).pointee)
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func write(_ statement: OpaquePointer, _ nanoseconds: Int64) {
    guard let expanded = sqlite3_expanded_sql(statement) else { return }
    defer { sqlite3_free(expanded) }
    let text = String(cString: expanded).split(whereSeparator: \.isNewline).joined(separator: " ")
    var line = "\(nanoseconds / 1000) µs\t\(text)\n"
    line.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
