import FoundationEssentials

/// A program to be measured.
struct Subject {
  let name: String
  let arguments: [String]
  let environment: [String: String]

  static let rows = 30
  static let columns = 100

  func open() throws -> Session {
    do {
      return try Session(
        arguments, environment: environment, rows: Self.rows, columns: Self.columns)
    } catch let failure as Failure {
      throw Failure("\(arguments.joined(separator: " ")): \(failure)")
    }
  }

  /// The program that people use, with a home of its own.
  static func program(_ path: String, database: String, home: String) -> Subject {
    Subject(
      name: "mytodo", arguments: [path, "--db", database], environment: environment(home: home))
  }

  /// The C program that does the least.
  static func floor(_ path: String, database: String, home: String) -> Subject {
    Subject(name: "floor", arguments: [path, database], environment: environment(home: home))
  }

  static func environment(home: String) -> [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home,
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
    ]
  }

  /// This process's own.
  static var inheritedEnvironment: [String: String] { ProcessInfo.processInfo.environment }
}
