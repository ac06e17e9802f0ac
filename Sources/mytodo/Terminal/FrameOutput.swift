import CNcurses
import Glibc

/// What ncurses sends, kept until the frame is complete, so that it reaches the terminal in one piece.
///
/// ncurses writes whenever its buffer is full, and each write may wake the terminal to draw a part of the frame.
final class FrameOutput {
  /// Where ncurses writes to: the terminal, or a file in memory while frames are collected.
  let descriptor: Int32
  private let frame: Int32
  private var bytes: [UInt8] = []

  init() {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let closeOnExec: UInt32 = 1
    frame = memfd_create("mytodo-frame", closeOnExec)
  }

  /// Starts to keep what ncurses writes. Its calls about the terminal's modes fail from now on.
  func collect() {
    if frame >= 0 { dup3(frame, descriptor, O_CLOEXEC) }
  }

  /// Sends what was kept, and lets ncurses have the terminal itself.
  func release() {
    send()
    dup3(STDOUT_FILENO, descriptor, O_CLOEXEC)
  }

  /// Forgets what was kept.
  func drop() { lseek(frame, 0, SEEK_SET) }

  /// Sends what was kept. Where there is no such file, ncurses has sent it already.
  func send() {
    let count = Int(lseek(frame, 0, SEEK_CUR))
    guard count > 0 else { return }
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    let kept = pread(frame, &bytes, count, 0)
    lseek(frame, 0, SEEK_SET)
    FrameOutput.send(bytes.prefix(max(0, kept)))
  }

  /// Writes bytes to the terminal, all of them.
  static func send(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program has made the terminal non-blocking for all who share it.
        var terminal = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        poll(&terminal, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}
