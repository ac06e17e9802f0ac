/// How each role looks, under a name. What the roles mean is always told by text too.
struct Theme: Hashable, Sendable {
  let name: String
  /// In the order of the roles.
  private var styles: [Style]
  /// What takes the place of some of them where there are less than 256 colours.
  private var few: [Style?]

  /// The theme in which roles that are not named are plain text. Pairs and not a dictionary: at every start, making
  /// its type would cost more than all themes.
  init(
    _ name: String, _ styles: KeyValuePairs<Role, Style>, few: KeyValuePairs<Role, Style> = [:]
  ) {
    self.name = name
    self.styles = Array(repeating: .plain, count: Role.allCases.count)
    for (role, style) in styles { self.styles[role.rawValue] = style }
    self.few = Array(repeating: nil, count: Role.allCases.count)
    for (role, style) in few { self.few[role.rawValue] = style }
  }

  /// The same under another name, with other looks of some roles.
  init(_ name: String, basedOn theme: Theme, _ changes: [Role: Style]) {
    self.name = name
    styles = Role.allCases.map { changes[$0] ?? theme[$0] }
    few = Role.allCases.map { changes[$0] == nil ? theme.few[$0.rawValue] : nil }
  }

  /// How a role looks.
  subscript(role: Role) -> Style { styles[role.rawValue] }

  /// The theme on a terminal with that many colours. Without any, as where `NO_COLOR` is set, a role that
  /// was told apart by a colour looks as it does with one colour.
  func adapted(to colours: Int) -> Theme {
    guard colours < 256 else { return self }
    var result = self
    for role in Role.allCases {
      if colours > 0 {
        result.styles[role.rawValue] = few[role.rawValue] ?? self[role]
      } else if self[role].isColoured {
        result.styles[role.rawValue] = Theme.mono[role]
      }
    }
    return result
  }
}

extension Style {
  /// Whether it names a colour.
  var isColoured: Bool { foreground != .standard || background != .standard }
}
