public import FoundationEssentials
import Glibc

/// The wall clock of the person at the terminal. The only file that asks for the local time zone:
/// `TimeZone.current` of FoundationEssentials is always GMT, so this goes to the C library.
public enum LocalTime {
  /// The local day and minute of this moment.
  public static func now() -> DueDate { due(at: Date()) }

  /// The local day and minute of an instant.
  public static func due(at instant: Date) -> DueDate {
    var seconds = time_t(instant.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let day = CalendarDay(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      // A year that has no place in the calendar stays far away; it must not become overdue.
    else { return DueDate(day: seconds < 0 ? .earliest : .latest) }
    return DueDate(day: day, minute: Int(parts.tm_hour) * 60 + Int(parts.tm_min))
  }
}

extension Date {
  /// Milliseconds since 1970, UTC: how the database holds an instant.
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
