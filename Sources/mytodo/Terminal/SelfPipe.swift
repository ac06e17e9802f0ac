import Glibc

/// A pipe to oneself: signals and workers write a byte, which wakes the loop from its `poll`.
///
/// It stays open until the process ends, so that a late worker never writes into another file.
struct SelfPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// The byte that workers write; signals write their number.
  static let wake: UInt8 = 0

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe has woken the loop already; nobody must wait for it to be emptied.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Wakes the loop; for any thread.
  func write() {
    var byte = SelfPipe.wake
    _ = Glibc.write(writeEnd, &byte, 1)
  }

  /// What has been written since the last time.
  func drain() -> Set<UInt8> {
    var found: Set<UInt8> = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      if count > 0 { found.formUnion(bytes.prefix(count)) } else if errno != EINTR { return found }
    }
  }
}
