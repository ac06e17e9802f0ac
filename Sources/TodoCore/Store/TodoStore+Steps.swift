import FoundationEssentials

extension TodoStore {
  /// Runs a write as one transaction and one step of undo: everything or nothing.
  func step<T>(
    _ action: StepAction, _ body: (inout StepNote) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try writeUnrecorded { () throws(StoreError) in
      let recorder = try ChangeRecorder(database)
      var note = StepNote(action: action)
      let result = try body(&note)
      // What changed nothing is no step: undo must never seem to do nothing.
      guard !recorder.isEmpty else { return result }
      let now = clock()
      let seq = try log.begin(note, at: now)
      try log.append(recorder, to: seq)
      if seq % 32 == 0 { try log.trim(now: now) }
      return result
    }
  }

  /// Runs a write that is no step by itself.
  func writeUnrecorded<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    try database.transaction { () throws(StoreError) in
      // A window of an older program must not write what a newer one has migrated.
      guard try database.integer("PRAGMA user_version") == SchemaVersion.current.number else {
        throw .migratedElsewhere(path: path)
      }
      return try body()
    }
  }
}
