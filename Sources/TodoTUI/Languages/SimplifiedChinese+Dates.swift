import TodoCore

/// Days as they are said in Chinese.
extension SimplifiedChinese {
  private static let days = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]

  func due(_ due: DueDate, now: DueDate, done: Bool) -> String {
    let days = due.day - now.day
    guard dates == .words else {
      let date = SimplifiedChinese.date(due.day, dates, today: now.day)
      return days < 0 && !done ? "逾期 " + date : date + ClockText.suffix(due)
    }
    if days < 0, !done { return "逾期\(-days)天" }
    return SimplifiedChinese.word(due.day, days: days, today: now.day) + ClockText.suffix(due)
  }

  func fullDue(_ due: DueDate, now: DueDate, done: Bool) -> String {
    let (year, month, day) = due.day.components
    let weekday = SimplifiedChinese.days[due.day.weekday - 1]
    let date =
      dates == .iso ? "\(due.day) \(weekday)" : "\(year)年\(month)月\(day)日 \(weekday)"
    let distance = SimplifiedChinese.distance(due.day - now.day, done: done)
    return date + ClockText.suffix(due) + "（\(distance)）"
  }

  /// A day and time long ago, never in a word.
  func day(_ moment: DueDate, now: DueDate) -> String {
    SimplifiedChinese.date(moment.day, dates, today: now.day) + ClockText.suffix(moment)
  }

  private static func word(_ day: CalendarDay, days: Int, today: CalendarDay) -> String {
    switch days {
    case 0: return "今天"
    case 1: return "明天"
    case 2: return "后天"
    case 3...6: return SimplifiedChinese.days[day.weekday - 1]
    default: return date(day, .short, today: today)
    }
  }

  private static func date(_ day: CalendarDay, _ style: DateStyle, today: CalendarDay) -> String {
    let (year, month, number) = day.components
    if style == .iso || year != today.components.year { return day.description }
    return "\(month)月\(number)日"
  }

  private static func distance(_ days: Int, done: Bool) -> String {
    switch days {
    case 0: "今天"
    case 1: "明天"
    case 2: "后天"
    case -1 where done: "昨天"
    case ..<0 where done: "\(-days) 天前"
    case ..<0: "已逾期 \(-days) 天"
    default: "\(days) 天后"
    }
  }
}
