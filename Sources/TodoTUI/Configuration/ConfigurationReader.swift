/// Goes through the lines of a configuration. Whatever is wrong with one costs that line only.
struct ConfigurationReader {
  /// The part of the file that a line stands in.
  private enum Section: Hashable {
    case interface
    case keys
    case theme(String)
    /// One that is unknown: a fault already, so its lines are not.
    case unknown
  }

  /// A setting of a section: the same one twice is a fault.
  private struct Place: Hashable {
    let section: Section
    let name: String
  }

  private var section: Section?
  private var faults: [ConfigurationFault] = []
  private var seen: [Place: Int] = [:]
  private var preferences = Preferences()
  private var themeLine: (number: Int, name: String)?
  private var keyLines: [KeyLine] = []
  private var themes: [ConfiguredTheme] = []

  /// The configuration that the lines make.
  static func read(_ lines: some Sequence<(number: Int, text: String?)>) -> Configuration {
    var reader = ConfigurationReader()
    for (number, text) in lines {
      guard let text else {
        reader.report(.notUTF8, line: number)
        continue
      }
      if let line = ConfigurationLine(text, number: number) { reader.take(line) }
    }
    return reader.finished()
  }

  private mutating func report(
    _ kind: ConfigurationFault.Kind, line: Int, subject: String = "", value: String = ""
  ) {
    faults.append(ConfigurationFault(kind, line: line, subject: subject, value: value))
  }

  private mutating func take(_ line: ConfigurationLine) {
    switch line.content {
    case .section(let name, let isClosed):
      open(name, line: line.number)
      if !isClosed { report(.unclosedSection, line: line.number, subject: name) }
    case .other(let text): report(.noEqualsSign, line: line.number, subject: text)
    case .setting(let name, let value): set(name, to: value, line: line.number)
    }
  }

  private mutating func open(_ heading: String, line: Int) {
    let words = heading.split(separator: " ").map(String.init)
    switch words.first?.lowercased() {
    case "interface" where words.count == 1: section = .interface
    case "keys" where words.count == 1: section = .keys
    case "theme" where words.count == 2:
      section = .theme(words[1].lowercased())
    case "theme":
      section = .unknown
      report(.badThemeName, line: line, subject: heading)
    default:
      section = .unknown
      let suggestion = Suggestion.nearest(
        to: words.first ?? "", among: ["interface", "keys", "theme"])
      report(.unknownSection(suggestion: suggestion), line: line, subject: heading)
    }
    if case .theme(let name) = section, !themes.contains(where: { $0.name == name }) {
      themes.append(ConfiguredTheme(name))
    }
  }

  private mutating func set(_ name: String, to value: String, line: Int) {
    guard section != .unknown else { return }
    guard let section else {
      report(.noSection, line: line, subject: name)
      return
    }
    guard !value.isEmpty else {
      report(.noValue, line: line, subject: name)
      return
    }
    let place = Place(section: section, name: name.lowercased())
    if let first = seen[place] {
      report(.repeated(line: first), line: line, subject: name)
      return
    }
    do throws(SettingError) {
      try take(name, value, in: section, line: line)
      // Only a line that is right stands in the way of another.
      seen[place] = line
    } catch {
      report(error.kind, line: line, subject: name, value: error.value)
    }
  }

  private mutating func take(
    _ name: String, _ value: String, in section: Section, line: Int
  ) throws(SettingError) {
    switch section {
    case .interface: try setPreference(name, to: value, line: line)
    case .keys: keyLines.append(try KeyLine(name, value: value, number: line))
    case .theme(let theme):
      guard let index = themes.firstIndex(where: { $0.name == theme }) else { return }
      try themes[index].take(name.lowercased(), value)
    case .unknown: break
    }
  }

  private mutating func setPreference(
    _ name: String, to value: String, line: Int
  ) throws(SettingError) {
    guard let preference = Preference(rawValue: name.lowercased()) else {
      let suggestion = Suggestion.nearest(to: name, among: Preference.allCases.map(\.rawValue))
      throw SettingError(.unknownSetting(suggestion: suggestion), value: "")
    }
    if preference == .theme {
      // A theme may stand further down.
      themeLine = (line, value.lowercased())
    } else if preference.values.contain(value.lowercased()) {
      // A name is shown as it was written.
      preferences.set(preference, to: preference == .startList ? value : value.lowercased())
    } else {
      throw SettingError(.badValue(allowed: preference.values.text), value: value)
    }
  }

  private mutating func finished() -> Configuration {
    var configuration = Configuration()
    for theme in themes.map(\.theme) {
      let place = configuration.themes.firstIndex { $0.name == theme.name }
      if let place {
        configuration.themes[place] = theme
      } else {
        configuration.themes.append(theme)
      }
    }
    if let themeLine {
      if configuration.theme(named: themeLine.name) != nil {
        preferences.set(.theme, to: themeLine.name)
      } else {
        let names = configuration.themes.map(\.name).joined(separator: ", ")
        report(
          .badValue(allowed: names), line: themeLine.number, subject: Preference.theme.rawValue,
          value: themeLine.name)
      }
    }
    configuration.preferences = preferences
    if !keyLines.isEmpty {
      let keys = ConfiguredKeys(keyLines)
      configuration.keys = keys.map
      faults += keys.faults
    }
    configuration.faults = faults.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    return configuration
  }
}

extension Preference.Values {
  /// The values in a line, as they are written.
  var text: String {
    switch self {
    case .words(let words): words.joined(separator: ", ")
    case .startList: StartList.values.joined(separator: ", ")
    case .number(let range, let word): "\(word), \(range.lowerBound)-\(range.upperBound)"
    }
  }
}
