import Testing
import TodoText

@testable import TodoTUI

@Suite("What is wrong with a configuration")
struct ConfigurationFaultTests {
  private func faults(_ text: String, _ language: Language = .english) -> [String] {
    Configuration(text: text).faults
      .map { language.commandStrings.sentence($0, path: "/家/config") }
  }

  @Test("One bad line costs one setting and names file, line and setting")
  func oneLine() {
    let text = """
      theme = dark
      [interface]
      thme = dark
      mouse = perhaps
      sidebar-width = 5
      date-style
      start-list =
      hide-done = yes
      hide-done = no
      [colours]
      red = blue
      [theme]
      [interface
      theme = 海洋
      week-start = sunday
      """
    #expect(
      faults(text) == [
        "/家/config:1: theme stands outside of a section, put [interface] or [keys] above it",
        "/家/config:3: unknown setting 'thme', did you mean theme?",
        "/家/config:4: mouse can't be 'perhaps', write one of: yes, no",
        "/家/config:5: sidebar-width can't be '5', write one of: auto, 10-60",
        "/家/config:6: 'date-style' is no setting, write name = value",
        "/家/config:7: start-list has no value, write one after the equals sign, or remove the line",
        "/家/config:9: hide-done is already on line 8, the first one counts, remove one of them",
        "/家/config:10: unknown section [colours], there are [interface], [keys] and [theme NAME]",
        "/家/config:12: [theme] names no theme, write [theme NAME], the name in one word",
        "/家/config:13: [interface has no closing bracket, write [interface]",
        "/家/config:14: theme can't be '海洋', write one of: "
          + "terminal, light, dark, high-contrast, mono",
      ])
    let preferences = Configuration(text: text).preferences
    #expect(preferences.hidesDone == true)
    #expect(preferences.weekStart == .sunday)
    #expect(preferences.theme == nil)
  }

  @Test("For a command that is called otherwise the nearest name is told")
  func commandNames() {
    for (name, meant) in [
      ("add", "quick-add"), ("done", "toggle-done"), ("delete", "delete-item"),
      ("tag", "change-tags"), ("quickadd", "quick-add"), ("LINE", nil), ("x", nil), ("家", nil),
    ] {
      let advice = meant.map { "did you mean \($0)?" }
      let told = faults("[keys]\n\(name) = n").first ?? ""
      #expect(told.contains("'\(name)'"))
      #expect(advice.map { told.hasSuffix($0) } ?? !told.contains("did you mean"), "\(told)")
    }
  }

  @Test("A bad line of a theme costs that role")
  func themes() {
    let text = """
      [theme 海]
      lat = red
      late = 红 bold
      soon = red blue
      group = on
      based-on = blue
      tag = 300
      done = dim # 完成
      """
    #expect(
      faults(text) == [
        "/家/config:2: unknown role 'lat', did you mean late?",
        "/家/config:3: late: '红' is no colour or attribute, "
          + "write e.g. red bold, black on 153, or #ffaf00 underline",
        "/家/config:4: soon: misplaced 'blue', write COLOUR on COLOUR and attributes",
        "/家/config:5: group: misplaced 'on', write COLOUR on COLOUR and attributes",
        "/家/config:6: based-on can't be 'blue', write one of: "
          + "terminal, light, dark, high-contrast, mono",
        "/家/config:7: tag: '300' is no colour or attribute, "
          + "write e.g. red bold, black on 153, or #ffaf00 underline",
      ])
    let theme = Configuration(text: text).theme(named: "海")
    #expect(theme?[.late] == Theme.terminal[.late])
    #expect(theme?[.done] == Style(.dim))
  }

  @Test("Faults are told in Chinese too")
  func chinese() {
    #expect(
      faults("[interface]\nmouse = 也许\n[keys]\nundo = x y\nquick-add = y", .simplifiedChinese) == [
        "/家/config:2: mouse 不能是「也许」，可以写：yes, no",
        "/家/config:5: quick-add 的 y 与第 4 行的 undo 冲突（list），请给其中一个换键",
      ])
  }

  @Test("Junk is one fault, however long it is, and the defaults hold")
  func junk() {
    for bytes: [UInt8] in [
      [0], Array(repeating: 7, count: 200), Array("[interface]\nmouse = no\n\0".utf8),
      (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) },
      Array(repeating: 0x41, count: 10 << 20),
    ] {
      let configuration = Configuration(bytes: bytes)
      #expect(configuration.faults.count == 1)
      #expect(configuration.faults.first?.line == 0)
      #expect(configuration.preferences == Preferences())
    }
  }

  @Test("A line in another encoding costs that line, a comment nothing")
  func encoding() {
    let chinese: [UInt8] = [0xB0, 0xB5]
    let bytes =
      Array("# ".utf8) + chinese + Array("\n[interface]\ntheme = ".utf8) + chinese
      + Array("\nmouse = no\n".utf8)
    let configuration = Configuration(bytes: bytes)
    #expect(configuration.faults == [ConfigurationFault(.notUTF8, line: 3)])
    #expect(!configuration.preferences.usesMouse)
  }

  @Test("A line that is wrong stands in no other's way")
  func secondTry() {
    let text = """
      [interface]
      start-list = group:
      start-list = group:家
      mouse = off
      mouse = no
      mouse = yes
      [keys]
      undo = <nix>
      undo = z
      [theme 我的]
      late = reddish
      late = red
      """
    #expect(
      faults(text).map { $0.prefix { $0 != "," } } == [
        "/家/config:2: start-list can't be 'group:'",
        "/家/config:4: mouse can't be 'off'",
        "/家/config:6: mouse is already on line 5",
        "/家/config:8: undo: '<nix>' is no key",
        "/家/config:11: late: 'reddish' is no colour or attribute",
      ])
    let configuration = Configuration(text: text)
    #expect(configuration.preferences.startList == .group("家"))
    #expect(!configuration.preferences.usesMouse)
    #expect(configuration.keys.match([Key(.character("z"))], in: .list) == .command(.undo))
    #expect(configuration.theme(named: "我的")?[.late] != Theme.terminal[.late])
  }

  @Test("A colour that is none is named, and not taken for a comment")
  func shortColour() {
    let text = """
      [interface]
      mouse = no # 鼠标
      start-list = # group:家
      [theme mine]
      late = #fff on 230
      hit = red on #蓝
      """
    #expect(
      faults(text).map { $0.prefix { $0 != "," } } == [
        "/家/config:3: start-list has no value",
        "/家/config:5: late: '#fff' is no colour or attribute",
        "/家/config:6: hit: '#蓝' is no colour or attribute",
      ])
    #expect(!Configuration(text: text).preferences.usesMouse)
  }
}
