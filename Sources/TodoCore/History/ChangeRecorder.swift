import CSQLite

/// Records every change that one connection makes to the person's tables: a session of SQLite's session
/// extension. The changeset holds old and new values, so its inverse undoes it, cascades included.
final class ChangeRecorder {
  /// Children before parents, so that a parent's deletion never finds children that the same changeset
  /// deletes. Tags are only ever added: a tag that loses its last item stays as a word that nothing uses.
  static let tables = ["item_tag", "item", "todo_group", "tombstone", "import_base"]

  private var session: OpaquePointer?
  private let database: Database

  init(_ database: Database) throws(StoreError) {
    self.database = database
    var code = sqlite3session_create(database.handle, "main", &session)
    for table in Self.tables where code == SQLITE_OK {
      code = sqlite3session_attach(session, table)
    }
    guard code == SQLITE_OK else {
      sqlite3session_delete(session)
      session = nil
      throw database.failure(code: code)
    }
  }

  deinit { sqlite3session_delete(session) }

  /// Whether changes are recorded from now on.
  func record(_ isOn: Bool) { sqlite3session_enable(session, isOn ? 1 : 0) }

  var isEmpty: Bool { sqlite3session_isempty(session) != 0 }

  /// Hands the changeset over in pieces of at most a megabyte or a little more, whatever its size.
  func changeset(_ part: ([UInt8]) throws(StoreError) -> Void) throws(StoreError) {
    // The callback can't be escaping nor throw: a collector holds what is to be written and what went wrong.
    try withoutActuallyEscaping(part) { part throws(StoreError) in
      let collector = Collector(part)
      let code = sqlite3session_changeset_strm(
        session,
        { context, bytes, count in
          guard let context, let bytes else { return SQLITE_OK }
          let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
          return collector.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        }, Unmanaged.passUnretained(collector).toOpaque())
      if let error = collector.error { throw error }
      guard code == SQLITE_OK else { throw database.failure(code: code) }
      try collector.flush()
    }
  }

  /// What SQLite has handed over of a changeset and no part holds yet.
  private final class Collector {
    private static let partSize = 1 << 20
    private var bytes: [UInt8] = []
    private let part: ([UInt8]) throws(StoreError) -> Void
    private(set) var error: StoreError?

    init(_ part: @escaping ([UInt8]) throws(StoreError) -> Void) { self.part = part }

    func add(_ more: UnsafeRawBufferPointer) -> Int32 {
      bytes.append(contentsOf: more)
      guard bytes.count >= Self.partSize else { return SQLITE_OK }
      do {
        try flush()
        return SQLITE_OK
      } catch {
        self.error = error
        return SQLITE_ABORT
      }
    }

    func flush() throws(StoreError) {
      guard !bytes.isEmpty else { return }
      try part(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
  }
}
