import CPty
import Glibc

/// Counts the system calls of a process that this one has started, all of its threads, as a tracer: the kernel stops
/// a thread at each call and tells. That slows the process down, but a count is no time.
struct SystemCalls {
  private let process: pid_t
  private var threads: Set<pid_t> = []
  private var count = 0

  /// How many there are in that time; `nil` where the system does not allow tracing.
  static func count(of process: pid_t, within nanoseconds: Int) -> Int? {
    var calls = SystemCalls(process: process)
    guard calls.begin() else { return nil }
    // Stopping a thread ends the call that it waits in; that it begins it again is not its doing.
    calls.watch(for: .milliseconds(200))
    calls.count = 0
    calls.watch(for: nanoseconds)
    calls.end()
    return calls.count
  }

  private init(process: pid_t) { self.process = process }

  private mutating func begin() -> Bool {
    for thread in Footprint.threads(of: process) where mytodo_trace(thread) {
      threads.insert(thread)
      _ = mytodo_trace_stop(thread)
    }
    return !threads.isEmpty
  }

  private mutating func watch(for nanoseconds: Int) {
    let end = Clock.now() + nanoseconds
    while Clock.now() < end {
      for (thread, status) in nextStops() {
        let signal = (status >> 8) & 0xFF
        let event = status >> 16
        // A thread that has just been made is traced without being asked for.
        if event == Self.clone { threads.formUnion(Footprint.threads(of: process)) }
        let isCall = signal == SIGTRAP | 0x80
        if isCall, mytodo_trace_is_call(thread) { count += 1 }
        // A signal that is meant for the program is handed on.
        _ = mytodo_trace_go_on(thread, isCall || event != 0 ? 0 : signal)
      }
    }
  }

  /// Lets every thread go on by itself, which only one that has stopped can be told.
  private mutating func end() {
    for thread in threads { _ = mytodo_trace_stop(thread) }
    let patience = Clock.now() + .milliseconds(1_000)
    while !threads.isEmpty, Clock.now() < patience {
      for (thread, _) in nextStops() {
        _ = mytodo_trace_end(thread)
        threads.remove(thread)
      }
    }
  }

  /// Threads that have stopped, and why; after a moment, where there is none.
  private func nextStops() -> [(pid_t, Int32)] {
    let stops = threads.compactMap { thread -> (pid_t, Int32)? in
      var status: Int32 = 0
      guard waitpid(thread, &status, Self.anyThread | WNOHANG) == thread else { return nil }
      // Stopped, not ended.
      return status & 0xFF == 0x7F ? (thread, status) : nil
    }
    if stops.isEmpty { usleep(500) }
    return stops
  }

  // Macros that Swift does not import: __WALL and PTRACE_EVENT_CLONE.
  private static let anyThread: Int32 = 0x4000_0000
  private static let clone: Int32 = 3
}
