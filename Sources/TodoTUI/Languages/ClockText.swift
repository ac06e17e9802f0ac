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

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
