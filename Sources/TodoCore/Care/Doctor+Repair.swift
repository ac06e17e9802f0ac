import Glibc

extension Doctor {
  /// Refills stale folded columns and places of tagged items, rebuilds the text index, takes away a guard row that was left, and closes the
  /// files to others. No item, group or tag is deleted; it is no step of undo.
  ///
  /// Rebuilding is one transaction, which keeps other writers waiting: about ten seconds for a million items.
  ///
  /// - Returns: what is left, as `examine` finds it afterwards.
  /// - Throws: what `TodoStore.init` throws for a file that it refuses, `busy`, `full`, `cancelled`.
  public func repair(goOn: (Part) -> Bool = { _ in true }) throws(StoreError) -> [Finding] {
    let findings = try examine(goOn: goOn)
    for case .mode(let path, _, let wanted) in findings {
      guard chmod(path, mode_t(wanted)) == 0 else { throw NewFile.failure(path) }
    }
    let needsWriting = findings.contains {
      if case .mode = $0 { false } else { $0.isRepairable }
    }
    let isBroken = findings.contains {
      switch $0 {
      case .refused, .structure, .olderVersion: true
      default: false
      }
    }
    // A broken file is never written to: each write could break more.
    if needsWriting, !isBroken { try refillAndRebuild() }
    return try examine(goOn: goOn)
  }

  private func refillAndRebuild() throws(StoreError) {
    let store = try TodoStore(path: path, author: Author(.command))
    try store.writeUnrecorded { () throws(StoreError) in
      let database = store.database
      try database.run("INSERT OR IGNORE INTO bulk VALUES (1)")
      try FoldedColumns(database: database).refill()
      try TagPlaces(database: database).refill()
      try database.run("INSERT INTO item_text(item_text) VALUES ('rebuild')")
      try database.run("DELETE FROM bulk")
    }
  }
}
