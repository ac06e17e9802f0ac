import Glibc

/// How much to write at a time: a piece holds the lock for at most about 50 ms.
struct Pace {
  private static let longestHold = 0.05
  /// How much the next piece is to hold.
  private(set) var size: Int
  /// Smaller pieces would mostly do what every piece costs; larger ones come to nothing more, or are too much as
  /// soon as there is something to do again.
  let bounds: ClosedRange<Int>

  init(size: Int, within bounds: ClosedRange<Int>) {
    self.size = size
    self.bounds = bounds
  }

  /// Runs a piece of the present size as one transaction, and sets the size of the next by the time that it held
  /// the lock; waiting for the lock does not count.
  mutating func write<T>(
    to store: TodoStore, _ piece: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    var began = 0.0
    let result = try store.writeUnrecorded { () throws(StoreError) in
      began = Self.seconds()
      return try piece()
    }
    // At most twice as far at a time: the machine may have been busy just now.
    let ratio = Self.longestHold * 0.8 / max(Self.seconds() - began, 0.000_1)
    let next = Int(Double(size) * min(2, max(0.5, ratio)))
    size = min(max(next, bounds.lowerBound), bounds.upperBound)
    return result
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
