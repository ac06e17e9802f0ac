/// A key as people read it: `j`, `Ctrl-d`, `Space`, `Shift-Tab`. The same in every language: it is what
/// stands on the keyboard.
enum KeyLabel {
  /// The name of a key.
  static func of(_ key: Key) -> String {
    var text = ""
    if key.modifiers.contains(.control) { text += "Ctrl-" }
    if key.modifiers.contains(.alt) { text += "Alt-" }
    if key.modifiers.contains(.shift) { text += "Shift-" }
    switch key.code {
    case .character(" "): text += "Space"
    case .character(let character): text += String(character)
    case .enter: text += "Enter"
    case .escape: text += "Esc"
    case .tab: text += "Tab"
    case .backTab: text += "Shift-Tab"
    case .backspace: text += "Backspace"
    case .delete: text += "Delete"
    case .insert: text += "Insert"
    case .up: text += "Up"
    case .down: text += "Down"
    case .left: text += "Left"
    case .right: text += "Right"
    case .home: text += "Home"
    case .end: text += "End"
    case .pageUp: text += "PgUp"
    case .pageDown: text += "PgDn"
    case .function(let number): text += "F\(number)"
    }
    return text
  }

  /// Whether it is written as one letter, so that a sequence needs no blanks.
  static func isOneLetter(_ key: Key) -> Bool { of(key).count == 1 }
}
