/// The letter keys of the answers of a question. They hold in that question only, so the table of keys, whose
/// commands hold in all of them, does not know them; where it gives such a letter to a command, that goes first.
struct AnswerKeys {
  private let choice: Choice
  private let keys: KeyMap

  /// The letters of this question's answers.
  init(_ choice: Choice, keys: KeyMap) {
    self.choice = choice
    self.keys = keys
  }

  /// How the key of an answer is written; `nil` for one that has none.
  func label(of number: Int) -> String? {
    if choice.isYesNo {
      // Yes is the first answer, no the last.
      let command: Command? =
        number == 0 ? .yes : number == choice.answers.count - 1 ? .no : nil
      if let command { return keys.keys(for: command, in: .yesNo).first }
    }
    guard let letter = choice.answers[number].letter else { return nil }
    let isFree = keys.match([Key(letter)], in: choice.isYesNo ? .yesNo : .choice) == .none
    return isFree ? String(letter) : nil
  }

  /// The answer that a key gives; a capital letter gives the same.
  func number(for key: Key) -> Int? {
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
    let typed = character.lowercased()
    return choice.answers.indices.first { label(of: $0) == typed }
  }
}

extension Choice.Answer {
  /// Its letter, the same in all languages. None is the key that calls the question: pressed once too often it
  /// must not answer.
  fileprivate var letter: Character? {
    switch self {
    case .keepItems: "w"
    case .deleteItems: "i"
    case .sort(.arrival): "o"
    case .sort(.newest): "n"
    case .sort(.due): "d"
    case .sort(.dueReversed): "f"
    case .sort(.priority): "p"
    case .sort(.title): "t"
    case .sort(.titleReversed): "r"
    case .mergeTags, .undoTheirs, .redoTheirs, .addLines, .act: nil
    case .addLinesAsText: "t"
    case .save, .saveAsNew: "s"
    case .discard: "d"
    case .stay: "a"
    case .mine: "m"
    case .theirs: "t"
    case .cancel: "c"
    }
  }
}
