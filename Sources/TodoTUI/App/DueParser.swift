import TodoCore

/// Reads a due date as people type it, in English and Chinese, whatever the language of the interface is:
/// `2026-12-01`, `12-01`, `today`, `fri`, `+3d`, `明天`, `周五`, each with a time after it (`09:00`).
enum DueParser {
  enum Result: Hashable, Sendable {
    /// Nothing was typed: no due date.
    case none
    case due(DueDate)
    case unknown
  }

  /// What the text means on that day.
  static func parse(_ text: String, now: DueDate) -> Result {
    var words = narrowed(text).split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty { return .none }
    guard words.count <= 2 else { return .unknown }
    // Chinese is written without a blank between the day and the time.
    if words.count == 1, let digits = words[0].firstIndex(where: { ("0"..."9").contains($0) }),
      digits != words[0].startIndex, words[0].contains(":"), day(words[0], today: now.day) == nil
    {
      words = [String(words[0][..<digits]), String(words[0][digits...])]
    }
    if words.count == 1, let minute = minute(words[0]) {
      return .due(DueDate(day: now.day, minute: minute))
    }
    guard let day = day(words[0], today: now.day) else { return .unknown }
    guard words.count == 2 else { return .due(DueDate(day: day)) }
    guard let minute = minute(words[1]) else { return .unknown }
    return .due(DueDate(day: day, minute: minute))
  }

  private static func day(_ word: String, today: CalendarDay) -> CalendarDay? {
    if let day = CalendarDay(word) { return day }
    if let days = relative[word] { return today + days }
    if let weekday = weekdays[word] {
      let days = (weekday - today.weekday + 7) % 7
      return today + (days == 0 ? 7 : days)
    }
    return ahead(word, today: today) ?? monthAndDay(word, today: today)
  }

  /// `+3d`, `+2w`, `3天后`, `2周后`.
  private static func ahead(_ word: String, today: CalendarDay) -> CalendarDay? {
    for (prefix, suffix, days) in [
      ("+", "d", 1), ("+", "w", 7), ("+", "天", 1), ("", "天后", 1), ("", "周后", 7), ("+", "", 1),
    ] where word.hasPrefix(prefix) && word.hasSuffix(suffix) {
      if let count = number(word.dropFirst(prefix.count).dropLast(suffix.count), digits: 1...4) {
        return today + count * days
      }
    }
    return nil
  }

  /// `12-01`, `12/1`, `12月1日`: the next such day.
  private static func monthAndDay(_ word: String, today: CalendarDay) -> CalendarDay? {
    var text = word
    if text.hasSuffix("日") || text.hasSuffix("号") { text.removeLast() }
    let parts = text.split(omittingEmptySubsequences: false) { "-/月".contains($0) }
    guard parts.count == 2, let month = number(parts[0], digits: 1...2),
      let day = number(parts[1], digits: 1...2)
    else { return nil }
    // The 29th of February may be up to eight years away (1896 to 1904).
    let year = today.components.year
    return (year...year + 8).lazy
      .compactMap { CalendarDay(year: $0, month: month, day: day) }
      .first { $0 >= today }
  }

  /// `9:00`, `09:00`, `17:30`.
  private static func minute(_ word: String) -> Int? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = number(parts[0], digits: 1...2), hour < 24,
      let minute = number(parts[1], digits: 2...2), minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Lower case, and the full-width forms of an input method as their ASCII twins.
  private static func narrowed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      result.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(result)
  }

  private static let relative = [
    "today": 0, "tod": 0, "tomorrow": 1, "tom": 1, "yesterday": -1,
    "今天": 0, "今日": 0, "明天": 1, "明日": 1, "后天": 2, "大后天": 3, "昨天": -1,
  ]

  private static let weekdays: [String: Int] = {
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
    return result
  }()
}
