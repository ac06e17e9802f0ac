import Glibc
import TodoTUI

/// The configuration file: read once, when the program starts.
struct ConfigurationFile {
  let path: String

  /// What it says; `nil` where there is no such file. What can't be read is a fault, and the defaults hold.
  func read() -> Configuration? {
    // A pipe that nobody writes to must not stop the program.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? nil : unreadable(errno)
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return unreadable(errno) }
    if facts.st_mode & S_IFMT == S_IFDIR { return Configuration(unusable: .isFolder) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 * 1024)
    // One byte more than may be tells a file that is too large.
    while bytes.count <= Configuration.longest {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return unreadable(errno) }
      if count == 0 { break }
      bytes += piece.prefix(count)
    }
    return Configuration(bytes: bytes)
  }

  private func unreadable(_ code: Int32) -> Configuration {
    Configuration(unusable: .unreadable(String(cString: strerror(code))))
  }
}
