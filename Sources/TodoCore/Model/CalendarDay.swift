/// A day of the Gregorian calendar, without a time zone: it *floats*, so travelling never moves it.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// Days since 1970-01-01; what the database holds.
  public let number: Int

  /// The day that many days after 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The given date, or `nil` where the calendar has no such day or the year is not 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDay.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    // Howard Hinnant's days_from_civil: years start in March, so that the leap day is their last.
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// 0001-01-01 and 9999-12-31, the ends of the calendar.
  static let earliest = CalendarDay(number: -719_162)
  static let latest = CalendarDay(number: 2_932_896)

  /// Year, month 1–12 and day 1–31.
  public var components: (year: Int, month: Int, day: Int) {
    // The inverse: civil_from_days.
    let z = number + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// The day that many days later.
  public static func + (day: CalendarDay, days: Int) -> CalendarDay {
    CalendarDay(number: day.number + days)
  }

  /// How many days lie between two days.
  public static func - (a: CalendarDay, b: CalendarDay) -> Int { a.number - b.number }

  /// The earlier day first.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDay: CustomStringConvertible {
  /// `2026-11-30`: ISO 8601 with ASCII digits in every locale.
  public var description: String {
    let (year, month, day) = components
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The day written as `2026-11-30` (also `2026-1-5`), or `nil`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4,
      let year = CalendarDay.digits(parts[0]), let month = CalendarDay.digits(parts[1]),
      let day = CalendarDay.digits(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// A number of at most four ASCII digits; `Int("+5")` and other scripts' digits are not dates.
  private static func digits(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}

/// The number with leading zeros, without a formatter (which would load ICU).
func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}
