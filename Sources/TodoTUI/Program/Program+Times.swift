/// How time is told to the loop, and how long it waits.
extension Program {
  /// Milliseconds from now on.
  public static func stopwatch() -> () -> Int {
    let start = ContinuousClock.now
    return { Int((ContinuousClock.now - start) / .milliseconds(1)) }
  }

  /// The loop wakes once a minute: words such as "today" follow the clock, and idling costs nothing.
  static let longestWait = 60_000
  /// How long to wait until a setting is tried again that another program kept from being written, and until a write
  /// that waits is told.
  static let waitForOthers = 250
}
