import Testing
import TodoCore

@testable import TodoTUI

@Suite("The configuration")
struct ConfigurationTests {
  @Test("An empty file, a missing value for everything and comments alone are the defaults")
  func empty() {
    for text in ["", "\n\n", "# 注释\n   # more\n[interface]\n[keys] # none\n", "\u{FEFF}\r\n"] {
      let configuration = Configuration(text: text)
      #expect(configuration.faults.isEmpty)
      #expect(configuration.preferences == Preferences())
      #expect(configuration.themes == Theme.standard)
    }
  }

  @Test("Blanks, comments, a byte order mark, CRLF and capitals change nothing")
  func forms() {
    let text =
      "\u{FEFF}# 我的设置\r\n [ Interface ]\t# here\r\nTHEME=Dark # 深色\r\n\tmouse =  no\r\n"
      + "sidebar-width = 30#no comment without a blank\r\nhide-done = yes"
    let configuration = Configuration(text: text)
    #expect(configuration.preferences.theme == "dark")
    #expect(!configuration.preferences.usesMouse)
    #expect(configuration.preferences.hidesDone == true)
    #expect(configuration.preferences.sidebarWidth == nil)
    #expect(configuration.faults.map(\.line) == [5])
  }

  @Test("The language is one of the settings")
  func language() {
    func language(_ value: String) -> Language? {
      Configuration(text: "[interface]\nlanguage = \(value)").preferences.language
    }
    #expect(language("zh") == .simplifiedChinese)
    #expect(language("en") == .english)
    #expect(language("auto") == nil)
  }

  @Test("The list of the start is shown", arguments: Language.allCases)
  func startList(_ language: Language) throws {
    let scene = try Scene(
      80, 8, language: language, configuration: "[interface]\nstart-list = overdue"
    ) { store in
      _ = try store.add(TodoDraft(title: "迟到", due: DueDate(day: Scene.today + -2)))
      _ = try store.add(TodoDraft(title: "later", due: DueDate(day: Scene.today + 3)))
    }
    expectShows(scene, "迟到")
    expectHides(scene, "later")
    scene.press("ga")
    expectShows(scene, "later")
  }

  @Test(
    "A group or a tag can be the list of the start, in any case and width",
    arguments: Language.allCases)
  func namedStart(_ language: Language) throws {
    func scene(_ value: String) throws -> Scene {
      try Scene(80, 9, language: language, configuration: "[interface]\nstart-list = \(value)") {
        let home = try $0.addGroup(named: "家 Home")
        _ = try $0.add(TodoDraft(title: "粉刷", groupID: home.id))
        _ = try $0.add(TodoDraft(title: "rent", tags: ["两 Bills"]))
      }
    }
    #expect(try scene("group:家 home").titles == ["粉刷"])
    let tag = try scene("Tag: 两 ＢＩＬＬＳ # 注释")
    #expect(tag.titles == ["rent"])
    expectShows(tag, " #两 Bills ")
    let isEnglish = language == .english
    let noGroup = try scene("group:Nix 无")
    expectShows(
      noGroup, isEnglish ? "start-list: there is no group \"Nix 无\"" : "start-list：没有分组「Nix 无」")
    #expect(noGroup.titles == ["粉刷", "rent"])
    expectShows(
      try scene("tag:nix"),
      isEnglish ? "start-list: no item has the tag #nix" : "start-list：没有任务使用标签 #nix")
    for value in ["group:", "tag: ", "groups:x", "Home"] {
      let faults = Configuration(text: "[interface]\nstart-list = \(value)").faults
      #expect(faults.count == 1)
      let sentence = faults.first.map { language.commandStrings.sentence($0, path: "config") } ?? ""
      #expect(sentence.contains("group:NAME, tag:NAME"), "\(sentence)")
    }
  }

  @Test("The side bar has its width, but never more than half of the window")
  func sidebar() throws {
    let scene = try Scene(
      80, 6, configuration: "[interface]\nsidebar-width = 30", seed: items("买米"))
    expectShows(scene, " Lists                        │>[ ]     买米")
    scene.play([.resize(Size(columns: 120, rows: 6))])
    expectShows(scene, " Lists                        │>[ ]     买米")
    let wide = try Scene(80, 6, configuration: "[interface]\nsidebar-width = 60", seed: items("a"))
    #expect(wide.state.layout.dividers == [40])
  }

  @Test("Done items are hidden or shown at the start as it says, whatever was remembered")
  func hideDone() throws {
    func scene(_ value: String, remembered: String?) throws -> Scene {
      try Scene(80, 6, configuration: "[interface]\nhide-done = \(value)") { store in
        _ = try store.add(TodoDraft(title: "办完", done: true))
        try store.set("hide_done", to: remembered)
      }
    }
    expectHides(try scene("yes", remembered: nil), "办完")
    expectShows(try scene("no", remembered: "1"), "办完")
    expectHides(try scene("remember", remembered: "1"), "办完")
    expectShows(try scene("remember", remembered: nil).press("H").press("H"), "办完")
  }

  @Test("A week begins where it says, in prompts and forms")
  func week() throws {
    // Monday, 30 November 2026.
    for (start, day) in [("monday", "7 Dec"), ("sunday", "6 Dec"), ("saturday", "5 Dec")] {
      let configuration = "[interface]\nweek-start = \(start)\ndate-style = short"
      let scene = try Scene(80, 8, configuration: configuration, seed: items("会议"))
      scene.press("cdnext week")
      expectShows(scene, " \(day) 2026")
      scene.press("<ret>")
      expectShows(scene, day)
      scene.press("e<tab><tab><tab><tab>").press("<c-u>下周<f2>")
      expectShows(scene, day)
    }
    #expect(
      DueParser.parse("下周日", now: DueDate(day: Scene.today), weekStart: .sunday)
        == .due(DueDate(day: Scene.today + 6)))
  }

  @Test("Days are written in its style", arguments: Language.allCases)
  func dates(_ language: Language) throws {
    let isEnglish = language == .english
    let expected = [
      "words": isEnglish ? ["2d late", "tomorrow 09:00"] : ["逾期2天", "明天 09:00"],
      "short": isEnglish ? ["late 28 Nov", "1 Dec 09:00"] : ["逾期 11月28日", "12月1日 09:00"],
      "iso": isEnglish
        ? ["late 2026-11-28", "2026-12-01 09:00"] : ["逾期 2026-11-28", "2026-12-01 09:00"],
    ]
    for (style, texts) in expected {
      let scene = try Scene(
        140, 8, language: language, configuration: "[interface]\ndate-style = \(style)"
      ) { store in
        _ = try store.add(TodoDraft(title: "迟", due: DueDate(day: Scene.today + -2)))
        _ = try store.add(
          TodoDraft(title: "b", due: DueDate(day: Scene.today + 1, minute: 9 * 60)))
      }
      for text in texts { expectShows(scene, text) }
      scene.press("j")
      let detail = isEnglish ? "2026-12-01 09:00 Tue (tomorrow)" : "2026-12-01 周二 09:00（明天）"
      if style == "iso" { expectShows(scene, detail) } else { expectHides(scene, detail) }
    }
  }
}
