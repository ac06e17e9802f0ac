import Glibc

/// Held by an import for as long as it runs: a process that dies lets go of it, so whoever gets it knows
/// that no import is running.
final class ImportLock {
  private let descriptor: Int32
  private let path: String

  /// The lock of a database whose folder exists; `nil` while another import holds it.
  init?(database: String) throws(StoreError) {
    // Beside the file itself: the same list may be opened under several names.
    let real = realpath(database, nil)
    defer { free(real) }
    let path = (real.map { String(cString: $0) } ?? database) + ".import"
    self.path = path
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Self.failure(path, errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(descriptor)
        if code == EINTR { continue }
        if code == EWOULDBLOCK { return nil }
        throw Self.failure(path, code)
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

  /// The lock of a database, however long another import holds it.
  ///
  /// - Throws: `cancelled` as soon as `goOn` says false.
  static func waiting(
    for database: String, while goOn: () -> Bool
  ) throws(StoreError) -> ImportLock {
    while true {
      if let lock = try ImportLock(database: database) { return lock }
      guard goOn() else { throw .cancelled }
      usleep(20_000)
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> StoreError {
    code == ENOSPC || code == EDQUOT
      ? .full(path: path) : .cannotOpen(path: path, reason: String(cString: strerror(code)))
  }

  deinit {
    unlink(path)
    close(descriptor)
  }
}
