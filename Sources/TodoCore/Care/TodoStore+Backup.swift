import CSQLite
import Glibc

extension TodoStore {
  /// Copies the list into a new file, as it is at the beginning of this call, however much others write
  /// meanwhile; none of them waits. The copy is a list like any other (0600, without a log beside it) and has
  /// its name only when it is complete and on the disk.
  ///
  /// - Parameters:
  ///   - path: the new file; its folder must exist.
  ///   - replacing: whether a file of that name may be replaced; one that a program has open never is.
  ///   - goOn: told how many pages are copied, after each few megabytes; false cancels.
  /// - Throws: `fileExists`, `busy` (the file to be replaced is in use), `cannotOpen`, `full`, `cancelled`; then
  ///   there is no new file.
  public func backup(
    to path: String, replacing: Bool = false, goOn: (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) {
    guard openNote == nil else { throw .nestedTransaction }
    if StoreFile(path: path).isSame(as: self.path) { throw .fileExists(path: path) }
    // A log left beside the name would be taken for the new file's own.
    for log in ["-wal", "-journal"] where access(path + log, F_OK) == 0 { throw .busy(path: path) }
    let file = try NewFile(path: path, replacing: replacing)
    // One read transaction around all pieces: SQLite would start again with each commit of someone else.
    try database.transaction("DEFERRED") { () throws(StoreError) in
      try database.copy(to: file.partial, goOn: goOn)
    }
    try file.finish()
  }
}

extension Database {
  /// Pages that are copied at a time.
  private static let backupPages: Int32 = 1_024

  /// Fills that file by SQLite's online backup (sqlite.org/backup.html) and leaves nothing beside it.
  func copy(to path: String, goOn: (WorkProgress) -> Bool) throws(StoreError) {
    // The copy is of what is there when the first page is read.
    _ = try integer("SELECT count(*) FROM sqlite_master")
    let copy = try Database(path: path)
    // Nobody knows the file yet, and it is synced before anybody does.
    try copy.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF")
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw copy.failure()
    }
    var code = SQLITE_OK
    var isCancelled = false
    while code == SQLITE_OK, !isCancelled {
      code = sqlite3_backup_step(backup, Self.backupPages)
      let total = Int(sqlite3_backup_pagecount(backup))
      let left = Int(sqlite3_backup_remaining(backup))
      isCancelled = !goOn(WorkProgress(done: total - left, total: total))
    }
    sqlite3_backup_finish(backup)
    if isCancelled { throw .cancelled }
    guard code == SQLITE_DONE else { throw copy.failure(code: code) }
    // The copied header asks for a log. Without it the copy is one file that needs no other.
    try copy.execute("PRAGMA journal_mode = DELETE")
  }
}

extension StoreFile {
  /// Whether both names lead to one file.
  func isSame(as other: String) -> Bool {
    var mine = stat()
    var theirs = stat()
    guard stat(path, &mine) == 0, stat(other, &theirs) == 0 else { return false }
    return mine.st_ino == theirs.st_ino && mine.st_dev == theirs.st_dev
  }
}
