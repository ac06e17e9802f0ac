import CSQLite
import FoundationEssentials
import Glibc

/// Examines a list's file, and puts right what can be put right without losing anything.
///
/// `examine` changes nothing and keeps nobody waiting for long. SQLite counts the comparison of the text index with
/// the items as writing, so for a large list it is made on a copy, which needs that much room beside the file.
public struct Doctor: Sendable {
  /// The file.
  public let path: String
  /// Whether the folder belongs to the list alone, and is to be closed to others too.
  public let ownsFolder: Bool

  /// What is looked at, in this order.
  public enum Part: Hashable, Sendable, CaseIterable {
    case file, structure, references, keys, textIndex
  }

  /// A doctor for that file.
  public init(path: String, ownsFolder: Bool = false) {
    self.path = path
    self.ownsFolder = ownsFolder
  }

  /// What is not as it should be; empty where all is well.
  ///
  /// - Parameter goOn: told what is looked at next; false cancels.
  /// - Throws: `cancelled`; `busy` where another program is writing all the time; else what reading met. A file
  ///   that can't be opened as a list is a finding, not an error.
  public func examine(goOn: (Part) -> Bool = { _ in true }) throws(StoreError) -> [Finding] {
    guard goOn(.file) else { throw .cancelled }
    var findings = modes()
    let database: Database
    do throws(StoreError) {
      database = try open()
      let version = try database.integer("PRAGMA user_version") ?? 0
      let application = try database.integer("PRAGMA application_id") ?? 0
      if application == 0, version > 0 { findings.append(.unmarked) }
      if version < SchemaVersion.current.number {
        findings.append(.olderVersion(found: version, current: SchemaVersion.current.number))
      }
      try StoreFile.check(version: version, application: application, path: path)
    } catch .busy(let path) {
      throw .busy(path: path)
    } catch {
      return findings + [.refused(error)]
    }
    do throws(StoreError) {
      try examine(database, into: &findings, goOn: goOn)
    } catch .damaged(_, .structure(let words)) {
      // What is broken stops the reading: nothing more can be said.
      findings.append(.structure(words))
    }
    return findings
  }

  private func examine(
    _ database: Database, into findings: inout [Finding], goOn: (Part) -> Bool
  ) throws(StoreError) {
    let isCurrent = !findings.contains { if case .olderVersion = $0 { true } else { false } }
    try database.snapshot { () throws(StoreError) in
      guard goOn(.structure) else { throw .cancelled }
      try database.each("PRAGMA integrity_check(20)") { row in
        if row.text(0) != "ok" { findings.append(.structure(row.text(0))) }
      }
      guard goOn(.references) else { throw .cancelled }
      var dangling: [String: Int] = [:]
      try database.each("PRAGMA foreign_key_check") { dangling[$0.text(0), default: 0] += 1 }
      for (table, rows) in dangling.sorted(by: { $0.key < $1.key }) {
        findings.append(.dangling(table: table, rows: rows))
      }
      guard isCurrent else { return }
      if try database.integer("SELECT 1 FROM bulk") != nil { findings.append(.guardLeft) }
      guard goOn(.keys) else { throw .cancelled }
      findings += try FoldedColumns(database: database).findings()
      findings += try TagPlaces(database: database).findings()
    }
    guard isCurrent else { return }
    guard goOn(.textIndex) else { throw .cancelled }
    // A file in a folder that can't be written is not compared.
    guard access(path, W_OK) == 0, access(StoreFile(path: path).folder, W_OK) == 0 else { return }
    let isSmall = try database.integer("SELECT 1 FROM item LIMIT 1 OFFSET ?", .int(Self.few)) == nil
    if try !(isSmall ? isIndexSound(database) : isIndexSoundInCopy(of: database)) {
      findings.append(.textIndex)
    }
  }

  /// So many items are compared within a frame or two.
  static let few = 2_000

  /// A connection that neither migrates nor switches anything. It can write, for the check of the text index.
  private func open() throws(StoreError) -> Database {
    let isWritable = access(path, W_OK) == 0
    let database = try StoreFile(path: path).open(readOnly: !isWritable)
    guard mytodo_register_trigram(database.handle) == SQLITE_OK else { throw database.failure() }
    return database
  }

  private func isIndexSoundInCopy(of database: Database) throws(StoreError) -> Bool {
    let file = try NewFile(path: path + ".check", replacing: true)
    defer { withExtendedLifetime(file) {} }
    try database.snapshot { () throws(StoreError) in
      try database.copy(to: file.partial) { _ in true }
    }
    let copy = try Database(path: file.partial)
    try copy.execute("PRAGMA journal_mode = OFF")
    guard mytodo_register_trigram(copy.handle) == SQLITE_OK else { throw copy.failure() }
    return try isIndexSound(copy)
  }

  /// FTS5's own comparison with the rows.
  private func isIndexSound(_ database: Database) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try database.run("INSERT INTO item_text(item_text, rank) VALUES ('integrity-check', 1)")
      return true
    } catch .damaged {
      return false
    }
  }

  /// The file and what SQLite keeps beside it, which has the file's mode unless someone changed it.
  private func modes() -> [Finding] {
    var wanted = ["", "-wal", "-shm", "-journal"].map { (path: path + $0, mode: 0o600) }
    if ownsFolder { wanted.append((StoreFile(path: path).folder, 0o700)) }
    return wanted.compactMap { file in
      var facts = stat()
      guard stat(file.path, &facts) == 0 else { return nil }
      let found = Int(facts.st_mode & 0o777)
      // Less is a person's own wish; more is what others could use.
      return found & ~file.mode == 0
        ? nil : .mode(path: file.path, found: found, wanted: found & file.mode)
    }
  }
}
