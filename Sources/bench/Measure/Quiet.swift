import Glibc

/// A wait until the machine has nothing else to do: what was just written is on the disk, and the cores are idle.
enum Quiet {
  private static let idlePercent = 90.0
  private static let window = 10
  private static let patience = Int.milliseconds(60_000)

  /// How idle the machine was in the last two seconds, in a hundred.
  static func wait(log: (String) -> Void) -> Double {
    sync()
    let start = Clock.now()
    var times = [CoreTimes.now()]
    while true {
      usleep(200_000)
      times.append(.now())
      guard times.count > window else { continue }
      let idle = (times[times.count - 1] - times[times.count - 1 - window]).idlePercent ?? 100
      if isQuiet(idle) { return idle }
      if Clock.now() - start > patience {
        log("the machine is busy: \(idle.rounded(to: 0)) % idle")
        return idle
      }
    }
  }

  static func isQuiet(_ idle: Double) -> Bool { idle > idlePercent }
}
