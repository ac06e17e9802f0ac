import Glibc

extension Language {
  /// The language that the environment asks for, by the order of POSIX: LC_ALL, LC_MESSAGES, LANG. Read from
  /// the variables, not from the locale: the interface is Chinese also where that locale is not installed.
  public static var fromEnvironment: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return value.lowercased().hasPrefix("zh") ? .simplifiedChinese : .english
    }
    return .english
  }
}
