import Testing

@testable import TodoTUI

@Suite("Faults of a configuration on the screen")
struct ConfigurationFaultScreenTests {
  @Test("The status line names the first one and counts the others", arguments: Language.allCases)
  func status(_ language: Language) throws {
    let isEnglish = language == .english
    let one = try Scene(
      80, 6, language: language, configuration: "[interface]\nmouse = 鼠", seed: items("米"))
    expectShows(
      one,
      isEnglish
        ? " config:2: mouse can't be '鼠': mytodo --check-config"
        : " config:2: mouse 不能是「鼠」：mytodo --check-config")
    #expect(one.styles.split(separator: "\n").last?.hasPrefix(".BBBB") == true)
    one.press("x")
    expectHides(one, "config:2")
    let long = String(repeating: "長 title ", count: 40)
    let several = try Scene(
      80, 6, language: language, configuration: "\(long) = 1\n[interface]\na = 1\nmouse = no")
    expectShows(
      several,
      isEnglish
        ? """
         config:1: 長 title 長 title 長 ti~ stands outside of a section, and 1 more:
         mytodo --check-config
        """
        : """
         config:1: 長 title 長 title 長 ti~ 不在任何分区中，另有 1 处：mytodo
         --check-config
        """)
    #expect(!several.state.preferences.usesMouse)
    let narrow = try Scene(
      48, 9, language: language, configuration: "[interface]\ntheme = 我的很长的主题名字")
    expectShows(
      narrow,
      isEnglish
        ? "\n config:2: theme can't be '我的很长的主题名字':\n mytodo --check-config"
        : "\n config:2: theme 不能是「我的很长的主题名字」：\n mytodo --check-config")
  }

  @Test("What was written can't drive the terminal, and no message is empty")
  func hostile() throws {
    let scene = try Scene(
      80, 6, configuration: "# some text\n[interface]\n\u{1B}[2J = \u{7} and text")
    expectShows(scene, "unknown setting '^[[2J'")
    for kind: ConfigurationFault.Kind in [
      .isFolder, .unreadable("x"), .tooLarge(limit: 1 << 20), .notText, .notUTF8, .unreachable,
      .badThemeName, .misplacedColour,
    ] {
      for language in Language.allCases {
        let strings = language.strings
        let fault = ConfigurationFault(kind, subject: "a", value: "b")
        #expect(!strings.what(fault).isEmpty && !strings.advice(fault).isEmpty)
      }
    }
  }
}
