/// A setting of the section `[interface]`: its name, the values that it takes, and the one that it has where
/// none is named. What it is for stands in `Strings`.
enum Preference: String, Hashable, Sendable, CaseIterable {
  case language, theme
  case startList = "start-list"
  case sidebarWidth = "sidebar-width"
  case weekStart = "week-start"
  case dateStyle = "date-style"
  case hideDone = "hide-done"
  case mouse

  /// What a setting may be.
  enum Values: Hashable, Sendable {
    case words([String])
    /// A list of the side bar, or the name of a group or tag.
    case startList
    /// A word or a number.
    case number(ClosedRange<Int>, or: String)

    /// Whether it is one of them.
    func contain(_ value: String) -> Bool {
      switch self {
      case .words(let words): words.contains(value)
      case .startList: StartList(value) != nil
      case .number(let range, let word):
        value == word || (value.allSatisfy(\.isASCII) && Int(value).map(range.contains) == true)
      }
    }
  }

  /// The values that it takes; a theme may also be one of the file's own.
  var values: Values {
    switch self {
    case .language: .words(["auto"] + Language.allCases.map(\.rawValue))
    case .theme: .words(Theme.standard.map(\.name))
    case .startList: .startList
    case .sidebarWidth: .number(Layout.sidebarWidths, or: "auto")
    case .weekStart: .words(WeekStart.allCases.map(\.rawValue))
    case .dateStyle: .words(DateStyle.allCases.map(\.rawValue))
    case .hideDone: .words(["remember", "yes", "no"])
    case .mouse: .words(["yes", "no"])
    }
  }

  /// The value where the file names none.
  var standard: String {
    switch self {
    case .language, .sidebarWidth: "auto"
    case .theme: Theme.terminal.name
    case .startList: "all"
    case .weekStart: WeekStart.monday.rawValue
    case .dateStyle: DateStyle.words.rawValue
    case .hideDone: "remember"
    case .mouse: "yes"
    }
  }
}
