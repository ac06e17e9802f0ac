extension TodoStore {
  /// What the program remembers between starts, such as whether done items are hidden.
  public func setting(_ key: String) throws(StoreError) -> String? {
    try database.text("SELECT value FROM setting WHERE key = ?", .text(key))
  }

  /// All of them, by key.
  public func settings() throws(StoreError) -> [String: String] {
    var settings: [String: String] = [:]
    try database.each("SELECT key, value FROM setting") { settings[$0.text(0)] = $0.text(1) }
    return settings
  }

  /// Remembers a value, or forgets it. No step of undo.
  public func set(_ key: String, to value: String?) throws(StoreError) {
    try set([key: value])
  }

  /// Remembers values by their keys, or forgets them, and changes others that hold lines, all or none. No step of
  /// undo.
  public func set(
    _ values: [String: String?], lines: [String: LinesChange] = [:]
  ) throws(StoreError) {
    try writeUnrecorded { () throws(StoreError) in
      for (key, value) in values { try write(value, to: key) }
      // What is there now may be another window's.
      for (key, change) in lines { try write(change.applied(to: setting(key)), to: key) }
    }
  }

  private func write(_ value: String?, to key: String) throws(StoreError) {
    if let value {
      try database.run(
        "INSERT INTO setting VALUES (?1, ?2) ON CONFLICT(key) DO UPDATE SET value = ?2",
        .text(key), .text(value))
    } else {
      try database.run("DELETE FROM setting WHERE key = ?", .text(key))
    }
  }

  /// The same, but where another program is writing nothing is written and nobody waits: `false`. Nobody waits for the
  /// disk either: a machine that fails may forget what was set in the last seconds.
  public func setIfFree(
    _ values: [String: String?], lines: [String: LinesChange] = [:]
  ) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try database.execute("PRAGMA synchronous = NORMAL")
      defer { try? database.execute("PRAGMA synchronous = FULL") }
      try withoutWaiting { () throws(StoreError) in try set(values, lines: lines) }
      return true
    } catch .busy {
      return false
    }
  }
}
