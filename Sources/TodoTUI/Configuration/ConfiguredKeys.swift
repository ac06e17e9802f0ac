/// The table of keys with what the section `[keys]` changes in it. A line that is at odds with another or
/// would lock somebody in is left out, as if it were not in the file.
struct ConfiguredKeys {
  /// A command in a place, which has keys of its own there.
  struct Spot: Hashable {
    let command: Command
    let context: KeyContext
  }

  private(set) var map = KeyMap.standard
  private(set) var faults: [ConfigurationFault] = []
  private var lines: [KeyLine]
  /// Where the standard keys stay: outside of the panes, a line for all places gives way to them.
  private var left: Set<Spot> = []

  /// Takes as many of these lines as go together.
  init(_ lines: [KeyLine]) {
    self.lines = lines
    while let (line, context, kind, value) = firstConflict {
      if case .hides = kind, line.givesWay(in: context) {
        left.insert(Spot(command: line.command, context: context))
        continue
      }
      self.lines.removeAll { $0.number == line.number }
      faults.append(
        ConfigurationFault(kind, line: line.number, subject: line.name, value: value))
    }
    if !self.lines.isEmpty { map = KeyMap(bindings) }
  }

  /// The line that decides for each command and place: one for that place before one for all places.
  private var deciding: [Spot: KeyLine] {
    var result: [Spot: KeyLine] = [:]
    for line in lines.sorted(by: { $0.place == nil && $1.place != nil }) {
      for context in line.place.map({ [$0] }) ?? KeyMap.standard.contexts(of: line.command)
      where line.sequences(in: context) != nil {
        let spot = Spot(command: line.command, context: context)
        if line.place != nil || !left.contains(spot) { result[spot] = line }
      }
    }
    return result
  }

  private var firstConflict: (KeyLine, KeyContext, ConfigurationFault.Kind, value: String)? {
    let deciding = deciding
    for line in lines {
      for context in KeyContext.allCases
      where deciding[Spot(command: line.command, context: context)] == line {
        for sequence in line.sequences(in: context) ?? [] {
          if let kind = conflict(of: sequence, of: line, in: context, deciding) {
            return (line, context, kind, sequence.notation)
          }
        }
        if line.sequences.isEmpty, ConfiguredKeys.isNeeded(line.command, in: context) {
          return (line, context, .unreachable, "none")
        }
      }
    }
    return nil
  }

  /// Whether nobody would find the way out without the command.
  private static func isNeeded(_ command: Command, in context: KeyContext) -> Bool {
    command == .cancel || command == .quit && context == .list
  }

  private func conflict(
    of sequence: [Key], of line: KeyLine, in context: KeyContext, _ deciding: [Spot: KeyLine]
  ) -> ConfigurationFault.Kind? {
    // Lines above this one, and its own keys.
    for other in lines.prefix(while: { $0.number <= line.number })
    where deciding[Spot(command: other.command, context: context)] == other {
      let theirs = other.sequences(in: context) ?? []
      if theirs.contains(where: { $0.isInTheWay(of: sequence) && (other != line || $0 != sequence) }
      ) {
        return .clash(other: other.name, line: other.number, place: context.name)
      }
    }
    for binding in KeyMap.standard.bindings(in: context) {
      guard deciding[Spot(command: binding.command, context: context)] == nil else { continue }
      let keys = KeyMap.standard.sequences(for: binding.command, in: context)
      let isLast = keys.allSatisfy { isTaken($0, in: context, deciding) }
      for key in binding.sequences
      where key.isInTheWay(of: sequence) && (key != sequence || isLast) {
        return .hides(other: binding.command.name, key: key.notation, place: context.name)
      }
    }
    return nil
  }

  /// Whether a line gives exactly this key to a command.
  private func isTaken(_ key: [Key], in context: KeyContext, _ deciding: [Spot: KeyLine]) -> Bool {
    lines.contains {
      deciding[Spot(command: $0.command, context: context)] == $0
        && $0.sequences(in: context)?.contains(key) == true
    }
  }

  /// The lines of the new table, in the order of the standard one, which help and hints follow.
  private var bindings: [Binding] {
    let deciding = deciding
    var placed: Set<Spot> = []
    var result: [Binding] = []
    func add(_ command: Command, to contexts: [KeyContext], hint: Bool, _ standard: [[Key]]) {
      var groups: [(keys: [[Key]], contexts: KeyContexts)] = []
      for context in contexts {
        let spot = Spot(command: command, context: context)
        var keys = standard.filter { !isTaken($0, in: context, deciding) }
        if let line = deciding[spot] {
          guard placed.insert(spot).inserted else { continue }
          keys = line.sequences(in: context) ?? []
        }
        guard !keys.isEmpty else { continue }
        if let index = groups.firstIndex(where: { $0.keys == keys }) {
          groups[index].contexts.insert(context)
        } else {
          groups.append((keys, [context]))
        }
      }
      result += groups.map { Binding(command, keys: $0.keys, in: $0.contexts, hint: hint) }
    }
    for binding in KeyMap.standard.bindings {
      let contexts = KeyContext.allCases.filter(binding.contexts.contains)
      add(binding.command, to: contexts, hint: binding.hint, binding.sequences)
    }
    // Commands that have no standard key at all.
    for line in lines {
      add(line.command, to: KeyMap.standard.contexts(of: line.command), hint: false, [])
    }
    return result
  }
}

extension KeyLine {
  /// The command and its place, as they are written.
  var name: String { command.name + (place.map { "@" + $0.name } ?? "") }

  /// Whether another command's standard key goes before it there: in a question or in the help, where the
  /// line is meant for the panes.
  fileprivate func givesWay(in context: KeyContext) -> Bool {
    let places = KeyMap.standard.contexts(of: command)
    return place == nil && !KeyContexts.panes.contains(context)
      && places.contains(where: KeyContexts.panes.contains)
  }
}

extension [Key] {
  /// Whether both can't be keys of one place: they are the same, or one is the beginning of the other.
  fileprivate func isInTheWay(of other: [Key]) -> Bool {
    starts(with: other) || other.starts(with: self)
  }
}
