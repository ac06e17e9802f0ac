import TodoCore

/// Dates that stand without a blank at the beginning or the end of a title, as Chinese is written: `3天后交报告`,
/// `开会下周一`. In the middle of a text too much only looks like one.
extension QuickAddWord {
  /// An end of the title.
  enum Edge { case start, end }

  /// No date is longer, in characters.
  private static let longestDate = 16

  /// The word in two: the longest date at that edge, with a comma beside it, and the rest.
  func cut(
    at edge: Edge, today: CalendarDay, weekStart: WeekStart
  ) -> (date: QuickAddWord, rest: QuickAddWord)? {
    guard !isPlain, text.contains(where: QuickAddWord.isHan) else { return nil }
    let most = min(text.count - 2, QuickAddWord.longestDate)
    guard most > 0 else { return nil }
    for length in (1...most).reversed() {
      let date = edge == .start ? text.prefix(length) : text.suffix(length)
      let rest = edge == .start ? text.dropFirst(length) : text.dropLast(length)
      guard QuickAddWord.isWhole(String(date), today, weekStart),
        let inner = edge == .start ? rest.first : rest.last,
        let outer = edge == .start ? date.last : date.first, !(inner.isASCII && outer.isASCII)
      else { continue }
      let mayStand =
        edge == .start
        ? QuickAddWord.mayFollow(rest, date, today, weekStart) : QuickAddWord.mayPrecede(inner)
      guard mayStand else {
        // A part of a word that is no date isn't one either: `明天前往`, but not `前`.
        if edge == .start, date.last == "前" { continue }
        return nil
      }
      return edge == .start ? parts(date, rest) : parts(rest: rest, date)
    }
    return nil
  }

  private func parts(_ date: Substring, _ rest: Substring) -> (QuickAddWord, QuickAddWord)? {
    let gap = rest.prefix { QuickAddWord.commas.contains($0) }
    let kept = rest.dropFirst(gap.count)
    guard kept.count > (gap.isEmpty ? 1 : 0) else { return nil }
    let middle = range.lowerBound + date.utf8.count + gap.utf8.count
    return (
      QuickAddWord(text: date, range: range.lowerBound..<middle, isPlain: false),
      QuickAddWord(text: kept, range: middle..<range.upperBound, isPlain: false)
    )
  }

  private func parts(rest: Substring, _ date: Substring) -> (QuickAddWord, QuickAddWord)? {
    var kept = rest
    while let last = kept.last, QuickAddWord.commas.contains(last) || "在于".contains(last) {
      kept = kept.dropLast()
    }
    guard kept.count > 1 else { return nil }
    let middle = range.lowerBound + kept.utf8.count
    return (
      QuickAddWord(text: date, range: middle..<range.upperBound, isPlain: false),
      QuickAddWord(text: kept, range: range.lowerBound..<middle, isPlain: false)
    )
  }

  /// Whether it is a date, and no hour that may as well be a number of things: `三点建议`.
  private static func isWhole(
    _ text: String, _ today: CalendarDay, _ weekStart: WeekStart
  ) -> Bool {
    let tidied = DueParser.tidied(text)
    guard let reading = DueParser.reading(tidied, today: today, weekStart: weekStart),
      !otherWords.contains(where: tidied.hasPrefix)
    else { return false }
    if reading.day != nil { return true }
    return tidied.contains(":") || tidied.contains { "上下午晚早晨半分ap".contains($0) }
  }

  /// Whether what stands behind a date leaves it one: `今天的报纸` and `周一到周五` don't.
  private static func mayFollow(
    _ rest: Substring, _ date: Substring, _ today: CalendarDay, _ weekStart: WeekStart
  ) -> Bool {
    guard let next = rest.first else { return false }
    if belongsToDate.contains(next) { return false }
    if date.last == "前", "往去台面后端景任夫妻年".contains(next) { return false }
    if date == "中午" || date == "午夜", "饭餐茶觉休场".contains(next) { return false }
    // Two days in a row are a stretch of time or a list.
    return !(1...min(rest.count, 6)).contains { length in
      DueParser.reading(
        DueParser.tidied(String(rest.prefix(length))), today: today, weekStart: weekStart)?.day
        != nil
    }
  }

  /// Whether what stands before a date leaves it one: `每周五`, `上周一`, `等到明天` don't.
  private static func mayPrecede(_ last: Character) -> Bool {
    !last.isNumber && !"上下每第大个的隔各逢到至等从像是过和与或及比本这前后、-~—《“「\"".contains(last)
      && DueParser.chineseNumber(Substring(String(last))) == nil && last != "十"
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }

  /// A day that is over, and forms that are names more often than days.
  private static let otherWords = ["昨天", "今日", "明日"]
  private static let belongsToDate = Set("的之性到至和与或及、-~—～")
  private static let commas = Set("，,：:")
}
