/// What the person has set in the configuration file: preferences, keys, themes, and what is wrong with it.
public struct Configuration: Sendable {
  /// What the section `[interface]` says.
  public internal(set) var preferences = Preferences()
  /// What can't be used, in the order of the file.
  public internal(set) var faults: [ConfigurationFault] = []
  var keys = KeyMap.standard
  /// The program's themes, then the file's own.
  var themes = Theme.standard

  /// The defaults.
  public init() {}

  /// The defaults, because nothing of the file can be used.
  public init(unusable kind: ConfigurationFault.Kind) {
    faults = [ConfigurationFault(kind)]
  }

  /// No configuration is longer; what is, is another file.
  public static let longest = 1 << 20

  /// The theme of that name.
  func theme(named name: String) -> Theme? { themes.first { $0.name == name } }
}
