import Glibc
import TodoCore
import TodoTUI

/// Where things are, by the XDG base directory standard: relative values are ignored, as it says.
struct Places {
  private let environment: (String) -> String?

  init(environment: @escaping (String) -> String? = Places.variable) {
    self.environment = environment
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private func value(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The person's home; the password file knows it where HOME is not set.
  private var home: String? {
    if let home = value("HOME"), home.hasPrefix("/") { return home }
    return getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
  }

  private var dataFolder: String? {
    if let base = value("XDG_DATA_HOME"), base.hasPrefix("/") { return base + "/mytodo" }
    return home.map { $0 + "/.local/share/mytodo" }
  }

  /// The configuration file; `nil` without a home.
  var configuration: String? {
    if let base = value("XDG_CONFIG_HOME"), base.hasPrefix("/") { return base + "/mytodo/config" }
    return home.map { $0 + "/.config/mytodo/config" }
  }

  /// The database: the one that was named, `MYTODO_DB`, or the usual one; `nil` without a home.
  func database(named name: String?) -> String? {
    name ?? value("MYTODO_DB") ?? dataFolder.map { $0 + "/mytodo.db" }
  }

  /// Where a legacy file is looked for: in the data folder, then in the documents. A file beside a database
  /// elsewhere may be another program's.
  var legacyPlaces: [String] {
    [dataFolder, home.map { $0 + "/Documents" }].compactMap { $0.map { $0 + "/todos.json" } }
  }

  /// The legacy files that are there now.
  ///
  /// - Parameter database: only the data folder's own list takes the file there by itself.
  func legacyFiles(for database: String) -> LegacyFiles {
    let places = legacyPlaces.map { access($0, F_OK) == 0 ? $0 : nil }
    let isOwn = dataFolder.map { $0 + "/mytodo.db" } == database
    return LegacyFiles(
      toImport: isOwn ? places.first ?? nil : nil, toMention: places.dropFirst().first ?? nil)
  }
}
