/// What the configuration has a say in.
extension AppState {
  /// The next theme; it is there at the next start too, unless the configuration names one.
  mutating func showNextTheme() -> [Effect] {
    let index = themes.firstIndex { $0.name == theme.name } ?? 0
    let next = themes[(index + 1) % themes.count]
    theme = next.adapted(to: colours)
    let isKept = preferences.theme == nil
    message = .themeChanged(next.name, isKept: isKept)
    return isKept ? [.remember(.theme, next.name)] : []
  }

  /// What a typed due date means now.
  func parseDue(_ text: String) -> DueParser.Result {
    DueParser.parse(text, now: now, weekStart: preferences.weekStart)
  }
}
