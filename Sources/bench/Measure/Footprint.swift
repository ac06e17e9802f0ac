import Glibc

/// What a program takes while nobody presses a key.
struct Footprint: Encodable {
  /// The most memory that it had, in megabytes.
  var megabytes: Double
  /// Processor time in a hundred of what passed.
  var processorPercent: Double
  /// The same of the first three seconds after a key, in which counts are made and idle threads end.
  var settlingPercent: Double
  /// How often one of its threads woke up in a second.
  var wakeUps: Double
  /// How many system calls its threads made in a second; `nil` where they can't be counted.
  var systemCalls: Double?

  private static let watched = Int.milliseconds(3_000)
  /// What a program may take of a core while nobody presses a key.
  private static let budget = 0.1

  var keepsBudget: Bool { processorPercent < Self.budget }
}

extension Footprint {
  /// Watches a process for three seconds after a key and three more, and for another three as its tracer.
  init(of process: pid_t) {
    settlingPercent = Self.watch(process).percent
    (processorPercent, wakeUps) = Self.watch(process)
    megabytes = Double(Self.number("VmHWM:", in: "/proc/\(process)/status")) / 1_024
    systemCalls = SystemCalls.count(of: process, within: Self.watched)
      .map { Double($0) / (Double(Self.watched) / 1e9) }
  }

  private static func watch(_ process: pid_t) -> (percent: Double, wakeUps: Double) {
    let before = (Clock.now(), Clock.processorTime(of: process), Self.switches(process))
    usleep(UInt32(Self.watched / 1_000))
    let after = (Clock.now(), Clock.processorTime(of: process), Self.switches(process))
    let passed = Double(after.0 - before.0)
    // A thread that has ended takes its number with it.
    let switches = after.2.reduce(0) { $0 + $1.value - (before.2[$1.key] ?? 0) }
    return (Double(after.1 - before.1) / passed * 100, Double(switches) / passed * 1e9)
  }

  /// The threads of a process.
  static func threads(of process: pid_t) -> [pid_t] {
    guard let folder = opendir("/proc/\(process)/task") else { return [] }
    defer { closedir(folder) }
    var threads: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let thread = pid_t(name) { threads.append(thread) }
    }
    return threads
  }

  /// How often each thread has gone to sleep so far.
  private static func switches(_ process: pid_t) -> [pid_t: Int] {
    threads(of: process).reduce(into: [:]) { switches, thread in
      switches[thread] = number(
        "voluntary_ctxt_switches:", in: "/proc/\(process)/task/\(thread)/status")
    }
  }

  private static func number(_ name: String, in path: String) -> Int {
    for line in File.text(path).split(separator: "\n") where line.hasPrefix(name) {
      return line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
        .flatMap { Int($0) } ?? 0
    }
    return 0
  }
}
