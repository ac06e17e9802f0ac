import Glibc

/// What a program takes while nobody presses a key.
struct Footprint: Encodable {
  /// The most memory that it had, in megabytes.
  let megabytes: Double
  /// Processor time in a hundred of what passed.
  let processorPercent: Double
  /// How often one of its threads woke up in a second.
  let wakeUps: Double

  private static let watched = Int.milliseconds(3_000)

  /// Watches a process for three seconds.
  init(of process: pid_t) {
    let before = (Clock.now(), Clock.processorTime(of: process), Self.switches(process))
    usleep(UInt32(Self.watched / 1_000))
    let after = (Clock.now(), Clock.processorTime(of: process), Self.switches(process))
    let passed = Double(after.0 - before.0)
    processorPercent = Double(after.1 - before.1) / passed * 100
    wakeUps = Double(after.2 - before.2) / (passed / 1e9)
    megabytes = Double(Self.number("VmHWM:", in: "/proc/\(process)/status")) / 1_024
  }

  private static func switches(_ process: pid_t) -> Int {
    guard let folder = opendir("/proc/\(process)/task") else { return 0 }
    defer { closedir(folder) }
    var sum = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      sum += number("voluntary_ctxt_switches:", in: "/proc/\(process)/task/\(name)/status")
    }
    return sum
  }

  private static func number(_ name: String, in path: String) -> Int {
    for line in File.text(path).split(separator: "\n") where line.hasPrefix(name) {
      return line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
        .flatMap { Int($0) } ?? 0
    }
    return 0
  }
}
