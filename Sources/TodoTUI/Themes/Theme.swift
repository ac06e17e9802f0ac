/// How each role looks, under a name. What the roles mean is always told by text too.
struct Theme: Hashable, Sendable {
  let name: String
  /// In the order of the roles.
  private var styles: [Style]
  /// What takes the place of some styles where there are less than 256 colours.
  private var few: [Role: Style]

  /// The theme in which roles that are not named are plain text.
  init(_ name: String, _ styles: [Role: Style], few: [Role: Style] = [:]) {
    self.name = name
    self.styles = Role.allCases.map { styles[$0] ?? .plain }
    self.few = few
  }

  /// The same under another name, with other looks of some roles.
  init(_ name: String, basedOn theme: Theme, _ changes: [Role: Style]) {
    self.name = name
    styles = Role.allCases.map { changes[$0] ?? theme[$0] }
    few = theme.few.filter { changes[$0.key] == nil }
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
        result.styles[role.rawValue] = few[role] ?? self[role]
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
