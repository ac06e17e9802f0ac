import TodoCore

/// Reads a due date as people type it, in English and Chinese, whatever the language of the interface is:
/// `2026-12-01`, `12-01`, `24 dec`, `today`, `fri`, `next week`, `in 3 days`, `明天`, `周五`, `下周一`, `3天后`, `end of
/// month`, `下个月5号`, each with a time after it (`09:00`, `9pm`, `at 9`, `noon`, `下午3点`) and a little word before it
/// (`on`, `by`, `until`).
enum DueParser {
  /// What a text means as a due date.
  enum Result: Hashable, Sendable {
    /// Nothing was typed: no due date.
    case none
    case due(DueDate)
    case unknown
  }

  /// Nothing that is a date is longer.
  private static let longest = 40

  /// What the text means on that day.
  static func parse(
    _ text: String, now: DueDate, weekStart: WeekStart = .monday
  ) -> Result {
    guard text.utf8.count <= 4 * longest else {
      return text.allSatisfy(\.isWhitespace) ? .none : .unknown
    }
    let text = tidied(text)
    if text.isEmpty { return .none }
    guard let found = reading(text, today: now.day, weekStart: weekStart) else { return .unknown }
    return .due(dueDate(found.day, found.minute, now: now))
  }

  /// A time without a day is the next such time: of today, or of tomorrow where that is over.
  static func dueDate(_ day: CalendarDay?, _ minute: Int?, now: DueDate) -> DueDate {
    let isOver = (minute ?? .max) < (now.minute ?? 0)
    return DueDate(day: day ?? now.day + (isOver ? 1 : 0), minute: minute)
  }

  /// A day, a time or both, of a text that is tidied; the day is missing where only a time was said.
  static func reading(
    _ text: String, today: CalendarDay, weekStart: WeekStart
  ) -> (day: CalendarDay?, minute: Int?)? {
    guard text.utf8.count <= 4 * longest else { return nil }
    if let minute = bareHour(text) { return (nil, minute) }
    if let found = timeAndDay(text, today: today, weekStart) { return found }
    let text = unwrapped(text)
    if let day = day(text, today: today, weekStart) { return (day, nil) }
    if let minute = minute(text) { return (nil, minute) }
    // A time may follow; beside Chinese there need not be a blank.
    for place in text.indices.dropFirst() {
      let previous = text[text.index(before: place)]
      let isBoundary = !(previous.isASCII && text[place].isASCII)
      guard text[place] == " " || previous != " " && isBoundary,
        let minute = bareHour(text[place...]) ?? minute(timeText(text[place...])),
        let day = day(String(text[..<place]), today: today, weekStart)
      else { continue }
      return (day, minute)
    }
    return nil
  }

  /// The other way round: `9am tomorrow`, `at 9 on friday`.
  private static func timeAndDay(
    _ text: String, today: CalendarDay, _ weekStart: WeekStart
  ) -> (day: CalendarDay?, minute: Int?)? {
    for place in text.indices where text[place] == " " {
      let time = text[..<place]
      let rest = unwrapped(String(text[place...].dropFirst()))
      if let minute = bareHour(time) ?? minute(timeText(time)),
        let day = day(rest, today: today, weekStart)
      {
        return (day, minute)
      }
    }
    return nil
  }

  private static func day(
    _ word: String, today: CalendarDay, _ weekStart: WeekStart
  ) -> CalendarDay? {
    if let day = CalendarDay(word) { return day }
    if let days = relative[word] { return today + days }
    if let weekday = weekdays[word] {
      let days = (weekday - today.weekday + 7) % 7
      return today + (days == 0 ? 7 : days)
    }
    return ahead(word, today: today) ?? thisWeek(word, today: today, weekStart)
      ?? nextWeek(word, today: today, weekStart) ?? written(word)
      ?? inMonth(word, today: today) ?? monthAndDay(word, today: today)
  }

  /// `next week`, which is its first day, `next fri`, `下周`, `下周五`.
  private static func nextWeek(
    _ word: String, today: CalendarDay, _ weekStart: WeekStart
  ) -> CalendarDay? {
    let first = weekStart.weekday
    let weekday: Int? =
      if word.hasPrefix("next ") {
        word == "next week" ? first : weekdays[String(word.dropFirst(5))]
      } else if word.hasPrefix("下") {
        word == "下周" ? first : weekdays[String(word.dropFirst(word.hasPrefix("下个") ? 2 : 1))]
      } else {
        nil
      }
    let gone = (today.weekday - first + 7) % 7
    return weekday.map { today + (7 - gone + ($0 - first + 7) % 7) }
  }

  /// `12-01`, `12/1`, `12月1日`, `dec 1`, `1 dec`: the next such day.
  private static func monthAndDay(_ word: String, today: CalendarDay) -> CalendarDay? {
    var text = word
    if text.hasSuffix("日") || text.hasSuffix("号") { text.removeLast() }
    var parts = text.split(omittingEmptySubsequences: false) { "-/月 ".contains($0) }
      .map(withoutOrdinal)
    guard parts.count == 2 else { return nil }
    if months[String(parts[1])] != nil { parts.swapAt(0, 1) }
    // Two numbers with a blank between them may be anything.
    let isNamed = months[String(parts[0])] != nil
    guard text.contains(" ") == isNamed,
      let month = months[String(parts[0])] ?? number(parts[0], digits: 1...2),
      let day = number(parts[1], digits: 1...2)
    else { return nil }
    // The 29th of February may be up to eight years away (1896 to 1904).
    let year = today.components.year
    return (year...year + 8).lazy
      .compactMap { CalendarDay(year: $0, month: month, day: day) }
      .first { $0 >= today }
  }

  /// A number of so many digits, or one that is written in Chinese.
  static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return chineseNumber(text)
    }
    return Int(text)
  }

  /// Lower case, and the full-width forms of an input method as their ASCII twins.
  static func narrowed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(result)
  }

  static let relative = [
    "today": 0, "tod": 0, "tonight": 0, "eod": 0, "end of day": 0, "end of the day": 0,
    "tomorrow": 1, "tom": 1, "yesterday": -1,
    "今天": 0, "今日": 0, "明天": 1, "明日": 1, "后天": 2, "大后天": 3, "昨天": -1,
    "今早": 0, "今晚": 0, "明早": 1, "明晚": 1,
  ]

  static let months: [String: Int] = {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    var result: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      result[name] = index + 1
      result[String(name.prefix(3))] = index + 1
    }
    return result
  }()

  static let weekdays: [String: Int] = {
    var result: [String: Int] = [:]
    let english = [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    for (index, name) in english.enumerated() {
      result[name] = index + 1
      result[String(name.prefix(3))] = index + 1
    }
    for prefix in ["周", "星期", "礼拜"] {
      for (index, name) in ["一", "二", "三", "四", "五", "六", "日"].enumerated() {
        result[prefix + name] = index + 1
      }
      result[prefix + "天"] = 7
    }
    result["weekend"] = 6
    result["周末"] = 6
    return result
  }()
}
