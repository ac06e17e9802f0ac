import FoundationEssentials
import Glibc

/// A person's account: a home, the folders of the XDG standard and an environment, shared with nobody.
final class Sandbox {
  let path: String
  var environment: [String: String]

  /// - Parameter language: the value of `LANG`.
  init(language: String = "en_US.UTF-8") {
    path = RunFolder.shared.folder("home")
    environment = [
      "HOME": path + "/home", "XDG_DATA_HOME": path + "/data", "XDG_CONFIG_HOME": path + "/config",
      "XDG_STATE_HOME": path + "/state", "PATH": RunFolder.shared.products + ":/usr/bin:/bin",
      "LANG": language, "TZ": "UTC", "TERM": "xterm-256color", "PS1": "$ ",
    ]
    for folder in ["home", "data", "config", "state"] { mkdir(file(folder), 0o700) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  func file(_ name: String) -> String { path + "/" + name }

  /// Where the program keeps the list.
  var database: String { file("data/mytodo/mytodo.db") }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = file(name)
    if let slash = path.lastIndex(of: "/") {
      try FileManager.default.createDirectory(
        atPath: String(path[..<slash]), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }

  /// The bytes of a file; `nil` where there is none.
  func read(_ name: String) -> Data? { FileManager.default.contents(atPath: file(name)) }

  /// The text of a file.
  func text(_ name: String) -> String {
    read(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Everything that is on disk, by path: the bytes of files, the permissions of folders.
  func everything() -> [String: Data] {
    var found: [String: Data] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      var facts = stat()
      stat(file(name), &facts)
      let mode = String(facts.st_mode, radix: 8)
      found[name] = Data(mode.utf8) + (FileManager.default.contents(atPath: file(name)) ?? Data())
    }
    return found
  }
}
