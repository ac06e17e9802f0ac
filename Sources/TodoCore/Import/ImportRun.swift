import FoundationEssentials
import Glibc

/// An import under way: a step that is marked as running until everything is saved and read back. A large one
/// is written piece by piece, so that other windows can write in between; one that failed or was killed is
/// taken back, piece by piece.
struct ImportRun {
  let store: TodoStore

  /// More records than these are written in pieces: so many hold the lock for about as long as a piece may.
  static let mostInOnePiece = 2_000
  /// What is left to others between two pieces, in microseconds: whoever waits looks for a free lock more often
  /// than that.
  private static let pause: UInt32 = 3_000

  /// A run on a connection of its own, tuned for many rows. Ids come in no order, so a larger cache saves
  /// reading the same pages again. Each insertion notes the pages of all indexes that it would need to take
  /// itself back, which is quicker in memory. Commits wait for the disk only at the end, when the file may be
  /// renamed. And a run is in no hurry when others write.
  init(_ store: TodoStore) throws(StoreError) {
    self.store = store
    try store.database.execute(
      """
      PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 20000; PRAGMA journal_size_limit = -1
      """)
  }

  /// Writes the step's head and returns its number.
  func begin(_ note: StepNote) throws(StoreError) -> Int {
    try store.writeUnrecorded { () throws(StoreError) in
      try store.log.begin(note, at: store.clock(), state: .running)
    }
  }

  /// Writes all records.
  func write(
    _ records: [LegacyRecord], to seq: Int, with writer: ImportWriter, goOn: (Int) -> Bool
  ) throws(StoreError) -> ImportReport {
    let isLarge = records.count > Self.mostInOnePiece
    if isLarge {
      try store.writeUnrecorded { () throws(StoreError) in
        try TextIndex.mergeOnDemand(store.database)
      }
    }
    var report = ImportReport()
    var bases = ImportBases()
    var pieces = 0
    var pace = Pace(size: isLarge ? 1_000 : Self.mostInOnePiece, within: 500...Self.mostInOnePiece)
    try inPieces(records.count, &pace, of: seq, &pieces, goOn) {
      (range, changes) throws(StoreError) in
      report.add(try writer.write(records[range], &bases, changes))
      if !isLarge { try bases.write(0..<bases.count, changes, to: store.database) }
    }
    if isLarge {
      bases.sort()
      var pace = Pace(size: 5_000, within: 1_000...20_000)
      try inPieces(bases.count, &pace, of: seq, &pieces, { _ in goOn(records.count) }) {
        (range, changes) throws(StoreError) in
        try bases.write(range, changes, to: store.database)
      }
    }
    try resumeMerging()
    return report
  }

  /// Does so much work in pieces of that pace, each a transaction of its own and a recorded piece of the step. Others
  /// can write in between.
  ///
  /// - Parameter pieces: how many the step has so far.
  private func inPieces(
    _ count: Int, _ pace: inout Pace, of seq: Int, _ pieces: inout Int, _ goOn: (Int) -> Bool,
    _ work: (Range<Int>, ImportChanges) throws(StoreError) -> Void
  ) throws(StoreError) {
    var next = 0
    var mergePace = TextIndex.mergePace
    while next < count {
      guard goOn(next) else { throw .cancelled }
      let range = next..<min(next + pace.size, count)
      let piece = pieces
      try pace.write(to: store) { () throws(StoreError) in
        let changes = try ImportChanges(store.database)
        try work(range, changes)
        try changes.write(to: store.log, seq: seq, piece: piece)
      }
      next = range.upperBound
      pieces += 1
      guard range.count < count else { return }
      try letOthersIn(after: pieces)
      if pieces % TextIndex.mergeWidth == 0 { try mergeIndex(&mergePace) }
    }
  }

  /// Between two pieces. Now and then what was written moves from the log into the file, which keeps nobody
  /// waiting but costs a sync.
  private func letOthersIn(after piece: Int) throws(StoreError) {
    if piece % 32 == 0 { try store.database.execute("PRAGMA wal_checkpoint(PASSIVE)") }
    usleep(Self.pause)
  }

  // MARK: The text index

  /// Merges what has come together in the text index, in pieces too.
  private func mergeIndex(_ pace: inout Pace) throws(StoreError) {
    var isMore = true
    var piece = 0
    while isMore {
      let pages = pace.size
      isMore = try pace.write(to: store) { () throws(StoreError) in
        try TextIndex.merge(pages: pages, store.database)
      }
      piece += 1
      try letOthersIn(after: piece)
    }
  }

  /// Leaves the text index to itself again, after a large run or one that was killed.
  private func resumeMerging() throws(StoreError) {
    guard try TextIndex.mergesOnDemand(store.database) else { return }
    try store.writeUnrecorded { () throws(StoreError) in
      try TextIndex.resumeMerging(store.database)
    }
    var pace = TextIndex.mergePace
    try mergeIndex(&pace)
  }

  // MARK: The end

  /// Marks a run as done: from now on it is a step like any other.
  func finish(_ seq: Int, count: Int) throws(StoreError) {
    // What the pieces wrote without a sync is synced with this commit, before anyone relies on it.
    try store.database.execute("PRAGMA synchronous = FULL")
    try store.writeUnrecorded { () throws(StoreError) in
      // An import that changed no item is no step: undo must never seem to do nothing.
      guard count > 0 else { return try forget(seq) }
      try store.database.run(
        "UPDATE step SET count = ? WHERE seq = ?", .int(count), .int(seq))
      try store.log.mark(seq, .done)
      try store.log.trim(now: store.clock())
    }
  }

  /// Removes what a run has written, the last piece first; killed meanwhile, it goes on where it was. What
  /// someone else changed since stays.
  func takeBack(_ seq: Int) throws(StoreError) {
    for piece in try ChangesetStream.pieces(store.database, seq: seq).reversed() {
      // Each piece goes from the log into the file before the next: on a full disk the log can't grow.
      try? store.database.execute("PRAGMA wal_checkpoint(RESTART)")
      try store.writeUnrecorded { () throws(StoreError) in
        try store.apply(seq, pieces: [piece], inverted: true, .keepingLaterChanges)
        try store.database.run(
          "DELETE FROM step_part WHERE seq = ? AND piece = ?", .int(seq), .int(piece))
      }
      usleep(Self.pause)
    }
    try store.writeUnrecorded { () throws(StoreError) in try forget(seq) }
    try resumeMerging()
  }

  private func forget(_ seq: Int) throws(StoreError) {
    try store.database.run("DELETE FROM step WHERE seq = ?", .int(seq))
  }

  /// Takes back every run whose writer is gone. Needs the import lock.
  func takeBackAbandoned() throws(StoreError) {
    var abandoned: [Int] = []
    try store.database.each(
      "SELECT seq FROM step WHERE state = \(StepState.running.rawValue) ORDER BY seq DESC"
    ) { abandoned.append($0.int(0)) }
    for seq in abandoned { try takeBack(seq) }
    // Killed after its last piece was taken back.
    try resumeMerging()
  }

  /// Whether a run is under way, or was left.
  static func isAnyRunning(_ store: TodoStore) throws(StoreError) -> Bool {
    try store.database.integer(
      "SELECT 1 FROM step WHERE state = \(StepState.running.rawValue) LIMIT 1") != nil
  }
}
