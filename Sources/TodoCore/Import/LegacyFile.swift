import FoundationEssentials
import Glibc

/// A legacy file, open and locked: the bytes that are imported are the bytes that get the new name.
final class LegacyFile {
  let path: String
  let bytes: Data
  private let descriptor: Int32
  private let facts: stat

  /// Opens and reads the file; waits while another import holds it.
  ///
  /// - Returns: `nil` where the file went away while this one waited: the other import renamed it.
  /// - Throws: `cancelled` where `goOn` says false meanwhile.
  static func open(
    _ path: String, while goOn: () -> Bool = { true }
  ) throws(ImportError) -> LegacyFile? {
    var waited = false
    while true {
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else {
        if errno == ENOENT { if waited { return nil } else { throw .missing(path: path) } }
        throw .unusable(path: path, reason: reason())
      }
      // File systems without locks have no other import to wait for that could be seen.
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        waited = true
        guard goOn() else {
          close(descriptor)
          throw .cancelled
        }
        usleep(20_000)
      }
      var held = stat()
      var named = stat()
      guard fstat(descriptor, &held) == 0 else {
        close(descriptor)
        throw .unusable(path: path, reason: reason())
      }
      // The lock is on the file, not on its name: what has the name now may be another one.
      guard stat(path, &named) == 0, named.st_ino == held.st_ino, named.st_dev == held.st_dev else {
        close(descriptor)
        waited = true
        continue
      }
      guard held.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw .notAFile(path: path)
      }
      return try LegacyFile(path: path, descriptor: descriptor, facts: held)
    }
  }

  private init(path: String, descriptor: Int32, facts: stat) throws(ImportError) {
    self.path = path
    self.descriptor = descriptor
    self.facts = facts
    var data = Data(count: Int(facts.st_size))
    var count = 0
    while true {
      if count == data.count { data.append(Data(count: 1 << 16)) }
      let room = data.count - count
      let got = data.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(descriptor, $0 + count, room) } ?? 0
      }
      if got == 0 { break }
      guard got > 0 else {
        if errno == EINTR { continue }
        close(descriptor)
        throw .unusable(path: path, reason: Self.reason())
      }
      count += got
    }
    data.count = count
    bytes = data
  }

  deinit { close(descriptor) }

  /// The bytes without a byte order mark, which Windows editors put first.
  var text: Data { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(bytes.dropFirst(3)) : bytes }

  private var folder: String { path.folderOfPath }

  private static func reason() -> String { String(cString: strerror(errno)) }

  /// Refuses before anything is saved where the rename could not work.
  func checkRenamable() throws(ImportError) {
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .unusable(path: folder, reason: Self.reason())
    }
  }

  /// Gives the file its new name, never another file's, and makes that durable. Returns the name.
  func markImported() throws(ImportError) -> String {
    var now = stat()
    guard stat(path, &now) == 0, now.st_ino == facts.st_ino, now.st_dev == facts.st_dev,
      now.st_size == facts.st_size, now.st_mtim.tv_sec == facts.st_mtim.tv_sec,
      now.st_mtim.tv_nsec == facts.st_mtim.tv_nsec
    else { throw .changedMeanwhile(path: path) }
    let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
    let ending = path.hasSuffix(".json") ? ".json" : ""
    for number in 1..<10_000 {
      let name = stem + ".imported" + (number == 1 ? "" : ".\(number)") + ending
      if NewFile.renameWithoutReplacing(path, name) {
        syncFolder()
        return name
      }
      guard errno == EEXIST else { break }
    }
    throw .notRenamed(path: path, reason: Self.reason())
  }

  private func syncFolder() {
    let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
