import Glibc
import TodoTUI

/// Reads the terminal and gives the parser the time that it lacks.
final class Keyboard {
  var parser: InputParser
  /// When the bytes that are missing will no longer come, in milliseconds of ``Clock``.
  private(set) var deadline: Int?
  private var inputs: [Input] = []
  private let escapeDelay: Int

  /// So much is read before anything is drawn; a terminal that pours in more must not freeze the
  /// screen.
  private static let mostBytes = 1 << 18

  init() {
    parser = InputParser(
      decoder: CharacterSet.decoder, terminalKeys: TerminalKeys.sequences)
    escapeDelay = getenv("ESCDELAY").flatMap { Int(String(cString: $0)) }.map { max(0, $0) } ?? 25
  }

  /// Reads all that has arrived; false when the terminal is gone.
  func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var total = 0
    repeat {
      let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 {
        inputs += parser.parse(bytes.prefix(count))
        total += count
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        return false
      }
    } while total < Keyboard.mostBytes && isReady
    deadline = parser.wait.map { Clock.now + patience($0) }
    return true
  }

  /// What was read, and what became clear because nothing more came.
  func takeInputs() -> [Input] {
    if let end = deadline, Clock.now >= end {
      inputs += parser.timeUp()
      deadline = parser.wait.map { Clock.now + patience($0) }
    }
    defer { inputs = [] }
    return inputs
  }

  private var isReady: Bool {
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) == 1 && file.revents & Int16(POLLIN) != 0
  }

  /// Milliseconds. A slow line tears pastes apart, and the rest of one would run as commands.
  private func patience(_ wait: InputParser.Wait) -> Int {
    switch wait {
    case .escape: escapeDelay
    case .tail: 100
    case .sequence: 250
    case .string, .paste: 500
    }
  }
}

/// The time since some moment, in milliseconds; setting the wall clock does not move it.
enum Clock {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
