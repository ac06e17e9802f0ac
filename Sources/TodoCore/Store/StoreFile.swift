import CSQLite
import FoundationEssentials
import Glibc

/// The database file before SQLite sees it: what it is, whether it is ours, how it is made.
///
/// SQLite would write to a file that it uses (journal mode, recovery), so a file of a newer version, of
/// another program, or a damaged one is told apart by its header first and stays as it is. The header is read
/// through SQLite's descriptor: closing one of our own would drop the locks of every connection of this process.
struct StoreFile {
  let path: String

  /// The folder that the file lies in.
  var folder: String { path.folderOfPath }

  /// Whether there is a database, or something that must not be taken for none.
  var hasContent: Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_size > 0
  }

  /// Makes the folder (0700) and an empty file (0600), where they are missing. The file gets its name when its
  /// descriptor is closed already, for another thread may be using it by then.
  func create() throws(StoreError) {
    var facts = stat()
    guard lstat(path, &facts) != 0 else { return }
    try Self.makeFolder(folder)
    let nameless = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = Glibc.open(nameless, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw cannotOpen(errno) }
    close(descriptor)
    defer { unlink(nameless) }
    guard link(nameless, path) == 0 || errno == EEXIST else { throw cannotOpen(errno) }
  }

  /// Makes a folder and those above it, for the person alone, as the XDG standard asks.
  private static func makeFolder(_ folder: String) throws(StoreError) {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
      throw .cannotOpen(path: folder, reason: String(cString: strerror(errno)))
    }
    try makeFolder(String(folder[..<slash]))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .cannotOpen(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  private func cannotOpen(_ code: Int32) -> StoreError {
    code == ENOSPC || code == EDQUOT
      ? .full(path: path) : .cannotOpen(path: path, reason: String(cString: strerror(code)))
  }

  /// Whether the header may not be the last word: newer pages wait in the write-ahead log, or a transaction
  /// is being written, or was when its writer was killed.
  private var isBeingWritten: Bool {
    hasLog || access(path + "-journal", F_OK) == 0
  }

  /// Whether there is a write-ahead log: someone has the file open, or its last writer was killed.
  var hasLog: Bool { access(path + "-wal", F_OK) == 0 }

  /// Opens a connection that nothing has been done with yet, unless the file must not be opened.
  func open(readOnly: Bool = false) throws(StoreError) -> Database {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw cannotOpen(errno) }
    // A pipe in the file's place must not make the program wait for its other end.
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: path)
    }
    guard access(path, R_OK) == 0 else { throw cannotOpen(errno) }
    let wasBeingWritten = isBeingWritten
    let database = try Database(path: path, readOnly: readOnly)
    try check(database, size: Int(facts.st_size), wasBeingWritten: wasBeingWritten)
    return database
  }

  /// Refuses what must not be opened. Looks at the first 100 bytes; see SQLite's "Database File Format".
  private func check(
    _ database: Database, size: Int, wasBeingWritten: Bool
  ) throws(StoreError) {
    if size == 0 {
      guard let size = try sizeAfterAll() else { return }
      return try check(database, size: size, wasBeingWritten: true)
    }
    var header = [UInt8](repeating: 0, count: 100)
    let code = mytodo_read_start(database.handle, &header, Int32(header.count))
    guard code == SQLITE_OK || size < header.count else { throw cannotOpen(EIO) }
    guard header.starts(with: Array("SQLite format 3\0".utf8)) else { throw .notAList(path: path) }
    guard code == SQLITE_OK else { throw .damaged(path: path, .cutOff(expected: 100, found: size)) }
    func number(_ offset: Int) -> Int {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard !wasBeingWritten, !isBeingWritten else { return }
    let pageSize = Int(header[16]) << 8 | Int(header[17])
    let bytes = number(28) * (pageSize == 1 ? 65_536 : pageSize)
    // The page count is only valid when the writer knew about it.
    if number(24) == number(92), size < bytes {
      throw .damaged(path: path, .cutOff(expected: bytes, found: size))
    }
    try Self.check(version: number(60), application: number(68), path: path)
  }

  /// An empty file is a new one; then this is `nil`. SQLite deletes the log of an empty file, and with it what it
  /// holds. But whoever makes the tables meanwhile writes to the file before there is a log: its size now.
  private func sizeAfterAll() throws(StoreError) -> Int? {
    var log = stat()
    guard stat(path + "-wal", &log) == 0, log.st_size > 0 else { return nil }
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_size > 0 else {
      throw .damaged(path: path, .logWithoutFile)
    }
    return Int(facts.st_size)
  }

  /// Refuses the database of another program and of a newer version, as far as two numbers tell.
  static func check(version: Int, application: Int, path: String) throws(StoreError) {
    let isMarked = application == SchemaVersion.applicationID
    guard isMarked || application == 0 else { throw .otherProgram(path: path) }
    guard version <= SchemaVersion.current.number else {
      throw .newerSchema(
        path: path, found: version, supported: SchemaVersion.current.number)
    }
    // The first versions did without the mark.
    guard isMarked || version < SchemaVersion.v3.number else { throw .otherProgram(path: path) }
  }
}
