import Glibc

/// The lock that SQLite takes on a list to write, held by this process as by a program that is stuck.
final class WriteLock {
  private let file: Int32

  /// Takes the lock; nobody may be writing.
  init(on database: String) {
    file = open(database + "-shm", O_RDWR | O_CLOEXEC)
    // SQLite's file format, "WAL-index locking": the write lock is the byte at 120.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 120
    lock.l_len = 1
    while fcntl(file, F_SETLK, &lock) != 0 && errno == EAGAIN { usleep(1_000) }
  }

  deinit { release() }

  /// Lets others write. (A process loses its locks when it closes the file.)
  func release() { close(file) }
}
