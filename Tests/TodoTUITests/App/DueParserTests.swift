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
      ("mon", 7), ("Sunday", 6), ("今天", 0), ("昨天", -1), ("yesterday", -1), ("明天", 1), ("后天", 2),
      ("大后天", 3), ("周五", 4),
      ("星期日", 6), ("礼拜天", 6), ("周一", 7), ("3天后", 3), ("2周后", 14), ("12月1日", 1),
      ("１２－０１", 1), ("  fri ", 4), ("下周一", 7), ("下周五", 11), ("下个星期日", 13), ("下周", 7),
      ("in 3 days", 3), ("in a week", 7), ("in 2 weeks", 14), ("三天后", 3), ("两周后", 14), ("3 天后", 3),
      ("2个星期后", 14), ("本周五", 4), ("这周一", 0), ("this fri", 4), ("on fri", 4), ("by 3 dec", 3),
      ("周五前", 4), ("3rd December", 3), ("dec 3, 2026", 3), ("3 Dec 2026", 3), ("2026年12月3日", 3),
      ("2026/12/3", 3), ("12 月 3 号", 3), ("十二月三日", 3), ("tonight", 0), ("明晚", 1),
      ("next week", 7), ("next  Fri", 11), ("dec 24", 24), ("24 Dec", 24), ("1 january", 32),
      ("until fri", 4), ("before friday", 4), ("for tomorrow", 1), ("by friday", 4), ("eod", 0),
      ("end of month", 0), ("end of the month", 0), ("by end of month", 0), ("next month", 1),
      ("end of next month", 31), ("end of january", 62), ("月底", 0), ("月底前", 0), ("下个月", 1),
      ("下月", 1), ("下个月5号", 5), ("下月 5 日", 5), ("下个月底", 31), ("下个月初", 1), ("12月底", 31),
      ("本月30号", 0), ("weekend", 5), ("next weekend", 12), ("周末", 5), ("下周末", 12),
    ])
  func days(_ text: String, _ days: Int) {
    #expect(DueParser.parse(text, now: now) == .due(DueDate(day: now.day + days)))
  }

  @Test(
    "A time may follow",
    arguments: [
      ("today 17:00", 0, 1020), ("明天 9:05", 1, 545), ("明天９：０５", 1, 545), ("周五09:00", 4, 540),
      ("2026-12-01 00:00", 1, 0), ("23:59", 0, 1439), ("9pm", 0, 1260), ("fri 9:30pm", 4, 1290),
      ("tomorrow 9:30 am", 1, 570), ("12am", 1, 0), ("12pm", 0, 720), ("明天 9点", 1, 540),
      ("明天9点半", 1, 570), ("下午3点", 0, 900), ("周五下午3点", 4, 900), ("下周一 上午 9:05", 7, 545),
      ("晚上8点15分", 0, 1215), ("中午12点", 0, 720), ("24 dec 9pm", 24, 1260), ("3天后9点", 3, 540),
      ("12月1日9:00", 1, 540), ("fri at 9am", 4, 540), ("at 9pm", 0, 1260), ("今晚8点", 0, 1200),
      ("明早 九点半", 1, 570), ("周五 下午 3 点", 4, 900), ("fri 下午3点", 4, 900), ("下午三点", 0, 900),
      ("at 9", 1, 540), ("tomorrow at 9", 1, 540), ("at 9 tomorrow", 1, 540), ("9am fri", 4, 540),
      ("at noon", 0, 720), ("noon", 0, 720), ("fri noon", 4, 720), ("midnight", 0, 1439),
      ("tomorrow at midnight", 1, 1439), ("中午", 0, 720), ("明天中午", 1, 720), ("午夜", 0, 1439),
      ("until 9pm", 0, 1260), ("at 9 on friday", 4, 540), ("下个月5号中午", 5, 720),
    ])
  func times(_ text: String, _ days: Int, _ minute: Int) {
    #expect(DueParser.parse(text, now: now) == .due(DueDate(day: now.day + days, minute: minute)))
  }

  @Test(
    "A time without a day is the next one; a day that is said is meant",
    arguments: [
      ("9:59", 1, 599), ("10:00", 0, 600), ("10:01", 0, 601), ("by 9am", 1, 540), ("上午9点", 1, 540),
      ("早上八点半", 1, 510), ("下午3点", 0, 900), ("today 9:00", 0, 540), ("9am today", 0, 540),
      ("今天上午9点", 0, 540), ("今早8点", 0, 480), ("tonight 9pm", 0, 1260),
    ])
  func nextTime(_ text: String, _ days: Int, _ minute: Int) {
    #expect(DueParser.parse(text, now: now) == .due(DueDate(day: now.day + days, minute: minute)))
  }

  @Test("Nothing is no due date", arguments: ["", " ", "\u{3000}"])
  func none(_ text: String) { #expect(DueParser.parse(text, now: now) == .none) }

  @Test(
    "All else is refused",
    arguments: [
      "someday", "2026-02-30", "13-01", "02-30", "today 24:00", "today 9", "25:00", "+d", "+99999d",
      "today tomorrow", "9:5", "周八", "2026-12-01 09:00 x", "+-3d", "٣天后",
      "13pm", "0am", "pm", "晚上12点", "下午", "点", "3 4", "next", "下", "dec", "dec 32", "24 12",
      "on", "by", "in days", "in 3", "前", "3天前", "32 dec 2026", "2026/13/1", "at 24", "at",
      "at noon 9", "十十月一日",
      "9", "12-019:00", "today 9 pm x", "月", "本月", "本月29号", "下个月32号", "end", "end of fri", "13月底",
      "this month", "until", "for",
    ])
  func unknown(_ text: String) { #expect(DueParser.parse(text, now: now) == .unknown) }

  @Test("The 29th of February is the next one there is")
  func leapDay() throws {
    let leap = try #require(CalendarDay(year: 2028, month: 2, day: 29))
    #expect(DueParser.parse("2-29", now: now) == .due(DueDate(day: leap)))
  }
}
