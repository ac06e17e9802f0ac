extension Command {
  /// What it is called in the configuration: `toggleDone` is `toggle-done`. It stays the same in every
  /// version, since files hold it.
  public var name: String { rawValue.kebabCase }

  /// The command of that name.
  public init?(name: String) {
    guard let command = Command.byName[name] else { return nil }
    self = command
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension KeyContext {
  /// What it is called in the configuration: `formText` is `form-text`.
  var name: String { String(describing: self).kebabCase }
}
