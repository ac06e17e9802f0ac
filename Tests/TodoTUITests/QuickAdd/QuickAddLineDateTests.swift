import Testing
import TodoCore

@testable import TodoTUI

@Suite("Dates in a line of quick add")
struct QuickAddLineDateTests {
  @Test("A due date stands anywhere; the longest one counts, the others stay text")
  func dates() {
    expectLine("tomorrow call Tom", "call Tom", day: 1)
    expectLine("call on fri about it", "call about it", day: 4)
    expectLine("report by next friday 9:30 at desk", "report at desk", day: 11, at: 570)
    expectLine("today or next friday", "today or", day: 11)
    expectLine("trip in 3 days", "trip", day: 3)
    expectLine("trip 3 dec", "trip", day: 3)
    expectLine("trip December 3rd at 9 pm #x", "trip", day: 3, at: 1260, tags: ["x"])
    expectLine("2026-12-03 出发", "出发", day: 3)
    expectLine("大后天 晚上8点半 吃饭", "吃饭", day: 3, at: 1230)
    expectLine("周五前 交报告", "交报告", day: 4)
    expectLine("今晚8点 看电影", "看电影", day: 0, at: 1200)
    expectLine("3 天后 下午 三点 开会", "开会", day: 3, at: 900)
    expectLine("12月3日 体检", "体检", day: 3)
  }

  @Test("The little word before a date goes with it; without a date behind it, it is text")
  func littleWords() {
    expectLine("finish report by friday", "finish report", day: 4)
    expectLine("call mom on monday at 9", "call mom", day: 7, at: 540)
    expectLine("lunch with Bob at noon", "lunch with Bob", day: 0, at: 720)
    expectLine("lunch with Bob noon", "lunch with Bob", day: 0, at: 720)
    expectLine("call Bob at 9 tomorrow", "call Bob", day: 1, at: 540)
    expectLine("at 9 call Bob #x", "call Bob", day: 1, at: 540, tags: ["x"])
    expectLine("send it before midnight", "send it", day: 0, at: 1439)
    expectLine("movie tonight", "movie", day: 0)
    expectLine("rent until end of month #账单", "rent", day: 0, tags: ["账单"])
    expectLine("book hotel for next month", "book hotel", day: 1)
    expectLine("deliver eod", "deliver", day: 0)
    expectLine("hike this weekend", "hike", day: 5)
    expectLine("hike on 12 dec at 7", "hike", day: 12, at: 420)
    for text in [
      "wait for it", "open until late", "meet at 9 elm street", "the noon meeting", "end of story",
      "by the way", "look for sun hat", "a month", "midnight in Paris", "for 3 people", "on and on",
      "before dinner", "weekend trip planning", "enjoy the weekend", "@ noon",
    ] {
      expectLine(text, text)
    }
  }

  @Test("Chinese without blanks: a date at the beginning or the end of the title is understood")
  func unseparated() {
    expectLine("3天后交报告", "交报告", day: 3)
    expectLine("明天下午3点交房租", "交房租", day: 1, at: 900)
    expectLine("下周一开会", "开会", day: 7)
    expectLine("月底结账", "结账", day: 0)
    expectLine("下个月旅行", "旅行", day: 1)
    expectLine("下个月5号交房租", "交房租", day: 5)
    expectLine("中午吃饭", "吃饭", day: 0, at: 720)
    expectLine("今晚看电影", "看电影", day: 0)
    expectLine("今晚8点看电影", "看电影", day: 0, at: 1200)
    expectLine("大后天体检", "体检", day: 3)
    expectLine("周五前交报告", "交报告", day: 4)
    expectLine("交报告周五前", "交报告", day: 4)
    expectLine("开会在下周一", "开会", day: 7)
    expectLine("交房租明天 #账单 @家", "交房租", day: 1, group: "家", tags: ["账单"])
    expectLine("#工作 明天，交房租", "交房租", day: 1, tags: ["工作"])
    expectLine("交房租，明天下午3点", "交房租", day: 1, at: 900)
    expectLine("明天 下午3点交房租", "交房租", day: 1, at: 900)
    expectLine("下周末爬山", "爬山", day: 12)
    expectLine("12月3日体检", "体检", day: 3)
    expectLine("tomorrow交房租", "交房租", day: 1)
    expectLine("9:30开会", "开会", day: 1, at: 570)
    expectLine("周五 写周报和总结", "写周报和总结", day: 4)
    expectLine("明天前往上海", "前往上海", day: 1)
    expectLine("今天天气记录", "天气记录", day: 0)
  }

  @Test(
    "What only looks like a date there, or stands in the middle, stays text",
    arguments: [
      "今天的报纸", "周一到周五上班", "每周五例会", "交周报每周五", "上周一的会议", "写于上周一", "后天性疾病", "三点建议",
      "3点建议", "中午饭", "周一鸣", "明日方舟", "读完下下周一", "整理明天的材料", "不要等到明天", "看《后天》", "周一周二值班",
      "买第3天后", "一月账单", "春节前", "门前", "讨论下周计划会", "在家", "明天", "听周杰伦", "愉快的周末", "过周末",
    ])
  func unseparatedText(_ text: String) {
    guard text != "明天" else { return expectLine(text, "", day: 1) }
    expectLine(text, text)
  }

  @Test(
    "What is repeated has no day", arguments: ["every monday", "Each fri", "every other tuesday"])
  func repeated(_ text: String) {
    expectLine("倒垃圾 " + text, "倒垃圾 " + text)
    expectLine(text + " at 9 倒垃圾", text + " at 9 倒垃圾")
    expectLine("倒垃圾 \(text), tomorrow", "倒垃圾 \(text),", day: 1)
  }

  @Test("A backslash, or Backspace behind it, keeps a date without blanks as text")
  func unseparatedBack() {
    expectLine(##"\明天会更好"##, "明天会更好")
    let line = QuickAddLine("明天会更好吗", now: LineSetting.now)
    #expect(line.title == "会更好吗" && line.mark(endingAt: 6)?.range == 0..<6)
    let plain = QuickAddLine("明天会更好吗", now: LineSetting.now, plain: [0..<6])
    #expect(plain.title == "明天会更好吗" && plain.isPlain)
    // What was turned back stands at the edge, so what is behind it is in the middle.
    #expect(QuickAddLine("明天 下周一开会", now: LineSetting.now, plain: [0..<6]).due == nil)
  }

  @Test("A time may stand apart from its day; alone it is the next one")
  func apart() {
    expectLine("tomorrow call bob 9am", "call bob", day: 1, at: 540)
    expectLine("明天 交房租 下午3点", "交房租", day: 1, at: 900)
    expectLine("17:30 pick up kids", "pick up kids", day: 0, at: 1050)
    expectLine("9:30 pick up kids", "pick up kids", day: 1, at: 570)
    expectLine("today pick up kids 9:30", "pick up kids", day: 0, at: 570)
    expectLine("交房租 上午9点", "交房租", day: 1, at: 540)
  }

  @Test("Yesterday is a date only where it is said to be one")
  func yesterday() {
    expectLine("pay rent due yesterday", "pay rent", day: -1)
    for title in [
      "Reply to mail from yesterday", "write up yesterday meeting", "read yesterday news",
      "yesterday pay rent", "交报告 昨天", "昨天会议纪要", "看昨天的报纸", "记录昨天",
    ] {
      expectLine(title, title)
    }
  }

  @Test(
    "What may be something else is no date",
    arguments: [
      "buy 3-4 apples", "1/2 cup", "Call Tom", "report by Tom", "sun cream",
      "buy 3", "ratio 3 4", "+5 points", "wed them", "may come", "march", "in a minute", "next",
      "五 个苹果", "上 山", "on it by 5-6",
    ])
  func ambiguous(_ text: String) { expectLine(text, text) }

  @Test("Short names of days that are words as well count at the end, with a time or a little word")
  func otherDays() {
    expectLine("mow lawn sat #garden", "mow lawn", day: 5, tags: ["garden"])
    expectLine("sat 9am mow", "mow", day: 5, at: 540)
    expectLine("on sun bake bread", "bake bread", day: 6)
    expectLine("3-4 9am x", "x", day: 94, at: 540)
  }
}
