/// What the cores of the machine have done since its start, in hundredths of a second of all cores together.
struct CoreTimes: Hashable {
  var all = 0
  /// Nobody wanted them, or all who did waited for a disk.
  var idle = 0
  /// The host had them, though programs here wanted them.
  var stolen = 0

  static func now() -> CoreTimes { CoreTimes(File.text("/proc/stat", most: 512)) }

  init(_ text: String) {
    // cpu user nice system idle iowait irq softirq steal guest guest_nice; user has the guests' in it.
    let line = text.prefix { $0 != "\n" }
    let numbers = line.split(separator: " ").dropFirst().prefix(8).map { Int($0) ?? 0 }
    guard numbers.count == 8 else { return }
    all = numbers.reduce(0, +)
    idle = numbers[3] + numbers[4]
    stolen = numbers[7]
  }

  static func - (after: CoreTimes, before: CoreTimes) -> CoreTimes {
    var passed = after
    passed.all -= before.all
    passed.idle -= before.idle
    passed.stolen -= before.stolen
    return passed
  }

  static func + (some: CoreTimes, more: CoreTimes) -> CoreTimes {
    var sum = some
    sum.all += more.all
    sum.idle += more.idle
    sum.stolen += more.stolen
    return sum
  }

  init() {}

  /// Of a hundred; `nil` where no time has passed.
  var idlePercent: Double? { percent(idle) }
  var stolenPercent: Double? { percent(stolen) }

  private func percent(_ part: Int) -> Double? {
    all > 0 ? Double(part) / Double(all) * 100 : nil
  }
}
