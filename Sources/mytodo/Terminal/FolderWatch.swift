import Glibc

/// Tells when a database or one of the files beside it changes, where the system can (inotify).
final class FolderWatch {
  /// What to wait for in `poll`.
  let descriptor: Int32
  private let name: [UInt8]
  private var bytes = [UInt8](repeating: 0, count: 16_384)

  /// `nil` where the folder can't be watched: it does not exist, or the limit of watches is reached.
  init?(database path: String) {
    // SQLite keeps its files beside the real one; links are only for opening it.
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let bytes = Array(String(cString: real).utf8)
    // It is absolute.
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
    name = Array(bytes[(slash + 1)...])
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO)
    let folder = slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
    if inotify_add_watch(descriptor, folder, changes) < 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes reports away, and tells whether one of them was about the database.
  func drain() -> Bool {
    // Once: where another program writes all the time there would be no end, and no key were read.
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 && bytes.withUnsafeBytes { concerns($0.prefix(count)) }
  }

  private func concerns(_ reports: Slice<UnsafeRawBufferPointer>) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var rest = reports
    while rest.count >= head {
      let report = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      // Too many reports for the queue: any of them may have been lost.
      if report.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if rest.dropFirst(head).prefix(Int(report.len)).starts(with: name) { return true }
      rest = rest.dropFirst(head + Int(report.len))
    }
    return false
  }
}
