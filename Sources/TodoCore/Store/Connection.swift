import CSQLite
import Glibc

extension Database {
  /// A connection as every part of the program uses it: checked, migrated, in WAL mode.
  static func connect(_ path: String) throws(StoreError) -> Database {
    if path == ":memory:" {
      let database = try Database(path: path, creating: true)
      try database.prepareForUse()
      return database
    }
    let file = StoreFile(path: path)
    try file.create()
    let database = try file.open()
    // A file that can't be written is told apart here: SQLite would open it all the same, and fail later.
    guard access(path, W_OK) == 0, access(file.folder, W_OK) == 0 else {
      throw .readOnly(path: path)
    }
    let hadLog = file.hasLog
    if hadLog, access(path + "-shm", F_OK) != 0 { try lookAtLog(path) }
    // A refused file keeps its write-ahead log as it is.
    if hadLog { mytodo_no_checkpoint_on_close(database.handle) }
    try database.prepareAgainstOthers()
    mytodo_checkpoint_on_close(database.handle)
    return database
  }

  /// Refuses what must not be opened where only a log tells, and leaves nothing behind: in exclusive mode
  /// SQLite needs no `-shm` file.
  private static func lookAtLog(_ path: String) throws(StoreError) {
    let database = try Database(path: path)
    mytodo_no_checkpoint_on_close(database.handle)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    _ = try database.checkedVersion()
  }

  /// A connection that only reads a file of the current version.
  static func look(_ path: String) throws(StoreError) -> Database {
    let file = StoreFile(path: path)
    let hadLog = file.hasLog
    // A connection that may not write leaves an empty log behind; this one removes what it made.
    let database = try file.open()
    if hadLog { mytodo_no_checkpoint_on_close(database.handle) }
    try database.execute("PRAGMA query_only = ON")
    let version = try database.checkedVersion()
    guard version == SchemaVersion.current.number else {
      throw .olderSchema(path: path, found: version)
    }
    return database
  }

  /// Of several windows that find the same empty file at once, one removes a log that another is about to
  /// remove, which SQLite tells as a failure of the disk.
  private func prepareAgainstOthers() throws(StoreError) {
    var patience = 3
    for _ in 0..<100 {
      do {
        return try prepareForUse()
      } catch {
        if case .busy = error, patience > 0 {
          // Only tables that are made or migrated keep others from opening, and that ends by itself.
          patience -= 1
        } else if error.isLostRace {
          usleep(2_000)
        } else {
          throw error
        }
      }
    }
    try prepareForUse()
  }

  private func prepareForUse() throws(StoreError) {
    let version = try checkedVersion()
    // Before the first look at the text index, which keeps the tokenizer that it finds then.
    guard mytodo_register_trigram(handle) == SQLITE_OK else { throw failure() }
    if version > 0, version < SchemaVersion.current.number {
      try Migrator(plan: .standard).migrate(self, from: version)
    }
    try enterWAL()
    if version == 0 { try createSchema() }
    // After very many writes the log does not keep its size for as long as a window is open.
    try execute(
      """
      PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 16777216
      """)
  }

  /// The version of a file that is ours, 0 for an empty one. In one snapshot: another window may be making
  /// the tables just now.
  private func checkedVersion() throws(StoreError) -> Int {
    try snapshot { () throws(StoreError) in
      let version = try integer("PRAGMA user_version") ?? 0
      let application = try integer("PRAGMA application_id") ?? 0
      try StoreFile.check(version: version, application: application, path: path)
      let isOurs =
        if version == 0 { try isEmpty } else if application == 0 { try holdsFirstTables } else {
          true
        }
      guard isOurs else { throw .otherProgram(path: path) }
      return version
    }
  }

  private var isEmpty: Bool {
    get throws(StoreError) { try integer("SELECT count(*) FROM sqlite_master") == 0 }
  }

  /// Whether the tables are those of versions 1 and 2: many programs number their first versions so, and a file
  /// of these may be without our mark.
  private var holdsFirstTables: Bool {
    get throws(StoreError) {
      try integer(
        """
        SELECT (SELECT count(*) FROM pragma_table_info('items')
            WHERE name IN ('id', 'title', 'done', 'createdAt', 'group'))
          + (SELECT count(*) FROM pragma_table_info('groups') WHERE name IN ('id', 'name'))
        """) == 7
    }
  }

  /// Makes the tables of the current version, unless another process was faster.
  private func createSchema() throws(StoreError) {
    try transaction("EXCLUSIVE") { () throws(StoreError) in
      guard try integer("PRAGMA user_version") == 0 else { return }
      guard try isEmpty else { throw .otherProgram(path: path) }
      try execute(SchemaVersion.current.ddl)
    }
  }

  /// Switches the file to a write-ahead log, which stays with it; a restored copy may have lost it.
  private func enterWAL() throws(StoreError) {
    guard try !["wal", "memory"].contains(text("PRAGMA journal_mode")) else { return }
    // The switch does not wait for other connections by itself.
    for _ in 0..<200 {
      do {
        try execute("PRAGMA journal_mode = WAL")
        return
      } catch .busy {
        usleep(5_000)
      }
    }
    throw .busy(path: path)
  }
}
