import Testing
import TodoCore

@testable import TodoTUI

@Suite("Due dates as they are typed")
struct DueParserTests {
  /// Monday, 30 November 2026.
  let now = DueDate(day: Scene.today, minute: 600)

  @Test(
    "Days in English, Chinese and digits",
    arguments: [
      ("2026-12-01", 1), ("2026-1-5", -329), ("12-01", 1), ("12/1", 1), ("11-30", 0),
      ("11-29", 364),
      ("today", 0), ("Tomorrow", 1), ("tom", 1), ("+3d", 3), ("+2w", 14), ("+5", 5), ("tue", 1),
      ("mon", 7), ("Sunday", 6), ("今天", 0), ("明天", 1), ("后天", 2), ("大后天", 3), ("周五", 4),
      ("星期日", 6), ("礼拜天", 6), ("周一", 7), ("3天后", 3), ("2周后", 14), ("12月1日", 1),
      ("１２－０１", 1), ("  fri ", 4),
    ])
  func days(_ text: String, _ days: Int) {
    #expect(DueParser.parse(text, now: now) == .due(DueDate(day: now.day + days)))
  }

  @Test(
    "A time may follow",
    arguments: [
      ("today 17:00", 0, 1020), ("明天 9:05", 1, 545), ("明天９：０５", 1, 545), ("周五09:00", 4, 540),
      ("2026-12-01 00:00", 1, 0), ("23:59", 0, 1439),
    ])
  func times(_ text: String, _ days: Int, _ minute: Int) {
    #expect(DueParser.parse(text, now: now) == .due(DueDate(day: now.day + days, minute: minute)))
  }

  @Test("Nothing is no due date", arguments: ["", " ", "\u{3000}"])
  func none(_ text: String) { #expect(DueParser.parse(text, now: now) == .none) }

  @Test(
    "All else is refused",
    arguments: [
      "someday", "2026-02-30", "13-01", "02-30", "today 24:00", "today 9", "25:00", "+d", "+99999d",
      "today tomorrow", "9:5", "周八", "2026-12-01 09:00 x", "+-3d", "٣天后",
    ])
  func unknown(_ text: String) { #expect(DueParser.parse(text, now: now) == .unknown) }

  @Test("The 29th of February is the next one there is")
  func leapDay() throws {
    let leap = try #require(CalendarDay(year: 2028, month: 2, day: 29))
    #expect(DueParser.parse("2-29", now: now) == .due(DueDate(day: leap)))
  }
}
