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

  /// The database: the one that was named, `MYTODO_DB`, or the usual one; `nil` without a home.
  func database(named name: String?) -> String? {
    name ?? value("MYTODO_DB") ?? dataFolder.map { $0 + "/mytodo.db" }
  }

  /// Where a legacy file is looked for: beside the database that is used, then in the documents.
  func legacyPlaces(besides database: String) -> [String] {
    [database.folderOfPath + "/todos.json"] + (home.map { [$0 + "/Documents/todos.json"] } ?? [])
  }

  /// The legacy files that are there now.
  func legacyFiles(besides database: String) -> LegacyFiles {
    let places = legacyPlaces(besides: database).map { access($0, F_OK) == 0 ? $0 : nil }
    return LegacyFiles(toImport: places.first ?? nil, toMention: places.dropFirst().first ?? nil)
  }
}
