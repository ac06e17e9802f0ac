import FoundationEssentials
import Glibc

/// The few things that the benchmark asks of files.
enum File {
  static func text(_ path: String, most: Int = .max) -> String {
    String(decoding: bytes(path, most: most), as: UTF8.self)
  }

  /// What the file holds, or the beginning of it; nothing where there is none.
  static func bytes(_ path: String, most: Int = .max) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most,
      case let count = read(descriptor, &buffer, min(buffer.count, most - bytes.count)), count > 0
    {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// What the file holds, for a decoder.
  static func data(_ path: String) throws -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("no file \(path)") }
    defer { close(descriptor) }
    var data = Data(count: size(path))
    var count = 0
    while count < data.count {
      let got = data.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(descriptor, $0 + count, buffer.count - count) } ?? 0
      }
      guard got > 0 else { throw Failure("cannot read \(path)") }
      count += got
    }
    return data
  }

  static func size(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }

  /// Writes a whole file.
  static func write(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += (made.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      mkdir(made, 0o700)
    }
  }

  /// Removes a database with what SQLite keeps beside it.
  static func removeDatabase(_ path: String) {
    for end in ["", "-wal", "-shm"] { unlink(path + end) }
  }

  /// Reads a whole file, so that the first run does not wait for the disk.
  static func warm(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
