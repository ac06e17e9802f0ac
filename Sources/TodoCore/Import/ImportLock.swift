import Glibc

/// Held by a large import for as long as it runs: a process that dies lets go of it, so whoever gets it knows
/// that no import is running.
final class ImportLock {
  private let descriptor: Int32
  private let path: String

  /// The lock of a database, or `nil` while another process holds it.
  init?(database: String, wait: Bool) {
    path = database + ".import"
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      guard flock(descriptor, LOCK_EX | (wait ? 0 : LOCK_NB)) == 0 else {
        close(descriptor)
        return nil
      }
      // The one who held it before removes the file; then this lock is on a file without a name.
      var held = stat()
      var named = stat()
      if fstat(descriptor, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
