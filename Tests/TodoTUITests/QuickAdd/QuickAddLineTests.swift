import FoundationEssentials
import Testing
import TodoCore

@testable import TodoTUI

@Suite("What a line of quick add means")
struct QuickAddLineTests {
  @Test("All of it at once, in both languages, in any order, with signs of any width")
  func together() {
    expectLine(
      "Pay rent tomorrow 9am @Home !!! #bills", "Pay rent", day: 1, at: 540, group: "Home",
      priority: .high, tags: ["bills"])
    expectLine("明天下午3点 交房租 @家 !!!", "交房租", day: 1, at: 900, group: "家", priority: .high)
    expectLine(
      "＃工作 ！！ 写周报 ＠公司 周五", "写周报", day: 4, new: "公司", priority: .medium, tags: ["工作"])
    expectLine("! @home #a #b x", "x", group: "Home", priority: .low, tags: ["a", "b"])
    expectLine("交房租 明天 ＠家　＃账单", "交房租", day: 1, group: "家", tags: ["账单"])
    expectLine("a #má #mà", "a", tags: ["má", "mà"])
  }

  @Test(
    "What is no whole word, no name or a second one stays text",
    arguments: [
      "Mail bob@home.de", "Learn C#", "Call mom!", "a#b", "fix #1", "Party!!!! now", "wow !!!!",
      "# heading", "## two", "@ noon", "#", "!a", "buy milk #shop, bread", "see (#x)", "a @@b",
      "https://x.de/#y", "lunch @1pm", "50% @ 3", "交房租#账单", "#2026 goals", "看《后天》",
    ])
  func text(_ text: String) {
    expectLine(text, text)
  }

  @Test("A second group or priority is text; a tag typed twice counts once")
  func second() {
    expectLine("x @Home @家", "x @家", group: "Home")
    expectLine("x ! !!", "x !!", priority: .low)
    let line = QuickAddLine("x #a #A", now: LineSetting.now)
    #expect(line.title == "x")
    #expect(line.item(from: TodoDraft(title: "")).draft.tags == ["a"])
  }

  @Test("A group that there is may have blanks in its name, and the longest one is meant")
  func groupNames() {
    expectLine("smoke @No smoking zone now", "smoke now", group: "No smoking zone")
    expectLine("smoke @no smoking", "smoke smoking", group: "No")
    expectLine("plan @2026", "plan", group: "2026")
    expectLine("plan @2027", "plan @2027")
  }

  @Test("A backslash keeps a word as text, and only there it goes")
  func backslash() {
    expectLine(##"\#a \@b \!! x"##, "#a @b !! x")
    expectLine(##"\＃标签 ＼＠家"##, "＃标签 ＠家")
    expectLine(##"\\#a"##, ##"\#a"##)
    expectLine(##"say \tomorrow"##, "say tomorrow")
    expectLine(##"say \next friday 9am now"##, "say next friday 9am now")
    expectLine(##"\明天 会更好"##, "明天 会更好")
    expectLine(##"dir C:\x \n \\server\share #a"##, ##"dir C:\x \n \\server\share"##, tags: ["a"])
  }

  @Test("A name with blanks stands in quotes behind its sign")
  func quoted() {
    expectLine(##"x @"Two Words" y"##, "x y", new: "Two Words")
    expectLine(##"x #"two words" #“两 个”"##, "x", tags: ["two words", "两 个"])
    expectLine(##"x @"no smoking zone""##, "x", group: "No smoking zone")
    expectLine(##"x @"No" smoking zone"##, "x smoking zone", group: "No")
    expectLine(##"x @"tomorrow""##, "x", new: "tomorrow")
    for text in [##"x @"Two Words"##, ##"x #"""##, ##"x @"a"b"##, ##"say "hi" to"##] {
      expectLine(text, text)
    }
  }

  @Test("Only marks leave a blank title; no marks leave the text as it was typed")
  func ends() {
    expectLine("tomorrow !", "", day: 1, priority: .low)
    expectLine("a  b", "a  b")
    expectLine("", "")
    #expect(QuickAddLine(" \u{200B}", now: LineSetting.now).title.isEmpty)
  }

  @Test("What is typed wins over the list that is shown; tags come together")
  func base() {
    let home = LineSetting.groups[0]
    let base = TodoDraft(
      title: "", groupID: home.id, due: DueDate(day: Scene.today), tags: ["工作"])
    let plain = QuickAddLine("x", now: LineSetting.now, groups: LineSetting.groups).item(from: base)
    #expect(plain.draft.groupID == home.id && plain.draft.due?.day == Scene.today)
    let item = QuickAddLine("x @New tomorrow #a", now: LineSetting.now, groups: LineSetting.groups)
      .item(from: base)
    #expect(item.newGroup == "New" && item.draft.groupID == nil)
    #expect(item.draft.due?.day == Scene.today + 1)
    #expect(item.draft.tags == ["a", "工作"])
  }
}
