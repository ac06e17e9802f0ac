import Glibc

/// Tells when a file in a folder changes, where the system can (inotify).
final class FolderWatch {
  /// What to wait for in `poll`.
  let descriptor: Int32

  /// `nil` where the folder can't be watched: it does not exist, or the limit of watches is reached.
  init?(_ folder: String) {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO)
    if inotify_add_watch(descriptor, folder, changes) < 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes the reports away; which file it was does not matter.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
