import FoundationEssentials
import Testing
import TodoCore

@testable import TodoTUI

@Suite("What a line of quick add means")
struct QuickAddLineTests {
  /// Monday, 30 November 2026, 10:00.
  static let now = DueDate(day: Scene.today, minute: 600)
  static let groups = ["Home", "家", "No smoking zone", "2026", "No"].map {
    TodoGroup(id: UUID(), name: $0)
  }

  /// A line as it is understood: title, days from today, minute, group, priority, tags.
  private func expect(
    _ text: String, _ title: String, day: Int? = nil, at minute: Int? = nil, group: String? = nil,
    new: String? = nil, priority: Priority? = nil, tags: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let line = QuickAddLine(text, now: Self.now, groups: Self.groups)
    #expect(line.title == title, sourceLocation: sourceLocation)
    let due = day.map { DueDate(day: Scene.today + $0, minute: minute) }
    #expect(line.due == due, "\(text)", sourceLocation: sourceLocation)
    #expect(line.priority == priority, "\(text)", sourceLocation: sourceLocation)
    #expect(line.tags == tags, "\(text)", sourceLocation: sourceLocation)
    switch line.group {
    case .noGroup: #expect(group == nil && new == nil, "\(text)", sourceLocation: sourceLocation)
    case .existing(let found):
      #expect(found.name == group, "\(text)", sourceLocation: sourceLocation)
    case .new(let name): #expect(name == new, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test("All of it at once, in both languages, in any order, with signs of any width")
  func together() {
    expect(
      "Pay rent tomorrow 9am @Home !!! #bills", "Pay rent", day: 1, at: 540, group: "Home",
      priority: .high, tags: ["bills"])
    expect("明天下午3点 交房租 @家 !!!", "交房租", day: 1, at: 900, group: "家", priority: .high)
    expect(
      "＃工作 ！！ 写周报 ＠公司 周五", "写周报", day: 4, new: "公司", priority: .medium, tags: ["工作"])
    expect("! @home #a #b x", "x", group: "Home", priority: .low, tags: ["a", "b"])
    expect("交房租 明天 ＠家　＃账单", "交房租", day: 1, group: "家", tags: ["账单"])
    expect("a #má #mà", "a", tags: ["má", "mà"])
  }

  @Test(
    "What is no whole word, no name or a second one stays text",
    arguments: [
      "Mail bob@home.de", "Learn C#", "Call mom!", "a#b", "fix #1", "Party!!!! now", "wow !!!!",
      "# heading", "## two", "@ noon", "#", "!a", "buy milk #shop, bread", "see (#x)", "a @@b",
      "https://x.de/#y", "lunch @1pm", "50% @ 3", "交房租#账单", "#2026 goals", "看《后天》",
    ])
  func text(_ text: String) {
    expect(text, text)
  }

  @Test("A second group or priority is text; a tag typed twice counts once")
  func second() {
    expect("x @Home @家", "x @家", group: "Home")
    expect("x ! !!", "x !!", priority: .low)
    let line = QuickAddLine("x #a #A", now: Self.now)
    #expect(line.title == "x")
    #expect(line.item(from: TodoDraft(title: "")).draft.tags == ["a"])
  }

  @Test("A group that there is may have blanks in its name, and the longest one is meant")
  func groupNames() {
    expect("smoke @No smoking zone now", "smoke now", group: "No smoking zone")
    expect("smoke @no smoking", "smoke smoking", group: "No")
    expect("plan @2026", "plan", group: "2026")
    expect("plan @2027", "plan @2027")
  }

  @Test("A backslash keeps a word as text, and only there it goes")
  func backslash() {
    expect(##"\#a \@b \!! x"##, "#a @b !! x")
    expect(##"\＃标签 ＼＠家"##, "＃标签 ＠家")
    expect(##"\\#a"##, ##"\#a"##)
    expect(##"say \tomorrow"##, "say tomorrow")
    expect(##"say \next friday 9am now"##, "say next friday 9am now")
    expect(##"\明天 会更好"##, "明天 会更好")
    expect(##"dir C:\x \n \\server\share #a"##, ##"dir C:\x \n \\server\share"##, tags: ["a"])
  }

  @Test("A due date stands anywhere; the longest one counts, the others stay text")
  func dates() {
    expect("tomorrow call Tom", "call Tom", day: 1)
    expect("call on fri about it", "call about it", day: 4)
    expect("report by next friday 9:30 at desk", "report at desk", day: 11, at: 570)
    expect("today or next friday", "today or", day: 11)
    expect("trip in 3 days", "trip", day: 3)
    expect("trip 3 dec", "trip", day: 3)
    expect("trip December 3rd at 9 pm #x", "trip", day: 3, at: 1260, tags: ["x"])
    expect("2026-12-03 出发", "出发", day: 3)
    expect("大后天 晚上8点半 吃饭", "吃饭", day: 3, at: 1230)
    expect("周五前 交报告", "交报告", day: 4)
    expect("今晚8点 看电影", "看电影", day: 0, at: 1200)
    expect("3 天后 下午 三点 开会", "开会", day: 3, at: 900)
    expect("12月3日 体检", "体检", day: 3)
  }

  @Test("The little word before a date goes with it; without a date behind it, it is text")
  func littleWords() {
    expect("finish report by friday", "finish report", day: 4)
    expect("call mom on monday at 9", "call mom", day: 7, at: 540)
    expect("lunch with Bob at noon", "lunch with Bob", day: 0, at: 720)
    expect("lunch with Bob noon", "lunch with Bob", day: 0, at: 720)
    expect("call Bob at 9 tomorrow", "call Bob", day: 1, at: 540)
    expect("at 9 call Bob #x", "call Bob", day: 1, at: 540, tags: ["x"])
    expect("send it before midnight", "send it", day: 0, at: 1439)
    expect("movie tonight", "movie", day: 0)
    expect("rent until end of month #账单", "rent", day: 0, tags: ["账单"])
    expect("book hotel for next month", "book hotel", day: 1)
    expect("deliver eod", "deliver", day: 0)
    expect("hike this weekend", "hike", day: 5)
    expect("hike on 12 dec at 7", "hike", day: 12, at: 420)
    for text in [
      "wait for it", "open until late", "meet at 9 elm street", "the noon meeting", "end of story",
      "by the way", "look for sun hat", "a month", "midnight in Paris", "for 3 people", "on and on",
      "before dinner", "weekend trip planning", "enjoy the weekend", "@ noon",
    ] {
      expect(text, text)
    }
  }

  @Test("Chinese without blanks: a date at the beginning or the end of the title is understood")
  func unseparated() {
    expect("3天后交报告", "交报告", day: 3)
    expect("明天下午3点交房租", "交房租", day: 1, at: 900)
    expect("下周一开会", "开会", day: 7)
    expect("月底结账", "结账", day: 0)
    expect("下个月旅行", "旅行", day: 1)
    expect("下个月5号交房租", "交房租", day: 5)
    expect("中午吃饭", "吃饭", day: 0, at: 720)
    expect("今晚看电影", "看电影", day: 0)
    expect("今晚8点看电影", "看电影", day: 0, at: 1200)
    expect("大后天体检", "体检", day: 3)
    expect("周五前交报告", "交报告", day: 4)
    expect("交报告周五前", "交报告", day: 4)
    expect("开会在下周一", "开会", day: 7)
    expect("交房租明天 #账单 @家", "交房租", day: 1, group: "家", tags: ["账单"])
    expect("#工作 明天，交房租", "交房租", day: 1, tags: ["工作"])
    expect("交房租，明天下午3点", "交房租", day: 1, at: 900)
    expect("明天 下午3点交房租", "交房租", day: 1, at: 900)
    expect("下周末爬山", "爬山", day: 12)
    expect("12月3日体检", "体检", day: 3)
    expect("tomorrow交房租", "交房租", day: 1)
    expect("9:30开会", "开会", day: 1, at: 570)
    expect("周五 写周报和总结", "写周报和总结", day: 4)
    expect("明天前往上海", "前往上海", day: 1)
    expect("今天天气记录", "天气记录", day: 0)
  }

  @Test(
    "What only looks like a date there, or stands in the middle, stays text",
    arguments: [
      "今天的报纸", "周一到周五上班", "每周五例会", "交周报每周五", "上周一的会议", "写于上周一", "后天性疾病", "三点建议",
      "3点建议", "中午饭", "周一鸣", "明日方舟", "读完下下周一", "整理明天的材料", "不要等到明天", "看《后天》", "周一周二值班",
      "买第3天后", "一月账单", "春节前", "门前", "讨论下周计划会", "在家", "明天", "听周杰伦", "愉快的周末", "过周末",
    ])
  func unseparatedText(_ text: String) {
    guard text != "明天" else { return expect(text, "", day: 1) }
    expect(text, text)
  }

  @Test("A backslash, or Backspace behind it, keeps a date without blanks as text")
  func unseparatedBack() {
    expect(##"\明天会更好"##, "明天会更好")
    let line = QuickAddLine("明天会更好吗", now: Self.now)
    #expect(line.title == "会更好吗" && line.mark(endingAt: 6)?.range == 0..<6)
    let plain = QuickAddLine("明天会更好吗", now: Self.now, plain: [0..<6])
    #expect(plain.title == "明天会更好吗" && plain.isPlain)
    // What was turned back stands at the edge, so what is behind it is in the middle.
    #expect(QuickAddLine("明天 下周一开会", now: Self.now, plain: [0..<6]).due == nil)
  }

  @Test("A name with blanks stands in quotes behind its sign")
  func quoted() {
    expect(##"x @"Two Words" y"##, "x y", new: "Two Words")
    expect(##"x #"two words" #“两 个”"##, "x", tags: ["two words", "两 个"])
    expect(##"x @"no smoking zone""##, "x", group: "No smoking zone")
    expect(##"x @"No" smoking zone"##, "x smoking zone", group: "No")
    expect(##"x @"tomorrow""##, "x", new: "tomorrow")
    for text in [##"x @"Two Words"##, ##"x #"""##, ##"x @"a"b"##, ##"say "hi" to"##] {
      expect(text, text)
    }
  }

  @Test("A time may stand apart from its day; alone it is the next one")
  func apart() {
    expect("tomorrow call bob 9am", "call bob", day: 1, at: 540)
    expect("明天 交房租 下午3点", "交房租", day: 1, at: 900)
    expect("17:30 pick up kids", "pick up kids", day: 0, at: 1050)
    expect("9:30 pick up kids", "pick up kids", day: 1, at: 570)
    expect("today pick up kids 9:30", "pick up kids", day: 0, at: 570)
    expect("交房租 上午9点", "交房租", day: 1, at: 540)
  }

  @Test("Yesterday is a date only where it is said to be one")
  func yesterday() {
    expect("pay rent due yesterday", "pay rent", day: -1)
    for title in [
      "Reply to mail from yesterday", "write up yesterday meeting", "read yesterday news",
      "yesterday pay rent", "交报告 昨天", "昨天会议纪要", "看昨天的报纸", "记录昨天",
    ] {
      expect(title, title)
    }
  }

  @Test(
    "What may be something else is no date",
    arguments: [
      "buy 3-4 apples", "1/2 cup", "Call Tom", "report by Tom", "sun cream",
      "buy 3", "ratio 3 4", "+5 points", "wed them", "may come", "march", "in a minute", "next",
      "五 个苹果", "上 山", "on it by 5-6",
    ])
  func ambiguous(_ text: String) { expect(text, text) }

  @Test("Short names of days that are words as well count at the end, with a time or a little word")
  func otherDays() {
    expect("mow lawn sat #garden", "mow lawn", day: 5, tags: ["garden"])
    expect("sat 9am mow", "mow", day: 5, at: 540)
    expect("on sun bake bread", "bake bread", day: 6)
    expect("3-4 9am x", "x", day: 94, at: 540)
  }

  @Test("Only marks leave a blank title; no marks leave the text as it was typed")
  func ends() {
    expect("tomorrow !", "", day: 1, priority: .low)
    expect("a  b", "a  b")
    expect("", "")
    #expect(QuickAddLine(" \u{200B}", now: Self.now).title.isEmpty)
  }

  @Test("What is typed wins over the list that is shown; tags come together")
  func base() {
    let home = Self.groups[0]
    let base = TodoDraft(
      title: "", groupID: home.id, due: DueDate(day: Scene.today), tags: ["工作"])
    let plain = QuickAddLine("x", now: Self.now, groups: Self.groups).item(from: base)
    #expect(plain.draft.groupID == home.id && plain.draft.due?.day == Scene.today)
    let item = QuickAddLine("x @New tomorrow #a", now: Self.now, groups: Self.groups)
      .item(from: base)
    #expect(item.newGroup == "New" && item.draft.groupID == nil)
    #expect(item.draft.due?.day == Scene.today + 1)
    #expect(item.draft.tags == ["a", "工作"])
  }
}
