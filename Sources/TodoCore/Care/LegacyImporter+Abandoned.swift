extension LegacyImporter {
  /// Whether an import was killed and left something that `takeBackAbandoned` takes back.
  public func findsAbandoned() throws(StoreError) -> Bool {
    let store = try TodoStore(path: databasePath, author: author)
    guard try ImportRun.isAnyRunning(store) else { return false }
    // Whoever imports now holds the lock.
    return try ImportLock(database: databasePath) != nil
  }
}
