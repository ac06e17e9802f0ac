import CPty
import FoundationEssentials
import Glibc

/// One run of the program as a script would start it, and what came of it.
struct Command {
  /// What standard input and output are.
  enum Surroundings {
    /// No terminal anywhere.
    case pipes
    /// A terminal; standard error goes elsewhere, so that each is seen for itself.
    case terminal
    /// A terminal, but `</dev/null`.
    case terminalWithoutInput
    /// A terminal, but `| cat`.
    case terminalWithoutOutput
  }

  let ending: ChildProcess.Ending
  let output: String
  let errors: String
  /// What was written to the terminal, where there was one.
  let screen: [UInt8]

  /// The lines on standard error.
  var errorLines: [Substring] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
  var outputLines: [Substring] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Runs `mytodo` with those arguments.
  init(
    _ arguments: [String], in sandbox: Sandbox, environment: [String: String]? = nil,
    surroundings: Surroundings = .pipes, prefix: [String] = []
  ) throws {
    let folder = RunFolder.shared.folder("output")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func file(_ name: String) -> Int32 {
      open("\(folder)/\(name)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    }
    let (output, errors) = (file("output"), file("errors"))
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for file in [output, errors, nothing] { close(file) } }
    let terminal = surroundings == .pipes ? nil : PseudoTerminal()
    let process = try ChildProcess(
      prefix + [RunFolder.shared.products + "/mytodo"] + arguments,
      environment: environment ?? sandbox.environment, folder: sandbox.path,
      input: surroundings == .terminalWithoutInput ? nothing : -1,
      output: surroundings == .pipes || surroundings == .terminalWithoutOutput ? output : -1,
      errors: errors, terminal: terminal?.path)
    ending = process.wait()
    func text(_ name: String) -> String {
      String(
        decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self
      )
    }
    self.output = text("output")
    self.errors = text("errors")
    screen = terminal?.written() ?? []
  }
}

/// A terminal that only keeps what is written to it.
final class PseudoTerminal {
  let path: String
  private let master: Int32

  init() {
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    grantpt(master)
    unlockpt(master)
    var name = [CChar](repeating: 0, count: 64)
    ptsname_r(master, &name, name.count)
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(master) }

  /// All that was written until now.
  func written() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &bytes, bytes.count), count > 0 {
      all += bytes.prefix(count)
    }
    return all
  }
}
