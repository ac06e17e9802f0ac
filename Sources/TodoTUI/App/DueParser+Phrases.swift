import TodoCore

/// What stands around a date in a sentence, and dates of more than a word.
extension DueParser {
  /// Lower case, full-width forms as ASCII, one blank between words, and none beside Chinese, where it says nothing.
  static func tidied(_ text: String) -> String {
    var result = ""
    for word in narrowed(text).split(whereSeparator: \.isWhitespace) {
      if let last = result.last, last.isASCII, word.first?.isASCII == true { result += " " }
      result += word
    }
    return result
  }

  /// Without the little word that leads to a date: `on fri`, `by 3 dec`, `周五前`.
  static func unwrapped(_ text: String) -> String {
    var text = Substring(text)
    for word in leadingWords where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    for word in ["之前", "以前", "前"] where text.hasSuffix(word) {
      text = text.dropLast(word.count)
      break
    }
    for (short, long) in spokenHalves where text.hasPrefix(short) && text.count > short.count {
      return long + text.dropFirst(short.count)
    }
    return String(text)
  }

  static let leadingWords = ["due ", "on ", "by ", "at ", "until ", "till ", "before ", "for "]

  /// The time behind a day: a blank or `at` may be between them.
  static func timeText(_ text: Substring) -> String {
    let text = text.drop { $0 == " " }
    return String(text.hasPrefix("at ") ? text.dropFirst(3) : text)
  }

  /// `今晚8点` is `今天晚上8点`.
  private static let spokenHalves = [
    ("今早", "今天早上"), ("今晚", "今天晚上"), ("明早", "明天早上"), ("明晚", "明天晚上"),
  ]

  /// `+3d`, `+2w`, `in 3 days`, `in a week`, `3天后`, `两周后`.
  static func ahead(_ word: String, today: CalendarDay) -> CalendarDay? {
    for (prefix, suffix, days) in distances
    where word.hasPrefix(prefix) && word.hasSuffix(suffix)
      && word.count > prefix.count + suffix.count
    {
      let said = word.dropFirst(prefix.count).dropLast(suffix.count)
      let isOne = prefix == "in " && (said == "a" || said == "one")
      if let count = isOne ? 1 : number(said, digits: 1...4) { return today + count * days }
    }
    return nil
  }

  private static let distances = [
    ("+", "d", 1), ("+", "w", 7), ("+", "天", 1), ("+", "", 1),
    ("in ", " day", 1), ("in ", " days", 1), ("in ", " week", 7), ("in ", " weeks", 7),
    ("", "天后", 1), ("", "日后", 1), ("", "周后", 7), ("", "星期后", 7), ("", "个星期后", 7),
    ("", "个礼拜后", 7),
  ]

  /// `this fri`, which is the next one; `本周五`, `这周五`, which is that of this week, if it is not over.
  static func thisWeek(
    _ word: String, today: CalendarDay, _ weekStart: WeekStart
  ) -> CalendarDay? {
    if word.hasPrefix("this "), let weekday = weekdays[String(word.dropFirst(5))] {
      return today + (weekday - today.weekday + 7) % 7
    }
    for prefix in ["本", "这个", "这"] where word.hasPrefix(prefix) {
      guard let weekday = weekdays[String(word.dropFirst(prefix.count))] else { continue }
      let start = weekStart.weekday
      let days = (weekday - start + 7) % 7 - (today.weekday - start + 7) % 7
      return days < 0 ? nil : today + days
    }
    return nil
  }

  /// A day of this month or the next, or the last of any: `next month`, which is its first day, `end of month`, `月底`,
  /// `下个月5号`, `end of december`.
  static func inMonth(_ word: String, today: CalendarDay) -> CalendarDay? {
    let (year, month, _) = today.components
    func day(_ day: Int?, monthsAhead: Int) -> CalendarDay? {
      let (year, month) =
        month + monthsAhead > 12
        ? (year + 1, month + monthsAhead - 12) : (year, month + monthsAhead)
      let length = CalendarDay.length(ofMonth: month, year: year)
      return CalendarDay(year: year, month: month, day: day ?? length)
    }
    if let ahead = monthEnds[word] { return day(nil, monthsAhead: ahead) }
    for (name, ahead) in monthNames where word.hasPrefix(name) {
      let rest = word.dropFirst(name.count)
      switch rest {
      case "", "初": return ahead > 0 ? day(1, monthsAhead: ahead) : nil
      case "底", "末": return day(nil, monthsAhead: ahead)
      default:
        guard "号日".contains(rest.suffix(1)), let said = number(rest.dropLast(), digits: 1...2),
          let found = day(said, monthsAhead: ahead), found >= today
        else { return nil }
        return found
      }
    }
    let isEnd = ["月底", "月末"].contains { word.hasSuffix($0) }
    let named =
      isEnd
      ? number(Substring(word.dropLast(2)), digits: 1...2)
      : word.hasPrefix("end of ") ? months[String(word.dropFirst(7))] : nil
    guard let named, (1...12).contains(named) else { return nil }
    return day(nil, monthsAhead: (named - month + 12) % 12)
  }

  private static let monthEnds = [
    "end of month": 0, "end of the month": 0, "eom": 0, "end of next month": 1, "月底": 0, "月末": 0,
  ]
  private static let monthNames = [
    ("next month", 1), ("下个月", 1), ("下月", 1), ("这个月", 0), ("本月", 0),
  ]

  /// A date with its year: `2026/12/3`, `2026年12月3日`, `3 dec 2026`, `dec 3, 2026`.
  static func written(_ word: String) -> CalendarDay? {
    var text = word
    if text.hasSuffix("日") || text.hasSuffix("号") { text.removeLast() }
    var parts = text.split(omittingEmptySubsequences: false) { "/.年月 ".contains($0) }
    guard parts.count == 3 else { return nil }
    if text.contains(" ") {
      // The year comes last, the name of the month before or behind the day.
      if parts[1].hasSuffix(",") { parts[1].removeLast() }
      if months[String(parts[0])] == nil { parts.swapAt(0, 1) }
      guard months[String(parts[0])] != nil else { return nil }
      parts = [parts[2], parts[0], withoutOrdinal(parts[1])]
    }
    guard let year = number(parts[0], digits: 4...4), year > 999,
      let month = months[String(parts[1])] ?? number(parts[1], digits: 1...2),
      let day = number(parts[2], digits: 1...2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// `3rd` as `3`.
  static func withoutOrdinal(_ text: Substring) -> Substring {
    let end = text.suffix(2)
    guard ["st", "nd", "rd", "th"].contains(end), text.first?.isWholeNumber == true else {
      return text
    }
    return text.dropLast(2)
  }

  /// `两`, `三`, `十二`, `三十`: up to 99, as days and hours are said.
  static func chineseNumber(_ text: Substring) -> Int? {
    let digits: [Character: Int] = [
      "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    ]
    let parts = text.split(separator: "十", omittingEmptySubsequences: false)
    func digit(_ part: Substring) -> Int? {
      part.count == 1 ? part.first.flatMap { digits[$0] } : nil
    }
    switch parts.count {
    case 1: return digit(parts[0])
    case 2:
      guard let tens = parts[0].isEmpty ? 1 : digit(parts[0]),
        let ones = parts[1].isEmpty ? 0 : digit(parts[1])
      else { return nil }
      return tens * 10 + ones
    default: return nil
    }
  }
}
