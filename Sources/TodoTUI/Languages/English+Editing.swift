/// What can be done in a text that is being edited, in English.
extension English {
  func describe(_ command: EditingCommand) -> String {
    switch command {
    case .type(let character): "Type \(character)"
    case .left: "A character to the left"
    case .right: "A character to the right"
    case .wordLeft: "A word to the left"
    case .wordRight: "A word to the right"
    case .lineStart: "To the start of the line"
    case .lineEnd: "To the end of the line"
    case .deleteLeft: "Delete the character before"
    case .deleteRight: "Delete the character under the cursor"
    case .killWordLeft: "Cut the word before"
    case .killBlankWordLeft: "Cut back to the last blank"
    case .killWordRight: "Cut the word after"
    case .killToLineStart: "Cut to the start of the line"
    case .killToLineEnd: "Cut to the end of the line"
    case .yank: "Insert what was cut last"
    case .transpose: "Swap the two characters at the cursor"
    case .undo: "Undo the last change of this text"
    }
  }
}
