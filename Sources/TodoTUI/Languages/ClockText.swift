import FoundationEssentials
import TodoCore

/// Times of day and instants in digits, the same in every language.
enum ClockText {
  /// `09:05`.
  static func minute(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }

  /// ` 09:05` where there is a time, to go after a day.
  static func suffix(_ due: DueDate) -> String {
    due.minute.map { " " + ClockText.minute($0) } ?? ""
  }

  /// The local day and minute of an instant: `2026-11-30 09:05`.
  static func instant(_ date: Date) -> String { LocalTime.due(at: date).description }

  /// How many minutes an instant is ago; `nil` where it is ahead, as after a clock was set.
  static func minutes(since date: Date, now: DueDate) -> Int? {
    let then = LocalTime.due(at: date)
    let minutes = (now.day - then.day) * 1_440 + (now.minute ?? 0) - (then.minute ?? 0)
    return minutes < 0 ? nil : minutes
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
