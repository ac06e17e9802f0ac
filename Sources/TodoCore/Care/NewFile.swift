import CLinux
import FoundationEssentials
import Glibc

/// A file that is complete before it has its name: written beside it under a name of its own (0600), then
/// renamed. What is not finished goes away with this value.
final class NewFile {
  let path: String
  /// Where to write.
  let partial: String
  private let replacing: Bool
  private var isFinished = false

  /// Makes the file to be written.
  ///
  /// - Throws: `fileExists` where the name is taken and not to be replaced, `cannotOpen`, `full`.
  init(path: String, replacing: Bool) throws(StoreError) {
    self.path = path
    self.replacing = replacing
    // A name that no other run has: two of them at once must not finish each other's file.
    partial = path + ".partial-" + UUID().uuidString.prefix(8)
    var facts = stat()
    if lstat(path, &facts) == 0 {
      guard replacing else { throw .fileExists(path: path) }
      guard facts.st_mode & S_IFMT == S_IFREG else {
        throw .notAFile(path: path)
      }
    }
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path) }
    close(descriptor)
  }

  deinit { if !isFinished { unlink(partial) } }

  /// Syncs what was written and gives it its name, which is durable then.
  ///
  /// - Throws: `fileExists` where someone took the name meanwhile.
  func finish() throws(StoreError) {
    try sync(partial, O_RDONLY)
    if replacing {
      guard rename(partial, path) == 0 else { throw Self.failure(path) }
    } else if !Self.renameWithoutReplacing(partial, path) {
      throw errno == EEXIST ? .fileExists(path: path) : Self.failure(path)
    }
    isFinished = true
    try sync(StoreFile(path: path).folder, O_RDONLY | O_DIRECTORY)
  }

  private func sync(_ path: String, _ flags: Int32) throws(StoreError) {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Self.failure(path) }
  }

  /// Gives a file another name unless that is taken; false with the reason in `errno`.
  static func renameWithoutReplacing(_ old: String, _ new: String) -> Bool {
    let noReplace: UInt32 = 1
    if renameat2(AT_FDCWD, old, AT_FDCWD, new, noReplace) == 0 { return true }
    guard errno == EINVAL || errno == ENOSYS else { return false }
    // File systems without that flag: a second name first, which fails where the name is taken.
    return link(old, new) == 0 && unlink(old) == 0
  }

  /// What the C library just reported about a file.
  static func failure(_ path: String) -> StoreError {
    let code = errno
    return code == ENOSPC || code == EDQUOT || code == EFBIG
      ? .full(path: path) : .cannotOpen(path: path, reason: String(cString: strerror(code)))
  }
}
