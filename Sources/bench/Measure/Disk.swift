import Glibc

/// What the disk takes to make a small write safe: the least that a key can take that writes.
struct Disk {
  private let descriptor: Int32

  /// The disk of that folder.
  init(folder: String) throws {
    descriptor = open(folder + "/sync", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("no file in \(folder)") }
  }

  /// Appends one page and waits until it is there.
  func sync() -> Answer {
    let page = [UInt8](repeating: 1, count: 4096)
    let start = Clock.now()
    _ = write(descriptor, page, page.count)
    fdatasync(descriptor)
    return Answer(steps: [.init(time: Clock.now() - start, bytes: 0, changesList: true)])
  }

  /// Closes the file.
  func end() { close(descriptor) }
}
