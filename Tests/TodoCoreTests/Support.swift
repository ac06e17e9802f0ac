import FoundationEssentials
import Glibc
import Synchronization
import Testing

@testable import TodoCore

/// A clock that moves one second with every look, and ids in sequence: the same values in every run.
final class Fixed {
  private var seconds = 1_800_000_000.0
  private var number: UInt8 = 0

  func now() -> Date {
    seconds += 1
    return Date(timeIntervalSince1970: seconds)
  }
}

func makeStore() throws -> TodoStore {
  let fixed = Fixed()
  return try TodoStore.inMemory(clock: fixed.now)
}

extension TodoStore {
  /// All rows of a query by their titles.
  func titles(_ query: TodoQuery = TodoQuery()) throws -> [String] {
    try page(query, at: .start, before: 0, after: 1_000).rows.map(\.item.title)
  }

  func find(_ search: String) throws -> [String] { try titles(TodoQuery(search: search)) }

  /// Whether SQLite finds the file, its references and its text index sound.
  func isSound() throws -> Bool {
    var findings: [String] = []
    try database.each("PRAGMA integrity_check") { findings.append($0.text(0)) }
    try database.each("PRAGMA foreign_key_check") { _ in findings.append("foreign key") }
    try database.run("INSERT INTO item_text(item_text, rank) VALUES ('integrity-check', 1)")
    return findings == ["ok"]
  }
}

/// A folder of its own that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/mytodo-test-XXXXXX".utf8CString)
    path = try #require(
      template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }
}

/// Something that one thread tells another.
final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}
