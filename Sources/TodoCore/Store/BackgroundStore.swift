import CSQLite
import FoundationEssentials
import Synchronization

/// Long work on a connection and a thread of its own, away from the interactive thread. Only values cross.
public actor BackgroundStore {
  private let executor = ThreadExecutor()
  /// Its thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  let path: String
  let author: Author
  private var store: TodoStore?
  private let interrupter = Interrupter()

  /// Work on the list in that file; it is opened with the first task.
  public init(path: String, author: Author) {
    self.path = path
    self.author = author
  }

  /// How many rows a query has.
  ///
  /// - Throws: `cancelled` after `interrupt()`.
  public func count(_ query: TodoQuery) throws(StoreError) -> Int {
    try opened().count(query)
  }

  /// How many rows of a query come before a place in its order.
  ///
  /// - Throws: `cancelled` after `interrupt()`.
  public func count(_ query: TodoQuery, before cursor: Cursor) throws(StoreError) -> Int {
    try opened().count(query, before: cursor)
  }

  /// The counts of the side bar.
  ///
  /// - Throws: `cancelled` after `interrupt()`.
  public func listCounts(
    today: CalendarDay, includingTags: Bool = false
  ) throws(StoreError) -> ListCounts {
    try opened().listCounts(today: today, includingTags: includingTags)
  }

  /// Ends the statement that runs now, from any thread.
  public nonisolated func interrupt() { interrupter.interrupt() }

  deinit { interrupter.detach() }

  func opened() throws(StoreError) -> TodoStore {
    if let store { return store }
    let opened = try TodoStore(path: path, author: author)
    interrupter.attach(to: opened.database)
    store = opened
    return opened
  }
}

/// The one thing that another thread may do to a connection: `sqlite3_interrupt`, which SQLite allows as long
/// as the connection is open.
private final class Interrupter: Sendable {
  /// The handle's address; the lock keeps it open while it is used.
  private let handle = Mutex<UInt>(0)

  func attach(to database: Database) {
    handle.withLock { $0 = UInt(bitPattern: database.handle) }
  }

  func detach() { handle.withLock { $0 = 0 } }

  func interrupt() {
    handle.withLock { if $0 != 0 { sqlite3_interrupt(OpaquePointer(bitPattern: $0)) } }
  }
}
