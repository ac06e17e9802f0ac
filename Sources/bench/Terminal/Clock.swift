import Glibc

/// Nanoseconds of the monotonic clock, and of the processor time that a process has used.
enum Clock {
  static func now() -> Int { read(CLOCK_MONOTONIC) }

  /// Of all its threads, its ended ones too; 0 when the process is gone.
  static func processorTime(of process: pid_t) -> Int {
    var clock = clockid_t()
    return clock_getcpuclockid(process, &clock) == 0 ? read(clock) : 0
  }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    return clock_gettime(clock, &time) == 0 ? time.tv_sec * 1_000_000_000 + time.tv_nsec : 0
  }
}

extension Int {
  /// Nanoseconds.
  static func milliseconds(_ number: Int) -> Int { number * 1_000_000 }

  /// Nanoseconds as milliseconds.
  var asMilliseconds: Double { Double(self) / 1e6 }
}
