import FoundationEssentials
import Glibc
import Testing

/// What a person does at a terminal.
extension Screen {
  /// Presses keys by tmux's names, such as `Enter`, `C-c` or `d`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types text.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", "--", text]) }

  /// Sends bytes as they are, like a terminal that talks nonsense.
  func send(_ bytes: [UInt8]) throws {
    for start in stride(from: 0, to: bytes.count, by: 1000) {
      let part = bytes[start..<min(bytes.count, start + 1000)]
      try tmux(["send-keys", "-H"] + part.map { String($0, radix: 16) })
    }
  }

  /// Pastes text, in the brackets that the program asked for.
  func paste(_ text: String) throws {
    let file = try sandbox.write("pasted", text)
    try tmux(["load-buffer", file])
    try tmux(["paste-buffer", "-p", "-r", "-d"])
    unlink(file)
  }

  /// Leaves what shows a text with Esc. Only when it is gone is the next key no longer one with Alt.
  func escape(from text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try shows(text, sourceLocation: sourceLocation)
    try press("Escape")
    try hides(text, sourceLocation: sourceLocation)
  }

  /// Presses Esc, which leads to a text.
  func escape(to text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press("Escape")
    try shows(text, sourceLocation: sourceLocation)
  }

  /// Waits until the screen has not changed for a while; for what must have no effect.
  func waitUntilQuiet(milliseconds: Int = 600) throws {
    var (last, since) = (rows, Moment.now)
    while Moment.now < since + milliseconds {
      usleep(50_000)
      let now = rows
      if now != last { (last, since) = (now, Moment.now) }
    }
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The process that runs in the terminal.
  var processID: pid_t { pid_t(property("#{pane_pid}")) ?? -1 }

  /// The process in the terminal ended: `status signal`.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("the end of the program", sourceLocation: sourceLocation) { _ in
      property("#{pane_dead}") == "1"
    }
  }

  /// Kills the program where it stands and starts it again.
  func killAndRestart(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let id = processID
    guard id > 1 else { return }
    kill(id, SIGKILL)
    try waitForEnd(sourceLocation: sourceLocation)
    try restart(sourceLocation: sourceLocation)
  }

  /// Starts the program again after its end.
  func restart(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try tmux(["respawn-pane", "-k", "-c", sandbox.path] + process)
    try wait("the list again", sourceLocation: sourceLocation) { rows in
      rows.last { !$0.isEmpty }?.contains("help") == true || rows.last?.contains("帮助") == true
    }
  }
}
