/// The example configuration and the tables of the documents, made from what the program obeys.
public enum ConfigurationExample {
  /// A passage between the settings.
  enum Part: Hashable, Sendable {
    case top, keys, themes
    case places([String])
    case values(String)
  }

  /// The whole of `config.example`: every setting at its default, as comments.
  public static func text(_ language: Language) -> String {
    let strings = language.strings
    var lines = comment(strings.exampleText(.top))
    lines += ["", "[interface]"]
    for preference in Preference.allCases {
      lines.append("")
      lines += comment([strings.describe(preference)])
      lines += comment(strings.exampleText(.values(preference.values.text)))
      lines.append("#\(preference.rawValue) = \(preference.standard)")
    }
    lines += ["", "[keys]", ""] + comment(strings.exampleText(.keys))
    for command in Command.allCases { lines += entry(command, strings) }
    lines += [""] + comment(strings.exampleText(.themes))
    lines += ["", "#[theme mine]", "#\(ConfiguredTheme.baseKey) = \(Theme.terminal.name)"]
    for role in Role.allCases {
      lines += comment([strings.describe(role)])
      lines.append("#\(role.name) = \(Theme.terminal[role].notation)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A Markdown table of the settings of `[interface]`.
  public static func settingsMarkdown(_ language: Language) -> String {
    let strings = language.strings
    return table(
      strings.settingTableHeadings,
      Preference.allCases.map { preference in
        [
          "`\(preference.rawValue)`", preference.values.text, "`\(preference.standard)`",
          strings.describe(preference),
        ]
      })
  }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    ([headings, headings.map { _ in "---" }] + rows).map(KeyTable.row).joined(separator: "\n")
      + "\n"
  }

  private static func comment(_ lines: [String]) -> [String] { lines.map { "# " + $0 } }

  /// What a command does and its keys; a line for each place where they are not the same everywhere.
  private static func entry(_ command: Command, _ strings: any Strings) -> [String] {
    let contexts = KeyMap.standard.contexts(of: command)
    let keys = contexts.map { KeyMap.standard.sequences(for: command, in: $0) }
    let text = [""] + comment([strings.describe(command)])
    if Set(keys).count == 1 {
      let places = contexts.count == KeyContext.allCases.count ? [] : contexts.map(\.name)
      return text + comment(strings.exampleText(.places(places)))
        + ["#\(command.name) = \(value(keys[0]))"]
    }
    return text
      + zip(contexts, keys).map { "#\(command.name)@\($0.name) = \(value($1))" }
  }

  private static func value(_ keys: [[Key]]) -> String {
    keys.isEmpty
      ? "none"
      : keys.map { sequence in
        // A # after a blank would begin a comment.
        let text = sequence.notation
        return text.hasPrefix("#") ? "<hash>" + text.dropFirst() : text
      }.joined(separator: " ")
  }
}
