import FoundationEssentials
import Glibc
import Synchronization
import Testing
import TodoText

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

  /// All names that a search can mean.
  func searchNames() throws -> SearchNames {
    SearchNames(
      groups: try groups().map { SearchableGroup(id: $0.id, key: Folding.searchKey($0.name)) },
      tags: try searchableTags())
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

  /// - Parameter inMemory: where no disk is to be waited for, if the system has such a place.
  init(inMemory: Bool = false) throws {
    let place = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(place)/mytodo-test-XXXXXX".utf8CString)
    path = try #require(
      template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }
}

/// A number that one thread tells another.
final class Signal: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }
  var isSet: Bool { count > 0 }
  func set() { value.withLock { $0 += 1 } }

  /// Waits until it has been set more often than that; false after ten seconds.
  func waits(beyond count: Int) -> Bool {
    for _ in 0..<10_000 where self.count <= count { usleep(1_000) }
    return self.count > count
  }
}

/// A thread of its own: the pool of tasks may be busy with other tests.
final class Worker {
  private final class Body {
    let run: @Sendable () throws -> Void
    init(_ run: @escaping @Sendable () throws -> Void) { self.run = run }
  }

  private var thread = pthread_t()

  init(_ run: @escaping @Sendable () throws -> Void) {
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    pthread_create(
      &thread, nil,
      { body in
        guard let body else { return nil }
        do {
          try Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        } catch {
          Issue.record(error)
        }
        return nil
      }, body)
  }

  func join() { pthread_join(thread, nil) }
}
