import TodoCore

/// Days as they are said in English.
extension English {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  func due(_ due: DueDate, now: DueDate, done: Bool) -> String {
    let days = due.day - now.day
    guard dates == .words else {
      let date = English.date(due.day, dates, today: now.day)
      return days < 0 && !done ? "late " + date : date + ClockText.suffix(due)
    }
    if days < 0, !done { return "\(-days)d late" }
    return English.word(due.day, days: days, today: now.day) + ClockText.suffix(due)
  }

  func fullDue(_ due: DueDate, now: DueDate, done: Bool) -> String {
    let (year, month, day) = due.day.components
    if dates == .iso { return isoDue(due, now: now, done: done) }
    let date = "\(English.days[due.day.weekday - 1]) \(day) \(English.months[month - 1]) \(year)"
    let distance = English.distance(due.day - now.day, done: done)
    return date + ClockText.suffix(due) + " (\(distance))"
  }

  /// A day and time long ago, never in a word.
  func day(_ moment: DueDate, now: DueDate) -> String {
    English.date(moment.day, dates, today: now.day) + ClockText.suffix(moment)
  }

  private static func word(_ day: CalendarDay, days: Int, today: CalendarDay) -> String {
    switch days {
    case 0: return "today"
    case 1: return "tomorrow"
    case 2...6: return English.days[day.weekday - 1]
    default: return date(day, .short, today: today)
    }
  }

  private static func date(_ day: CalendarDay, _ style: DateStyle, today: CalendarDay) -> String {
    let (year, month, number) = day.components
    if style == .iso || year != today.components.year { return day.description }
    return "\(number) \(months[month - 1])"
  }

  private func isoDue(_ due: DueDate, now: DueDate, done: Bool) -> String {
    let distance = English.distance(due.day - now.day, done: done)
    return "\(due.day)\(ClockText.suffix(due)) \(English.days[due.day.weekday - 1]) (\(distance))"
  }

  private static func distance(_ days: Int, done: Bool) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    case -1 where done: "yesterday"
    case ..<0 where done: "\(-days) days ago"
    case -1: "1 day late"
    case ..<0: "\(-days) days late"
    default: "in \(days) days"
    }
  }
}
