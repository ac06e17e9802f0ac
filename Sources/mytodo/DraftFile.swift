import FoundationEssentials
import Glibc
import TodoTUI

/// A text in a file that only its owner can read, in a folder of its own, where an editor may put copies
/// beside it.
struct DraftFile {
  let path: String
  private let folder: String

  /// Writes the text into a new file below `TMPDIR`.
  init(_ text: String) throws(EditorError) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = place.hasPrefix("/") ? place : "/tmp"
    var template = Array("\(parent)/mytodo-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { bytes in
      bytes.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else {
      throw .cannotWrite(parent, reason: String(cString: strerror(errno)))
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = folder + "/notes.txt"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    var rest = Array(text.utf8)[...]
    while descriptor >= 0, !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { break }
      rest = rest.dropFirst(max(0, count))
    }
    let reason = String(cString: strerror(errno))
    guard descriptor >= 0, close(descriptor) == 0, rest.isEmpty else {
      remove()
      throw .cannotWrite(path, reason: reason)
    }
  }

  /// The bytes of the file as it is now; `nil` where it can't be read.
  func read() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(descriptor, &piece, piece.count), count != 0 {
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += piece.prefix(count)
    }
    return bytes
  }

  /// Removes the file, what an editor left beside it, and the folder.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
