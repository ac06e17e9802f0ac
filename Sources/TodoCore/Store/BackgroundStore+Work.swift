public import FoundationEssentials

/// Long work. `goOn` is called on the background's thread; false cancels. `interrupt()` cancels too, also within a
/// statement. A transaction of another connection waits only while one of this is open: see each method.
extension BackgroundStore {
  /// Imports a legacy file; other connections wait for at most about 50 ms at a time.
  ///
  /// - Throws: `ImportError`; what was saved is taken back then.
  public func importLegacy(
    file path: String, restoreDeleted: Bool = false,
    goOn: @Sendable (ImportProgress) -> Bool = { _ in true }
  ) throws(ImportError) -> ImportReport {
    var importer = LegacyImporter(
      databasePath: self.path, author: Author(.legacyImport, id: author.id))
    importer.restoreDeleted = restoreDeleted
    return try importer.run(file: path, goOn: goOn)
  }

  /// Writes the list as JSON, as `TodoStore.exportJSON` does; nobody waits.
  public func exportJSON(
    to path: String, replacing: Bool = false,
    goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Int {
    try opened().exportJSON(to: path, replacing: replacing, goOn: goOn)
  }

  /// Copies the list, as `TodoStore.backup` does; nobody waits.
  public func backup(
    to path: String, replacing: Bool = false,
    goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) {
    try opened().backup(to: path, replacing: replacing, goOn: goOn)
  }

  /// Takes back a step, as `TodoStore.undo` does: all or nothing, so other writers wait until it is done. Readers
  /// don't.
  public func undo(
    _ scope: UndoScope, goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step? {
    try opened().undo(scope, goOn: goOn)
  }

  /// Does a step again, as `TodoStore.redo` does; others wait as for `undo`.
  public func redo(
    _ scope: UndoScope = .own, goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step? {
    try opened().redo(scope, goOn: goOn)
  }

  /// Takes back one older step, as `TodoStore.revert` does; others wait as for `undo`.
  public func revert(
    _ seq: Int, goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Step {
    try opened().revert(seq, goOn: goOn)
  }

  /// Deletes a group, as `TodoStore.deleteGroup` does; others wait as for `undo`.
  public func deleteGroup(
    _ id: UUID, rule: DeleteRule, goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> Int {
    try opened().deleteGroup(id, rule: rule, goOn: goOn)
  }

  /// Gives a tag of so many items another name, as `TodoStore.renameTag` does; others wait as for `undo`.
  public func renameTag(
    _ id: UUID, to name: String, merging: Bool, of total: Int,
    goOn: @Sendable (WorkProgress) -> Bool = { _ in true }
  ) throws(StoreError) -> TodoTag {
    let store = try opened()
    return try store.metered(of: total, goOn: goOn) { () throws(StoreError) in
      try store.renameTag(id, to: name, merging: merging)
    }
  }

  /// Makes a write of few items, as it would be made on the caller's thread: this one waits for other writers, and for
  /// the disk.
  public func write<T: Sendable>(
    _ body: @Sendable (TodoStore) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try body(try opened())
  }

  /// The same, but waits for other writers as long as `goOn` says so.
  public func write<T: Sendable>(
    waitingWhile goOn: @Sendable () -> Bool,
    _ body: @Sendable (TodoStore) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let store = try opened()
    return try store.waiting(while: goOn) { () throws(StoreError) in try body(store) }
  }

  /// Moves what was committed from the write-ahead log into the file, which takes some syncs; nobody waits. The log
  /// begins anew with a later commit.
  public func checkpoint() throws(StoreError) {
    try opened().database.execute("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Makes several writes one step, as `TodoStore.transaction` does; others wait as for `undo`.
  public func transaction<T: Sendable>(
    _ action: StepAction, of total: Int, goOn: @Sendable (WorkProgress) -> Bool = { _ in true },
    _ body: @Sendable (TodoStore) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let store = try opened()
    return try store.transaction(action, of: total, goOn: goOn) { () throws(StoreError) in
      try body(store)
    }
  }

  /// What changes in the list from now on, by whoever it is: each element is what changed since the one before, so
  /// nothing is missed and nothing piles up while nobody asks. It ends with the task that waits for it.
  ///
  /// - Parameter interval: how long to wait between two looks, which cost microseconds.
  public func changes(
    every interval: Duration = .milliseconds(200)
  ) throws(StoreError) -> AsyncThrowingStream<StoreChanges, any Error> {
    let store = try opened()
    let now = try store.database.snapshot { () throws(StoreError) in try store.look() }
    // Another connection's `data_version` says nothing about this one's.
    let start = ChangeLook(stamp: now.stamp, dataVersion: nil, ownStamps: 0)
    let watch = ChangeWatch(path: path, author: author, from: start, every: interval)
    return AsyncThrowingStream { try await watch.next() }
  }
}
