/// When something is due: a calendar day with or without a wall-clock time, the same in every time zone.
public struct DueDate: Hashable, Sendable, Comparable {
  /// The day.
  public var day: CalendarDay
  /// Minutes since midnight, 0 to 1439, or `nil` for any time of the day.
  public var minute: Int?

  /// That day, at that minute if one is given.
  public init(day: CalendarDay, minute: Int? = nil) {
    self.day = day
    self.minute = minute
  }

  /// By day, then by time; no time comes last in its day, as in the list.
  public static func < (a: DueDate, b: DueDate) -> Bool {
    (a.day, a.storedMinute) < (b.day, b.storedMinute)
  }

  /// What the column `due_minute` holds: 1440 stands for no time and so sorts last.
  var storedMinute: Int { minute ?? DueDate.noMinute }
  static let noMinute = 1440

  /// The value of the columns `due_day` and `due_minute`. Another program may have written any number; what
  /// is beyond the calendar stays at its end.
  init?(day: Int?, minute: Int) {
    guard let day else { return nil }
    self.init(
      day: min(max(CalendarDay(number: day), .earliest), .latest),
      minute: (0..<DueDate.noMinute).contains(minute) ? minute : nil)
  }
}

extension DueDate: CustomStringConvertible {
  /// `2026-11-30` or `2026-11-30 17:00`.
  public var description: String {
    guard let minute else { return day.description }
    return "\(day) \(padded(minute / 60, 2)):\(padded(minute % 60, 2))"
  }
}
