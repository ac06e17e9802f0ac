import CSQLite
import FoundationEssentials
import Glibc

/// Brings an older file to the current version: everything or nothing, with a copy set aside before.
struct Migrator {
  let plan: MigrationPlan

  /// The copy of an older file: one is kept beside it, and messages name it.
  static func copyPath(for path: String, version: Int) -> String { "\(path).v\(version)-backup" }

  /// Runs the stages from the version that `database` has. The numbers are the steps of SQLite's own
  /// procedure for changes of the schema (lang_altertable, section 7).
  func migrate(_ database: Database, from version: Int) throws(StoreError) {
    if database.path != ":memory:" {
      do {
        try setAside(database, version: version)
      } catch {
        // Another window was faster; with its copy complete it has taken the unfinished ones away.
        let now = try database.integer("PRAGMA user_version") ?? 0
        guard now >= SchemaVersion.current.number else { throw error }
      }
    }
    // 1. Foreign keys off, outside of the transaction: within one the pragma does nothing, and dropping a
    //    table would delete the rows that refer to it.
    try database.execute("PRAGMA foreign_keys = OFF")
    // 2. One exclusive transaction over all stages: a killed migration leaves the old file.
    try database.transaction("EXCLUSIVE") { () throws(StoreError) in
      // Another process may have migrated while this one waited for the lock.
      let now = try database.integer("PRAGMA user_version") ?? 0
      guard now < SchemaVersion.current.number else { return }
      let before = try count(database, version: now)
      // 3.–9. What each stage does.
      for stage in plan.stages where stage.target.number > now { try stage.run(on: database) }
      // 10. Nothing dangling, nothing lost.
      var dangling = 0
      try database.each("PRAGMA foreign_key_check") { _ in dangling += 1 }
      let after = try count(database, version: SchemaVersion.current.number)
      guard dangling == 0, before == after else {
        throw .migrationFailed(
          path: database.path, before: before, after: after, dangling: dangling)
      }
      // 11. The commit.
    }
    // 12. Foreign keys on again; the opening of a connection does that.
    if database.path != ":memory:" { removeUnfinishedCopies(database, version: version) }
  }

  private func count(_ database: Database, version: Int) throws(StoreError) -> Int {
    guard let schema = SchemaVersion.all.first(where: { $0.number == version }) else { return 0 }
    return try database.integer("SELECT count(*) FROM \(schema.itemTable)") ?? 0
  }

  /// A consistent copy by SQLite's online backup, complete before it gets its name.
  private func setAside(_ database: Database, version: Int) throws(StoreError) {
    let path = Migrator.copyPath(for: database.path, version: version)
    // A name that no other window has: several may find the old file at once.
    let partial = path + Migrator.unfinished + UUID().uuidString.prefix(8)
    defer { for name in ["", "-wal", "-shm", "-journal"] { unlink(partial + name) } }
    // Made before SQLite opens it: nobody else may read it, not even for a moment.
    try StoreFile(path: partial).create()
    do {
      let copy = try Database(path: partial)
      guard let backup = sqlite3_backup_init(copy.handle, "main", database.handle, "main") else {
        throw copy.failure()
      }
      let code = sqlite3_backup_step(backup, -1)
      sqlite3_backup_finish(backup)
      guard code == SQLITE_DONE else { throw copy.failure(code: code) }
      // Another window may have migrated meanwhile: its copy is the old file, this one is not.
      guard try copy.integer("PRAGMA user_version") == version else { return }
    }
    guard rename(partial, path) == 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// What a copy is called until it is complete, after its name.
  private static let unfinished = ".partial-"

  /// Removes copies that were killed, with what SQLite keeps beside them. Nobody needs one any more.
  private func removeUnfinishedCopies(_ database: Database, version: Int) {
    let file = StoreFile(path: Migrator.copyPath(for: database.path, version: version))
    let start = (file.path.split(separator: "/").last.map(String.init) ?? "") + Migrator.unfinished
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.folder)) ?? []
    for name in names where name.hasPrefix(start) { unlink(file.folder + "/" + name) }
  }
}
