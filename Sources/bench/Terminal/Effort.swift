import Glibc

/// What an answer has cost so far, in nanoseconds.
struct Effort: Hashable {
  /// Processor time of all threads of the program.
  var ran = 0
  /// Time in which the program's main thread, or the one that reads the terminal here, could have gone on but had no
  /// core: what else the machine did.
  var waited = 0

  static func - (after: Effort, before: Effort) -> Effort {
    Effort(ran: after.ran - before.ran, waited: after.waited - before.waited)
  }
}

/// Reads the effort of one process and of the thread that watches it.
final class EffortMeter {
  /// The files in which the kernel tells a thread's processor time and its time of waiting; a negative one where it
  /// tells nothing.
  private let own = EffortMeter.open("/proc/thread-self/schedstat")
  private var other: Int32 = -1
  private var process: pid_t = 0
  private var last = Effort()

  deinit { for file in [own, other] where file >= 0 { close(file) } }

  /// From now on that process counts too.
  func watch(_ process: pid_t) {
    self.process = process
    other = Self.open("/proc/\(process)/schedstat")
  }

  /// Takes some microseconds.
  func read() -> Effort {
    guard process != 0 else { return Effort(waited: Self.waited(own) ?? 0) }
    // A process that has ended keeps what it had.
    last.ran = max(last.ran, Clock.processorTime(of: process))
    last.waited = max(last.waited, (Self.waited(own) ?? 0) + (Self.waited(other) ?? 0))
    return last
  }

  private static func open(_ path: String) -> Int32 { Glibc.open(path, O_RDONLY | O_CLOEXEC) }

  private static func waited(_ file: Int32) -> Int? {
    guard file >= 0 else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress, case let count = pread(file, start, 128, 0), count > 0
      else { return nil }
      return waited(in: buffer[..<count])
    }
  }

  /// The second of three numbers.
  static func waited(in line: some Collection<UInt8>) -> Int? {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    var number = 0
    for byte in line[line.index(after: space)...] {
      guard (0x30...0x39).contains(byte) else { return number }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
