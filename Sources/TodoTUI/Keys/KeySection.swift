/// A part of the table of keys. The help shows its commands under a heading.
enum KeySection: Hashable, Sendable, CaseIterable {
  case moving, panes, lists, items, history, dialogues, program

  /// Where a command stands in the standard table, whatever keys it has now.
  static func of(_ command: Command) -> KeySection { byCommand[command] ?? .program }

  private static let byCommand: [Command: KeySection] = Dictionary(
    KeyMap.sections.flatMap { section, bindings in bindings.map { ($0.command, section) } },
    uniquingKeysWith: { first, _ in first })
}
