/// When the database may have changed without a report, in milliseconds of ``Clock``.
///
/// SQLite writes its log, waits for the disk, and only then publishes the change in shared memory, of which
/// inotify tells nothing: a report is too early. So the file is looked at again and again after one, at
/// doubling intervals. Without inotify it is looked at regularly.
struct FileLooks {
  /// The next look; `nil` until something is reported.
  private(set) var next: Int?
  private var interval: Int
  private let isRegular: Bool

  private static let first = 10
  /// A disk that takes longer is looked at with the next key or minute.
  private static let longest = 5_000

  /// Looks only after reports.
  init() {
    interval = FileLooks.first
    isRegular = false
  }

  /// Looks whenever that time has passed.
  init(every interval: Int) {
    self.interval = interval
    isRegular = true
    next = Clock.now + interval
  }

  /// A change was reported.
  mutating func restart(at now: Int) {
    interval = FileLooks.first
    next = now + interval
  }

  /// Whether it is time for a look; then the next one is set.
  mutating func isDue(at now: Int) -> Bool {
    guard let time = next, now >= time else { return false }
    if !isRegular { interval *= 2 }
    next = interval > FileLooks.longest ? nil : now + interval
    return true
  }
}
