/// How the parts of the screen look. Everything is told by text first; colours are the terminal's own.
enum Look {
  static let heading = Style(.bold)
  static let quiet = Style(.dim)
  static let selected = Style(.reverse)
  /// The selected row of a pane that does not have the keyboard.
  static let selectedElsewhere = Style(.bold)
  static let marked = Style(foreground: .palette(6), .bold)
  static let done = Style(.dim)
  static let hit = Style([.bold, .underline])
  static let late = Style(foreground: .palette(1), .bold)
  static let soon = Style(foreground: .palette(3))
  static let group = Style(foreground: .palette(6))
  static let tag = Style(foreground: .palette(5))
  static let urgent = Style(foreground: .palette(1), .bold)
  static let fault = Style(foreground: .palette(1), .bold)
  static let key = Style(.bold)
  static let field = Style(.underline)
}
