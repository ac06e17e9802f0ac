import FoundationEssentials
import Glibc
import Testing

/// A part of a test in a process of its own: this test program again, told to run that part alone.
struct OtherProcess {
  struct NotStarted: Error {
    let reason: String
  }

  /// The part that this process is to run, and what it is told; `nil` in the process of the tests.
  static let part = getenv("MYTODO_TEST_PART").map { String(cString: $0) }
  static func argument(_ name: String) throws -> String {
    String(cString: try #require(getenv("MYTODO_TEST_" + name)))
  }

  private let id: pid_t
  private let output: String

  /// Starts a part with its arguments; what it prints goes to a file in the folder.
  init(_ part: String, _ arguments: [String: String], folder: TemporaryFolder) throws {
    output = folder.file("output-\(UUID().uuidString)")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let words = [
      "/proc/self/exe", "--testing-library", "swift-testing", "--filter", "PartsTests",
      "--no-parallel",
    ]
    var variables: [String] = []
    for variable in ["PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR"] {
      if let value = getenv(variable) { variables.append("\(variable)=\(String(cString: value))") }
    }
    variables += ["MYTODO_TEST_PART=\(part)", "MYTODO_TEST_FOLDER=\(folder.path)"]
    for (name, value) in arguments { variables.append("MYTODO_TEST_\(name)=\(value)") }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var id = pid_t()
    let code = posix_spawn(&id, "/proc/self/exe", &actions, nil, &argv, &envp)
    guard code == 0 else { throw NotStarted(reason: String(cString: strerror(code))) }
    self.id = id
  }

  /// Waits for the end; a part that failed fails the test, with what it printed.
  func join(sourceLocation: SourceLocation = #_sourceLocation) {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    guard status != 0 else { return }
    let text = FileManager.default.contents(atPath: output) ?? Data()
    Issue.record(
      "status \(status): \(String(decoding: text, as: UTF8.self))", sourceLocation: sourceLocation)
  }
}
