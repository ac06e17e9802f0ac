/// What can be done in a text that is being edited.
enum EditingCommand: Hashable {
  case type(Character)
  case left, right, wordLeft, wordRight, lineStart, lineEnd
  case deleteLeft, deleteRight
  case killWordLeft, killBlankWordLeft, killWordRight, killToLineStart, killToLineEnd
  case yank, transpose, undo

  /// Readline's keys, without Ctrl-A and Ctrl-B, which belong to screen and tmux.
  init?(_ key: Key) {
    switch key.modifiers {
    case []: self.init(plain: key.code)
    case .shift: self.init(plain: key.code)
    case .control: self.init(control: key.code)
    case .alt: self.init(alt: key.code)
    default: return nil
    }
  }

  private init?(plain code: Key.Code) {
    switch code {
    case .character(let character): self = .type(character)
    case .left: self = .left
    case .right: self = .right
    case .home: self = .lineStart
    case .end: self = .lineEnd
    case .backspace: self = .deleteLeft
    case .delete: self = .deleteRight
    default: return nil
    }
  }

  private init?(control code: Key.Code) {
    switch code {
    case .character("e"): self = .lineEnd
    case .character("f"): self = .right
    case .character("d"): self = .deleteRight
    case .character("h"): self = .deleteLeft
    case .character("w"): self = .killBlankWordLeft
    case .character("u"): self = .killToLineStart
    case .character("k"): self = .killToLineEnd
    case .character("y"): self = .yank
    case .character("t"): self = .transpose
    // One byte on most terminals, whichever of the three is pressed.
    case .character("_"), .character("7"), .character("/"): self = .undo
    case .left: self = .wordLeft
    case .right: self = .wordRight
    case .backspace: self = .killWordLeft
    case .delete: self = .killWordRight
    default: return nil
    }
  }

  private init?(alt code: Key.Code) {
    switch code {
    case .character("b"), .left: self = .wordLeft
    case .character("f"), .right: self = .wordRight
    case .character("d"), .delete: self = .killWordRight
    case .backspace: self = .killWordLeft
    default: return nil
    }
  }
}
