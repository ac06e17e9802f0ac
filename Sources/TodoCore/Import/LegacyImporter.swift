import FoundationEssentials

/// Brings a legacy `todos.json` into the list: decode and check everything, save, read back, and only then
/// rename the file. Killed at any point, running it again completes it: no item twice, none lost.
public struct LegacyImporter: Sendable {
  /// The database to import into.
  public let databasePath: String
  /// Who imports; the step of undo carries it.
  public let author: Author
  /// Bring items back that were deleted since an earlier import.
  public var restoreDeleted = false

  /// An importer into that database.
  public init(databasePath: String, author: Author) {
    self.databasePath = databasePath
    self.author = author
  }

  /// Imports the file and renames it to `NAME.imported.json`.
  ///
  /// - Parameter goOn: told how far it is; false cancels, and what was saved is taken back.
  public func run(
    file path: String, goOn: (ImportProgress) -> Bool = { _ in true }
  ) throws(ImportError) -> ImportReport {
    func isWanted() -> Bool { goOn(ImportProgress(phase: .reading, done: 0, total: 0)) }
    guard let file = try LegacyFile.open(path, while: isWanted) else {
      var report = ImportReport()
      report.importedByAnother = true
      return report
    }
    guard isWanted() else { throw .cancelled }
    let legacy = try records(of: file)
    try file.checkRenamable()
    // The store comes first: it makes the folder that the lock is in.
    let store = try stored { () throws(StoreError) in try open() }
    let lock = try stored { () throws(StoreError) in
      try ImportLock.waiting(for: databasePath, while: isWanted)
    }
    defer { withExtendedLifetime(lock) {} }
    let run = try stored { () throws(StoreError) in
      let run = try ImportRun(store)
      try run.takeBackAbandoned()
      return run
    }
    var report = try save(legacy, from: path, in: run, goOn: goOn)
    report.renamedTo = try file.markImported()
    return report
  }

  /// What `run` would do, without writing anything; a list that does not exist yet counts as empty.
  public func plan(file path: String) throws(ImportError) -> ImportReport {
    guard let file = try LegacyFile.open(path) else { throw .missing(path: path) }
    let legacy = try records(of: file)
    var report = ImportReport()
    if StoreFile(path: databasePath).hasContent {
      report = try stored { () throws(StoreError) in
        let store = try TodoStore(readOnlyPath: databasePath, author: author)
        return try writer(store, total: legacy.records.count).plan(legacy.records[...])
      }
    } else {
      report.added = legacy.records.count
    }
    report.records = legacy.records.count + legacy.duplicates
    report.duplicates = legacy.duplicates
    return report
  }

  /// Takes back what an import left that was killed, unless one is running.
  ///
  /// - Parameter onBegin: called where there is something, before it is taken back, which may take a while.
  /// - Returns: whether there was something.
  public func takeBackAbandoned(onBegin: () -> Void = {}) throws(StoreError) -> Bool {
    let store = try open()
    guard try ImportRun.isAnyRunning(store) else { return false }
    guard let lock = try ImportLock(database: databasePath) else { return false }
    defer { withExtendedLifetime(lock) {} }
    onBegin()
    try ImportRun(store).takeBackAbandoned()
    return true
  }

  // MARK: The steps

  private func records(of file: LegacyFile) throws(ImportError) -> LegacyRecords {
    do { return try LegacyRecords(file.text) } catch { throw .fault(path: file.path, error) }
  }

  private func open() throws(StoreError) -> TodoStore {
    try TodoStore(path: databasePath, author: author)
  }

  private func writer(_ store: TodoStore, total: Int) -> ImportWriter {
    ImportWriter(store: store, restoreDeleted: restoreDeleted, now: store.clock(), total: total)
  }

  /// Saves and reads back; whatever fails, the rows of this run go again.
  private func save(
    _ legacy: LegacyRecords, from path: String, in run: ImportRun,
    goOn: (ImportProgress) -> Bool
  ) throws(ImportError) -> ImportReport {
    let total = legacy.records.count
    func going(_ phase: ImportProgress.Phase, _ done: Int) -> Bool {
      goOn(ImportProgress(phase: phase, done: done, total: total))
    }
    var note = StepNote(action: .importLegacy)
    note.subject = path.split(separator: "/").last.map(String.init) ?? path
    let seq = try stored { () throws(StoreError) in try run.begin(note) }
    do throws(StoreError) {
      let writer = writer(run.store, total: total)
      var report = try run.write(legacy.records, to: seq, with: writer) { going(.saving, $0) }
      let unsaved = try ImportVerifier(store: try open(), now: writer.now)
        .firstUnsaved(legacy.records, except: report.otherIDs) { going(.verifying, $0) }
      if let unsaved { throw .notSaved(title: unsaved) }
      try run.finish(seq, count: report.changed)
      report.records = total + legacy.duplicates
      report.duplicates = legacy.duplicates
      return report
    } catch {
      _ = going(.takingBack, 0)
      do throws(StoreError) { try run.takeBack(seq) } catch let second {
        throw .notTakenBack(error, then: second)
      }
      throw ImportError(error)
    }
  }
}

/// Runs work on the store, its errors as those of an import.
private func stored<T>(_ work: () throws(StoreError) -> T) throws(ImportError) -> T {
  do { return try work() } catch { throw ImportError(error) }
}
