import FoundationEssentials
import Glibc
import Testing

/// A terminal with the program in it: a tmux server of its own, so that the screen is what a person would see.
final class Screen {
  /// What runs in it.
  enum Contents {
    case program([String])
    case shell
  }

  struct NotSeen: Error {}

  let sandbox: Sandbox
  private let folder = RunFolder.shared.folder("screen")
  let process: [String]
  private var socket: String { folder + "/tmux" }

  /// Opens the terminal and waits for the first picture.
  ///
  /// - Parameter environment: what differs from the sandbox's environment.
  init(
    _ sandbox: Sandbox, _ columns: Int = 80, _ rows: Int = 24,
    running contents: Contents = .program([]), environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    self.sandbox = sandbox
    var variables = sandbox.environment
    variables["TERM"] = "tmux-256color"
    variables.merge(environment) { $1 }
    let settings = ["/usr/bin/env", "-i"] + variables.map { "\($0.key)=\($0.value)" }
    switch contents {
    case .program(let arguments): process = settings + ["mytodo"] + arguments
    case .shell: process = settings + ["/bin/sh", "-i"]
    }
    let configuration = """
      set -g remain-on-exit on
      set -g status off
      set -g default-terminal tmux-256color
      set -s escape-time 0

      """
    try Data(configuration.utf8).write(to: URL(filePath: folder + "/tmux.conf"))
    try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", sandbox.path] + process)
    try waitForStart(sourceLocation)
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func waitForStart(_ sourceLocation: SourceLocation) throws {
    // The picture begins with the name of the list; a shell with its prompt.
    try wait("a first picture", sourceLocation: sourceLocation) { rows in
      rows.contains { !$0.isEmpty }
    }
  }

  /// Runs a command of tmux and returns what it prints.
  @discardableResult
  func tmux(_ arguments: [String]) throws -> String {
    let name = "\(folder)/answer-\(UUID().uuidString.prefix(8))"
    let file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(file)
      unlink(name)
    }
    let client = try ChildProcess(
      ["/usr/bin/env", "tmux", "-u", "-S", socket, "-f", folder + "/tmux.conf"] + arguments,
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder, "LANG": "C.UTF-8",
        "SHELL": "/bin/sh",
      ],
      folder: folder, output: file, errors: file)
    _ = client.wait(seconds: 30)
    return String(decoding: FileManager.default.contents(atPath: name) ?? Data(), as: UTF8.self)
  }

  // MARK: What is seen

  /// The rows as they are now, without blanks at their ends.
  var rows: [String] {
    let text = (try? tmux(["capture-pane", "-p"])) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// What tmux knows of the window, such as `#{alternate_on}`.
  func property(_ format: String) -> String {
    let answer = (try? tmux(["display-message", "-p", format])) ?? ""
    return String(answer.filter { $0 != "\n" })
  }

  /// Looks until it holds; when it never does, the test fails with the screen.
  @discardableResult
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until holds: ([String]) -> Bool
  ) throws -> [String] {
    let end = Moment.now + 20_000
    while true {
      let rows = rows
      if holds(rows) { return rows }
      guard Moment.now < end else {
        Issue.record(
          "never seen: \(what)\n\(rows.joined(separator: "\n"))", sourceLocation: sourceLocation)
        throw NotSeen()
      }
      usleep(20_000)
    }
  }

  /// Waits until all of the texts are on the screen.
  @discardableResult
  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
    -> [String]
  {
    try wait("\(texts)", sourceLocation: sourceLocation) { rows in
      texts.allSatisfy { text in rows.contains { $0.contains(text) } }
    }
  }

  /// Waits until none of the texts is on the screen.
  @discardableResult
  func hides(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
    -> [String]
  {
    try wait("no \(texts)", sourceLocation: sourceLocation) { rows in
      !texts.contains { text in rows.contains { $0.contains(text) } }
    }
  }

  /// Waits until the side bar counts that many items in a list.
  func counts(
    _ count: Int, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait("\(count) in \(name)", sourceLocation: sourceLocation) { rows in
      rows.contains { row in
        guard let border = row.firstIndex(of: "│") else { return false }
        // Beside the mark of the list that is shown, and the signs that there is more.
        let words = row[..<border].split(separator: " ").filter { ![">", "v", "^"].contains($0) }
        return words.joined(separator: " ") == name + " " + count.onScreen
      }
    }
  }
}
