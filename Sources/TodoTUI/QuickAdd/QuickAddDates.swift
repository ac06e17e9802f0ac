import TodoCore

/// The dates that words of a line may be read as. A sentence is no date field: what is as well something else
/// stays text there.
struct QuickAddDates {
  /// Words that are a day, a time, or both.
  struct Found: Hashable {
    let words: ClosedRange<Int>
    let day: CalendarDay?
    let minute: Int?
    let bytes: Int
  }

  let words: [QuickAddWord]
  let isFree: [Bool]
  let today: CalendarDay
  let weekStart: WeekStart

  /// No date has more words: `on 3 december 2026 at 9 pm`.
  private static let mostWords = 7

  /// All of them, the longest first, of equal ones the first.
  var all: [Found] {
    words.indices.compactMap(longest).sorted {
      $0.bytes != $1.bytes ? $0.bytes > $1.bytes : $0.words.lowerBound < $1.words.lowerBound
    }
  }

  /// The longest date that begins with that word.
  func longest(from start: Int) -> Found? {
    guard isFree[start], QuickAddDates.mayBegin(words[start].text) else { return nil }
    var found: Found?
    var text = ""
    for last in start..<min(words.count, start + QuickAddDates.mostWords) {
      guard isFree[last] else { break }
      text += (text.isEmpty ? "" : " ") + words[last].text
      guard text.utf8.count <= 80 else { break }
      let tidied = DueParser.tidied(text)
      guard let reading = DueParser.reading(tidied, today: today, weekStart: weekStart),
        !isAmbiguous(tidied, reading.day, reading.minute, words: start...last)
      else { continue }
      found = Found(
        words: start...last, day: reading.day, minute: reading.minute, bytes: text.utf8.count)
    }
    return found
  }

  /// Whether it is worth a look: a line may be long, and reading a date is not for free.
  private static func mayBegin(_ word: Substring) -> Bool {
    guard let first = word.first, word.utf8.count <= 60 else { return false }
    if !first.isASCII { return first.isWholeNumber || leadingCharacters.contains(first) }
    if first == "+" || first.isWholeNumber { return true }
    let word = word.lowercased()
    return DueParser.relative[word] != nil || DueParser.weekdays[word] != nil
      || DueParser.months[word] != nil || leading.contains(word)
  }

  private static let leading: Set = [
    "next", "this", "in", "on", "by", "due", "at", "until", "till", "before", "for", "end", "eod",
    "eom", "noon", "midnight",
  ]
  private static let leadingCharacters = Set("今明后大周星礼下本这一二三四五六七八九十两凌早上中晚月午＋")

  /// A name, numbers that may be anything: `call tom`, `buy 3-4 apples`, `sun cream`, `meet at 9
  /// elm street`.
  private func isAmbiguous(
    _ text: String, _ day: CalendarDay?, _ minute: Int?, words range: ClosedRange<Int>
  ) -> Bool {
    let bare = DueParser.unwrapped(text)
    let first = bare.prefix { $0 != " " }
    // The little word makes a day of it: "enjoy the weekend", "hike on weekend".
    if QuickAddDates.otherWords.contains(String(first)) || text == "weekend" { return true }
    if QuickAddDates.pastDays.contains(text) { return true }
    let isBehind = words[(range.upperBound + 1)...].contains(where: isText)
    let isFirst = !words[..<range.lowerBound].contains(where: isText)
    if day == nil {
      if DueParser.bareHour(text) != nil { return isBehind && !isFirst }
      if QuickAddDates.otherTimes.contains(text) {
        return isBehind
          || range.lowerBound > 0 && ["@", "＠"].contains(words[range.lowerBound - 1].text)
      }
    }
    if minute != nil { return false }
    let isShort = QuickAddDates.otherDays.contains(text)
    if isShort || QuickAddDates.otherDays.contains(where: { text == "for " + $0 }) {
      return isBehind
    }
    return bare.allSatisfy { $0.isWholeNumber || "+-/".contains($0) }
      && bare.split(whereSeparator: { "+-/".contains($0) }).count < 3
  }

  /// Whether it is sure to be a part of the title.
  private func isText(_ word: QuickAddWord) -> Bool {
    word.isPlain || word.tag == nil && word.priority == nil && word.groupName == nil
  }

  private static let otherWords: Set = ["tom", "tod"]
  /// Told of more often than due: "notes from yesterday". With a little word they are days: "due yesterday".
  private static let pastDays: Set = ["yesterday", "昨天"]
  /// Words that are something else as well; at the end of the title they are days.
  private static let otherDays: Set = ["sat", "sun", "wed", "mon", "end of day"]
  private static let otherTimes: Set = ["noon", "midnight"]
}
