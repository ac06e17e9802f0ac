extension KeyTable {
  /// A Markdown table of the keys within a text, made by asking what each key does there.
  public static func editingMarkdown(_ language: Language) -> String {
    let strings = language.strings
    let headings = Array(strings.keyTableHeadings.prefix(2))
    var lines = [row(headings), row(headings.map { _ in "---" })]
    for command in EditingCommand.allButTyping {
      let keys = keys(for: command).map { "`" + escaped(KeyLabel.of($0)) + "`" }
      lines.append(row([keys.joined(separator: " "), strings.describe(command)]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first key of it, as people read it.
  static func label(_ command: EditingCommand) -> String {
    keys(for: command).first.map(KeyLabel.of) ?? ""
  }

  /// The keys that do something within a text.
  static func keys(for command: EditingCommand) -> [Key] {
    editingKeys.filter { EditingCommand($0) == command }
  }

  /// Keys that don't type: named ones, then with Control and Alt, letters last.
  private static let editingKeys: [Key] = {
    let named: [Key.Code] = [.left, .right, .home, .end, .backspace, .delete]
    let typing = "abcdefghijklmnopqrstuvwxyz_/".map(Key.Code.character)
    return named.map { Key($0) }
      + [Key.Modifiers.control, .alt].flatMap { held in (named + typing).map { Key($0, held) } }
  }()
}

extension EditingCommand {
  /// What a table of keys tells: that letters are typed goes without saying.
  static let allButTyping: [EditingCommand] = [
    .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .deleteLeft, .deleteRight,
    .killWordLeft, .killBlankWordLeft, .killWordRight, .killToLineStart, .killToLineEnd, .yank,
    .transpose, .undo,
  ]
}
