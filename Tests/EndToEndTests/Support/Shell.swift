import FoundationEssentials
import Glibc
import Testing

/// A shell in a terminal from which the program is started, as a person does it.
struct Shell {
  let screen: Screen
  private static let prompt = "$"

  init(_ sandbox: Sandbox = Sandbox(), environment: [String: String] = [:]) throws {
    screen = try Screen(sandbox, running: .shell, environment: environment)
    try screen.shows("$")
  }

  /// Types a command line.
  func run(_ line: String) throws {
    try screen.type(line)
    try screen.press("Enter")
  }

  /// Starts the program, through a command where one is given, and returns its process.
  func startProgram(
    _ before: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> pid_t {
    unlink(screen.sandbox.file("pid"))
    try run("sh -c '\(before)echo $$ >pid; exec mytodo'")
    try screen.shows("Lists", "? help", sourceLocation: sourceLocation)
    return pid_t(screen.sandbox.text("pid").filter(\.isNumber)) ?? -1
  }

  /// The modes of the terminal, as `stty -g` prints them. Only while the prompt is there.
  func modes() throws -> String {
    unlink(screen.sandbox.file("modes"))
    try run("stty -g >modes.new; mv modes.new modes")
    try screen.wait("the modes") { _ in screen.sandbox.read("modes") != nil }
    return screen.sandbox.text("modes")
  }

  /// Whether the other screen, a hidden cursor or the mouse is on: `0 1 0` at a prompt.
  var flags: String { screen.property("#{alternate_on} #{cursor_flag} #{mouse_any_flag}") }

  /// The exit status of the last command.
  func status() throws -> String {
    try run("echo status=$?.")
    let pattern = /status=(\d+)\./
    let rows = try screen.wait("an exit status") {
      $0.contains { $0.firstMatch(of: pattern) != nil }
    }
    return rows.compactMap { $0.firstMatch(of: pattern)?.1 }.last.map(String.init) ?? ""
  }
}

/// Whether a process still runs; one that has ended and that nobody has asked for does not.
func isRunning(_ process: pid_t) -> Bool {
  guard kill(process, 0) == 0,
    let facts = FileManager.default.contents(atPath: "/proc/\(process)/stat")
  else { return false }
  let text = String(decoding: facts, as: UTF8.self)
  return text.split(separator: ")").last?.split(separator: " ").first != "Z"
}
