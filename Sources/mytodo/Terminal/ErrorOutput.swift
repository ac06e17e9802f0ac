import CNcurses
import Glibc

/// Keeps stderr aside while the screen is up, where a message would tear it, and tells it afterwards.
final class ErrorOutput {
  private var copy: Int32 = -1
  private var output: Int32 = -1

  /// Only a terminal is kept from messages; a file that stderr goes to gets them at once.
  func divert() {
    guard output < 0, isatty(STDERR_FILENO) == 1 else { return }
    let closeOnExec: UInt32 = 1
    copy = memfd_create("mytodo-stderr", closeOnExec)
    output = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0, output >= 0 else { return close() }
    dup2(copy, STDERR_FILENO)
    Signals.setErrorCopy(copy, output: output)
  }

  /// Puts stderr back and writes what was kept.
  func replay() {
    guard output >= 0 else { return }
    Signals.setErrorCopy(-1, output: -1)
    dup2(output, STDERR_FILENO)
    lseek(copy, 0, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(copy, &bytes, bytes.count), count > 0 {
      _ = write(STDERR_FILENO, bytes, count)
    }
    close()
  }

  private func close() {
    if copy >= 0 { _ = Glibc.close(copy) }
    if output >= 0 { _ = Glibc.close(output) }
    copy = -1
    output = -1
  }
}
