import FoundationEssentials

extension TodoStore {
  /// Makes several writes one transaction and one step of undo: everything or nothing.
  ///
  /// - Parameter action: what the step is called in the history; its subject is that of the last write to an
  ///   item, its count the sum of theirs.
  /// - Throws: `nestedTransaction` within another one; what the body throws, and then nothing is written.
  public func transaction<T>(
    _ action: StepAction, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard openNote == nil else { throw .nestedTransaction }
    defer { openNote = nil }
    return try step(action) { note throws(StoreError) in
      note.count = 0
      openNote = note
      let result = try body()
      note = openNote ?? note
      return result
    }
  }

  /// The same for writes to many items: told how far they are.
  ///
  /// - Parameters:
  ///   - total: how many items they are about.
  ///   - goOn: told how many of them are done; asked also while nothing has changed since the last time. False
  ///     cancels, and then nothing is written.
  public func transaction<T>(
    _ action: StepAction, of total: Int, goOn: (WorkProgress) -> Bool,
    _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard openNote == nil else { throw .nestedTransaction }
    return try metered(of: total, goOn: goOn) { () throws(StoreError) in
      try transaction(action, body)
    }
  }

  /// Runs a write to so many items, which tells `openMeter` how far it is.
  func metered<T>(
    of total: Int, goOn: (WorkProgress) -> Bool, _ write: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try database.withRoom(if: total >= TextIndex.setBySetRows) { () throws(StoreError) in
      try database.asking(goOn) { meter throws(StoreError) in
        meter.total = total
        openMeter = meter
        defer { openMeter = nil }
        return try write()
      }
    }
  }

  /// Runs a write as one transaction and one step of undo, or as a part of the open one.
  func step<T>(
    _ action: StepAction, _ body: (inout StepNote) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard openNote == nil else {
      var note = StepNote(action: action)
      let result = try body(&note)
      openNote?.take(note)
      return result
    }
    var isRecorded = false
    let result = try writeUnrecorded { () throws(StoreError) in
      let recorder = try ChangeRecorder(database)
      var note = StepNote(action: action)
      let result = try body(&note)
      // What changed nothing is no step: undo must never seem to do nothing.
      guard !recorder.isEmpty else { return result }
      let now = clock()
      let seq = try log.begin(note, at: now)
      try log.append(recorder, to: seq)
      if seq % 32 == 0 { try log.trim(now: now) }
      isRecorded = true
      return result
    }
    if isRecorded { ownStamps += 1 }
    return result
  }

  /// Runs a write that is no step by itself.
  func writeUnrecorded<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    // Without its name the file is gone with the last window that has it open.
    guard !database.hasMoved else { throw .replaced(path: path) }
    return try database.transaction { () throws(StoreError) in
      // A window of an older program must not write what a newer one has migrated.
      guard try database.integer("PRAGMA user_version") == SchemaVersion.current.number else {
        throw .migratedElsewhere(path: path)
      }
      return try body()
    }
  }

  /// Runs a write that waits for other programs as long as `goOn` says so, in place of a second: it is asked every
  /// millisecond, on this thread.
  public func waiting<T>(
    while goOn: () -> Bool, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try database.waiting(while: goOn, body)
  }

  /// Runs a write that throws `busy` at once where another program is writing.
  public func withoutWaiting<T>(
    _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try database.withoutWaiting(body)
  }
}
