/// A theme of the configuration while its section is read.
struct ConfiguredTheme {
  let name: String
  private var base: Theme
  private var looks: [Role: Style] = [:]

  /// A theme that is like the program's theme of that name, or like the one of the terminal's palette.
  init(_ name: String) {
    self.name = name
    base = Theme.standard.first { $0.name == name } ?? .terminal
  }

  /// What may stand left of an equals sign, beside the roles.
  static let baseKey = "based-on"

  /// Takes a line of its section.
  mutating func take(_ key: String, _ value: String) throws(SettingError) {
    if key == ConfiguredTheme.baseKey {
      guard let theme = Theme.standard.first(where: { $0.name == value.lowercased() }) else {
        throw SettingError(.unknownBase(themes: Theme.standard.map(\.name)), value: value)
      }
      base = theme
      return
    }
    guard let role = Role(name: key) else {
      let names = Role.allCases.map(\.name) + [ConfiguredTheme.baseKey]
      throw SettingError(
        .unknownRole(suggestion: Suggestion.nearest(to: key, among: names)), value: value)
    }
    do throws(Style.NotationError) {
      looks[role] = try Style(notation: value)
    } catch {
      switch error {
      case .unknownWord(let word): throw SettingError(.badLook, value: word)
      case .misplaced(let word): throw SettingError(.misplacedColour, value: word)
      }
    }
  }

  /// The theme as it is read until now.
  var theme: Theme { Theme(name, basedOn: base, looks) }
}
