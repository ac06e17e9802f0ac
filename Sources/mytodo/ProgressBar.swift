import Glibc
import TodoCore
import TodoTUI

/// A line on standard error that shows how far an import is; nothing where that is not a terminal.
final class ProgressBar {
  private let strings: any CommandStrings
  private let isShown = isatty(STDERR_FILENO) == 1
  private var last = ""
  private static let width = 30

  init(strings: any CommandStrings) { self.strings = strings }

  func show(_ progress: ImportProgress) {
    guard isShown else { return }
    let part = progress.total == 0 ? 0 : progress.done * Self.width / progress.total
    let bar = String(repeating: "#", count: part) + String(repeating: "-", count: Self.width - part)
    let numbers = progress.total == 0 ? "" : " \(progress.done)/\(progress.total)"
    let line = "[\(bar)] \(strings.phase(progress.phase))\(numbers)"
    guard line != last else { return }
    last = line
    // Carriage return and "erase to the end of the line" are all that this needs of a terminal.
    Output.write("\r\(line)\u{1B}[K", to: STDERR_FILENO)
  }

  func clear() {
    guard isShown, !last.isEmpty else { return }
    Output.write("\r\u{1B}[K", to: STDERR_FILENO)
    last = ""
  }
}
