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
    try file.check()
    // A file that can't be written is told apart here: SQLite would open it all the same, and fail later.
    guard access(path, W_OK) == 0, access(file.folder, W_OK) == 0 else {
      throw .readOnly(path: path)
    }
    let database = try Database(path: path)
    try database.prepareForUse()
    return database
  }

  /// A connection that only reads a file of the current version.
  static func look(_ path: String) throws(StoreError) -> Database {
    try StoreFile(path: path).check()
    let database = try Database(path: path, readOnly: true)
    let version = try database.integer("PRAGMA user_version") ?? 0
    guard version == SchemaVersion.current.number else {
      throw .olderSchema(path: path, found: version)
    }
    return database
  }

  private func prepareForUse() throws(StoreError) {
    // A refused file keeps its write-ahead log as it is.
    mytodo_no_checkpoint_on_close(handle)
    let version = try integer("PRAGMA user_version") ?? 0
    let application = try integer("PRAGMA application_id") ?? 0
    try StoreFile.check(version: version, application: application, path: path)
    // Before the first look at the text index, which keeps the tokenizer that it finds then.
    guard mytodo_register_trigram(handle) == SQLITE_OK else { throw failure() }
    if version == 0 {
      try createSchema()
    } else if version < SchemaVersion.current.number {
      try Migrator(plan: .standard).migrate(self, from: version)
      try enterWAL()
    }
    try configure()
    mytodo_checkpoint_on_close(handle)
  }

  /// What holds for a connection only, and the journal mode, which stays with the file.
  private func configure() throws(StoreError) {
    try execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
  }

  /// Makes the tables of the current version, unless another process was faster.
  private func createSchema() throws(StoreError) {
    try enterWAL()
    try transaction("EXCLUSIVE") { () throws(StoreError) in
      guard try integer("PRAGMA user_version") == 0 else { return }
      guard try integer("SELECT count(*) FROM sqlite_master") == 0 else {
        throw .otherProgram(path: path)
      }
      try execute(SchemaVersion.current.ddl)
    }
  }

  /// Changing the journal mode does not wait for other connections by itself.
  private func enterWAL() throws(StoreError) {
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
