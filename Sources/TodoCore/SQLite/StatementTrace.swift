import CSQLite
import FoundationEssentials
import Glibc
import TodoText

/// Writes every statement with its time to a file or to stderr: `MYTODO_SQL_TRACE=1` or `=FILE`.
final class StatementTrace {
  private let descriptor: Int32
  /// When each running statement began: SQLite's own clock counts whole milliseconds.
  private var starts: [OpaquePointer: UInt64] = [:]

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
      handle, UInt32(SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE),
      { kind, context, statement, _ in
        guard let context, let statement else { return 0 }
        let trace = Unmanaged<StatementTrace>.fromOpaque(context).takeUnretainedValue()
        if kind == SQLITE_TRACE_STMT {
          trace.starts[OpaquePointer(statement)] = StatementTrace.now
        } else {
          trace.write(OpaquePointer(statement))
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func write(_ statement: OpaquePointer) {
    let end = StatementTrace.now
    let start = starts.removeValue(forKey: statement) ?? end
    guard let expanded = sqlite3_expanded_sql(statement) else { return }
    defer { sqlite3_free(expanded) }
    // A title in it may hold anything, and the trace may go to a terminal.
    let text = SafeText.visible(
      String(cString: expanded).split(whereSeparator: \.isNewline).joined(separator: " "))
    var line = "\((end - start) / 1000) µs\t\(text)\n"
    line.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Nanoseconds of a clock that only goes forward.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
