/// A line of the section `[keys]`: the keys that a command has in place of its standard ones, everywhere or in
/// one place.
struct KeyLine: Hashable, Sendable {
  let number: Int
  let command: Command
  /// `nil` for every place where the command has keys.
  let place: KeyContext?
  /// No keys at all where it says `none`.
  let sequences: [[Key]]

  /// Reads a line.
  init(_ name: String, value: String, number: Int) throws(SettingError) {
    let parts = name.lowercased().split(separator: "@", maxSplits: 1)
    guard let command = parts.first.flatMap({ Command(name: String($0)) }) else {
      // Of several with that word those come first that people ask for by name.
      let names = (AppState.paletteCommands + Command.allCases).map(\.name)
      let suggestion = parts.first.flatMap { Suggestion.nearest(to: String($0), among: names) }
      throw SettingError(.unknownCommand(suggestion: suggestion), value: name)
    }
    let places = KeyMap.standard.contexts(of: command)
    place = parts.count < 2 ? nil : places.first { $0.name == parts[1] }
    if parts.count > 1, place == nil {
      throw SettingError(.unknownPlace(places: places.map(\.name)), value: String(parts[1]))
    }
    self.number = number
    self.command = command
    var sequences: [[Key]] = []
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    for word in words where words != ["none"] {
      guard word != "none", let sequence = Key.sequence(word), !sequence.isEmpty else {
        throw SettingError(.unreadableKey, value: word)
      }
      if let other = sequence.lazy.compactMap(\.whatTerminalsSend).first {
        throw SettingError(.sameKey(as: other.notation), value: word)
      }
      if !sequences.contains(sequence) { sequences.append(sequence) }
    }
    self.sequences = sequences
    for context in place.map({ [$0] }) ?? places {
      if context.takesCounts, let digit = sequences.first(where: { $0.startsWithDigit }) {
        throw SettingError(.countKey, value: digit.notation)
      }
    }
    let typed = sequences.first { !$0.worksInText }
    if let typed, place.map(\.isText) ?? places.allSatisfy(\.isText) {
      throw SettingError(.textKey(place: (place ?? places[0]).name), value: typed.notation)
    }
  }

  /// The keys that it gives in a place; `nil` where the standard ones stay, because none of these can be
  /// pressed where text is typed.
  func sequences(in context: KeyContext) -> [[Key]]? {
    guard context.isText, !sequences.isEmpty else { return sequences }
    let usable = sequences.filter(\.worksInText)
    return usable.isEmpty ? nil : usable
  }
}

extension [Key] {
  /// How the sequence is written.
  var notation: String { map(\.notation).joined() }

  /// Whether it can be pressed where letters are text.
  fileprivate var worksInText: Bool { count == 1 && self[0].typed == nil }

  fileprivate var startsWithDigit: Bool {
    first?.typed.map { $0.isASCII && $0.isNumber } ?? false
  }
}

extension Key {
  /// The key as which terminals send this one, where that is another.
  fileprivate var whatTerminalsSend: Key? {
    guard case .character(let character) = code else { return nil }
    if modifiers == .shift {
      return character.uppercased().first.map { Key($0) }
    }
    guard modifiers.contains(.control) else { return nil }
    let rest = modifiers.subtracting(.control)
    return switch character {
    case "i": Key(.tab, rest)
    case "m", "j": Key(.enter, rest)
    case "h": Key(.backspace, rest)
    case "[": Key(.escape, rest)
    default: nil
    }
  }
}

extension KeyMap {
  /// The places where a command has keys; all panes for one that has none.
  func contexts(of command: Command) -> [KeyContext] {
    let contexts = bindings.filter { $0.command == command }
      .reduce(into: KeyContexts()) { $0.formUnion($1.contexts) }
    let all = contexts.isEmpty ? .panes : contexts
    return KeyContext.allCases.filter(all.contains)
  }
}
