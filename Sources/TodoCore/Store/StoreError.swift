import CSQLite
public import FoundationEssentials

/// What can go wrong with a store, as facts that a caller can act on; the front end has the sentences.
public enum StoreError: Error, Hashable, Sendable {
  /// A title without anything visible in it.
  case blankTitle
  /// A group or tag name without anything visible in it.
  case blankName
  /// Another group has that name already (without regard to case).
  case nameTaken(String)
  /// The item is gone, or never was.
  case noSuchItem(UUID)
  /// The group is gone, or never was.
  case noSuchGroup(UUID)
  /// The tag is gone, or never was.
  case noSuchTag(UUID)
  /// That many items have a tag of that name already (without regard to case and width).
  case tagTaken(name: String, count: Int)
  /// `DeleteRule.deny`: the group still holds that many items.
  case groupNotEmpty(name: String, count: Int)
  /// What was to be deleted or changed is that many items now, and not as many as the caller said; nothing was written.
  case otherCount(Int)
  /// These fields were changed by someone else since the caller read the item; nothing was written.
  case changedElsewhere(fields: Set<ItemField>, current: TodoItem)
  /// The item is in the list, so there is nothing to bring back.
  case notDeleted(title: String)
  /// The item was not deleted within the last 30 days, or by a program that keeps no history.
  case notInTrash(UUID)
  /// The history has no such step, or no longer.
  case noSuchStep(Int)
  /// The step of that title was taken back already.
  case alreadyUndone(title: String)
  /// Undo or redo met a later change of the item or group named; nothing was changed.
  case clash(title: String)
  /// A write inside a write.
  case nestedTransaction
  /// Another program kept the database locked for longer than the busy timeout.
  case busy(path: String)
  /// The file was written by a later version.
  case newerSchema(path: String, found: Int, supported: Int)
  /// The file was removed, renamed or replaced while it was open.
  case replaced(path: String)
  /// The file is of an earlier version, and the caller asked for a look without a migration.
  case olderSchema(path: String, found: Int)
  /// A window of a later version has migrated the file while this one had it open.
  case migratedElsewhere(path: String)
  /// An SQLite file that is not ours.
  case otherProgram(path: String)
  /// A file that does not begin like an SQLite database.
  case notAList(path: String)
  /// A database whose end or whose structure is broken.
  case damaged(path: String, Damage)
  /// The file or its folder can't be written.
  case readOnly(path: String)
  /// A new file was to get that name, which is taken.
  case fileExists(path: String)
  /// No room left on the disk, or a limit on file sizes.
  case full(path: String)
  /// The file or its folder can't be opened or made.
  case cannotOpen(path: String, reason: String)
  /// A folder, a pipe or a device has that name.
  case notAFile(path: String)
  /// A migration lost items, or left references to rows that are not there; the old file is untouched.
  case migrationFailed(path: String, before: Int, after: Int, dangling: Int)
  /// An imported record could not be read back; the import was taken back.
  case notSaved(title: String)
  /// The work was cancelled by its caller.
  case cancelled
  /// Anything else that SQLite reports.
  case database(DatabaseError)
}

extension StoreError {
  /// SQLite's error in the terms of the store, with the path that a person can look at.
  init(_ error: DatabaseError, path: String) {
    switch error.code {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_NOTADB, SQLITE_CORRUPT: self = .damaged(path: path, .structure(error.message))
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY: self = .readOnly(path: path)
    case SQLITE_CANTOPEN: self = .cannotOpen(path: path, reason: error.message)
    case SQLITE_INTERRUPT: self = .cancelled
    // A file size limit (EFBIG) arrives as a failed write, like a full disk on some file systems.
    case SQLITE_IOERR where error.extendedCode == StoreError.writeFailed: self = .full(path: path)
    default: self = .database(error)
    }
  }

  /// `SQLITE_IOERR_WRITE`, a macro that Swift does not import.
  private static let writeFailed: Int32 = SQLITE_IOERR | (3 << 8)

  /// Whether a file was to be removed that another program had removed already (`SQLITE_IOERR_DELETE_NOENT`).
  var isLostRace: Bool {
    if case .database(let error) = self {
      error.extendedCode == SQLITE_IOERR | (23 << 8)
    } else {
      false
    }
  }

  /// Whether a constraint of the database refused the write.
  var isConstraint: Bool {
    if case .database(let error) = self { error.code == SQLITE_CONSTRAINT } else { false }
  }
}
