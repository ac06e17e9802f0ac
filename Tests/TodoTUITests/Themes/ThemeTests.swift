import Testing
import TodoCore

@testable import TodoTUI

@Suite("Themes")
struct ThemeTests {
  private func seed(_ store: TodoStore) throws {
    _ = try store.add(TodoDraft(title: "迟到", due: DueDate(day: Scene.today + -2)))
    _ = try store.add(TodoDraft(title: "b", done: true))
  }

  private func style(_ scene: Scene, _ column: Int, _ row: Int) throws -> Style {
    try #require(scene.terminal.surface[Point(column: column, row: row)]).style
  }

  @Test("T goes through all of them and says which; the last one is there at the next start")
  func cycle() throws {
    let scene = try Scene(70, 6, seed: seed)
    for name in ["light", "dark", "high-contrast", "mono", "terminal", "light"] {
      scene.press("T")
      expectShows(scene, "theme: \(name)")
    }
    #expect(try scene.store.setting("theme") == "light")
    #expect(try style(scene, 1, 1) == Theme.light[.selected])
    let next = try Scene(70, 6) { store in
      try seed(store)
      try store.set("theme", to: "light")
    }
    #expect(try style(next, 1, 1) == Theme.light[.selected])
  }

  @Test("The selected row is one bar: no colour of a priority, a group or a tag is a hole in it")
  func bar() throws {
    let scene = try Scene(70, 6) { store in
      let group = try store.addGroup(named: "工作")
      _ = try store.add(
        TodoDraft(title: "迟到", groupID: group.id, priority: .high, tags: ["办公"]))
    }
    expectShows(scene, "!!! 迟到")
    let row = (0..<70).compactMap { scene.terminal.surface[Point(column: $0, row: 1)]?.style }
    let bar = row.filter { $0.attributes.contains(.reverse) }
    #expect(bar.count > 60)
    #expect(bar.allSatisfy { $0.foreground == .standard && $0.background == .standard })
  }

  @Test("A theme that the configuration names goes before the remembered one")
  func configured() throws {
    let scene = try Scene(70, 6, configuration: "[interface]\ntheme = dark") { store in
      try seed(store)
      try store.set("theme", to: "light")
    }
    #expect(scene.state.theme.name == "dark")
    scene.press("T")
    expectShows(scene, "theme: high-contrast, until the next start")
    #expect(try scene.store.setting("theme") == "light")
  }

  @Test("A remembered theme that is gone is the default")
  func gone() throws {
    let scene = try Scene(70, 6) { try $0.set("theme", to: "海洋") }
    #expect(scene.state.theme == .terminal)
    #expect(scene.state.message == nil)
  }

  @Test("A theme of the configuration is based on another and changes what it names")
  func own() throws {
    let scene = try Scene(
      70, 6,
      configuration: """
        [interface]
        theme = 海洋
        [theme 海洋]
        based-on = dark
        late = #ff0000 on 17 underline  # red
        Text = bright-white on blue
        """, seed: seed)
    #expect(scene.state.message == nil)
    let row = Theme.dark[.selected]
    #expect(try style(scene, 1, 1).background == row.background)
    scene.press("j")
    let late = Style(foreground: .rgb(255, 0, 0), background: .palette(17), .underline)
    let due = try #require(scene.screen.split(separator: "\n")[1].range(of: "2d late"))
    let column = scene.screen.split(separator: "\n")[1][..<due.lowerBound].count + 2
    #expect(try style(scene, column, 1) == late)
    #expect(try style(scene, 30, 4) == Style(foreground: .palette(15), background: .palette(4)))
  }

  @Test("The window is painted only where the theme says so")
  func painted() throws {
    for theme in Theme.standard {
      let scene = try Scene(
        70, 6, configuration: "[interface]\ntheme = \(theme.name)", seed: seed)
      let isPainted = try style(scene, 30, 4).background != .standard
      #expect(isPainted == (theme.name == "high-contrast"))
    }
  }

  @Test(
    "Without colours there are attributes only, and what is told by them stays",
    arguments: Theme.standard)
  func noColour(_ theme: Theme) throws {
    let scene = try Scene(
      70, 6, configuration: "[interface]\ntheme = \(theme.name)", colours: 0, seed: seed)
    #expect(scene.terminal.surface.cells.allSatisfy { !$0.style.isColoured })
    #expect(try style(scene, 1, 1).attributes.contains(.reverse))
    #expect(theme.adapted(to: 0)[.hit].attributes.contains(.underline))
  }

  @Test(
    "In every theme the selected row and hits differ from plain text at any number of colours",
    arguments: Theme.standard, [0, 8, 16, 256, 1 << 24])
  func distinct(_ theme: Theme, _ colours: Int) {
    let theme = theme.adapted(to: colours)
    for role in [Role.selected, .selectedElsewhere, .hit, .late, .fault, .key, .field] {
      #expect(theme[role] != theme[.text], "\(role)")
    }
    #expect(theme[.selected] != theme[.selectedElsewhere])
  }

  @Test(
    "Text of the light, dark and high-contrast themes can be read: contrast of at least 4.5",
    arguments: Role.allCases)
  func contrast(_ role: Role) {
    let white = Colour.rgb(255, 255, 255)
    for (theme, ground, text) in [
      (Theme.light, white, Colour.rgb(0, 0, 0)),
      (.dark, .rgb(30, 30, 30), .rgb(220, 220, 220)),
      (.highContrast, .rgb(0, 0, 0), white),
    ] {
      let style = theme[.text].adding(theme[role])
      let front = style.foreground == .standard ? text : style.foreground
      let back = style.background == .standard ? ground : style.background
      let needed = theme == .highContrast ? 7.0 : 4.5
      #expect(Self.contrast(front, back) >= needed, "\(theme.name)")
    }
  }

  /// The contrast ratio of WCAG 2.
  private static func contrast(_ one: Colour, _ other: Colour) -> Double {
    func light(_ colour: Colour) -> Double {
      guard let (red, green, blue) = colour.components else { return 0 }
      func linear(_ value: Int) -> Double {
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    let values = [light(one), light(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// To the power of 2.4, by halving: this file needs no mathematics library.
  private static func power(_ base: Double) -> Double {
    let fifth = (0..<40).reduce(0.5) { guess, _ in
      let power4 = guess * guess * guess * guess
      return (4 * guess + base / power4) / 5
    }
    return base * base * fifth * fifth
  }
}
