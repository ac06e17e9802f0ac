/// What the section `[interface]` says, with the defaults for what it does not say.
public struct Preferences: Hashable, Sendable {
  /// `nil` where the environment decides.
  public var language: Language?
  /// Whether the terminal is asked to report the mouse.
  public var usesMouse = true
  /// The name of a theme; `nil` where none is named, so that the one chosen last is taken.
  var theme: String?
  var startList = StartList.source(.all)
  /// `nil` where the width of the window decides.
  var sidebarWidth: Int?
  var weekStart = WeekStart.monday
  var dateStyle = DateStyle.words
  /// `nil` where the last state is taken.
  var hidesDone: Bool?

  /// The defaults.
  public init() {}

  /// Takes a value that the setting takes.
  mutating func set(_ preference: Preference, to value: String) {
    switch preference {
    case .language: language = Language(rawValue: value)
    case .theme: theme = value
    case .startList: startList = StartList(value) ?? startList
    case .sidebarWidth: sidebarWidth = Int(value)
    case .weekStart: weekStart = WeekStart(rawValue: value) ?? weekStart
    case .dateStyle: dateStyle = DateStyle(rawValue: value) ?? dateStyle
    case .hideDone: hidesDone = ["yes": true, "no": false][value]
    case .mouse: usesMouse = value == "yes"
    }
  }
}

/// The day on which a week begins.
enum WeekStart: String, Hashable, Sendable, CaseIterable {
  case monday, sunday, saturday

  /// Its number, where Monday is 1.
  var weekday: Int {
    switch self {
    case .monday: 1
    case .saturday: 6
    case .sunday: 7
    }
  }
}

/// How days are written in the list, the detail pane and the history.
enum DateStyle: String, Hashable, Sendable, CaseIterable {
  /// `today`, `tomorrow`, `Thu`, `3 Dec`: as short and as near to speech as it goes.
  case words
  /// `3 Dec`, `12月3日`.
  case short
  /// `2026-12-03`.
  case iso
}
