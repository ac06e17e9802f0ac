import FoundationEssentials
import Glibc

/// An import under way: a step that is marked as running until everything is saved and read back. A large one
/// is written piece by piece, so that other windows can write in between; one that failed or was killed is
/// taken back, piece by piece.
struct ImportRun {
  let store: TodoStore

  /// Up to so many records are written in one transaction.
  private static let mostInOnePiece = 20_000
  /// What is left to others between two pieces, in microseconds: SQLite looks for a free lock every few
  /// milliseconds.
  private static let pause: UInt32 = 5_000

  /// A run on a connection of its own, tuned for many rows: ids come in no order, so a larger cache saves
  /// reading the same pages again; commits wait for the disk only at the end, when the file may be renamed.
  init(_ store: TodoStore) throws(StoreError) {
    self.store = store
    try store.database.execute(
      "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = NORMAL")
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
        try TextIndex.deferMerging(store.database)
      }
    }
    var report = ImportReport()
    var next = 0
    var piece = 0
    var pace = Pace(size: isLarge ? 1_000 : records.count, least: 500)
    while next < records.count {
      guard goOn(next) else { throw .cancelled }
      let range = next..<min(next + pace.size, records.count)
      try pace.measure { () throws(StoreError) in
        try store.writeUnrecorded { () throws(StoreError) in
          let recorder = try ChangeRecorder(store.database)
          report.add(try writer.write(records[range]))
          if !recorder.isEmpty { try store.log.append(recorder, to: seq, piece: piece) }
        }
      }
      next = range.upperBound
      piece += 1
      if isLarge { try letOthersIn(after: piece) }
    }
    if isLarge { try mergeIndex() }
    return report
  }

  /// Between two pieces. Now and then what was written moves from the log into the file, which keeps nobody
  /// waiting but costs a sync.
  private func letOthersIn(after piece: Int) throws(StoreError) {
    if piece % 16 == 0 { try store.database.execute("PRAGMA wal_checkpoint(PASSIVE)") }
    usleep(Self.pause)
  }

  private func mergeIndex() throws(StoreError) {
    try store.writeUnrecorded { () throws(StoreError) in
      try TextIndex.resumeMerging(store.database)
    }
    var pace = Pace(size: 100, least: 20)
    var isMore = true
    var piece = 0
    while isMore {
      let pages = pace.size
      try pace.measure { () throws(StoreError) in
        isMore = try store.writeUnrecorded { () throws(StoreError) in
          try TextIndex.merge(pages: pages, store.database)
        }
      }
      piece += 1
      try letOthersIn(after: piece)
    }
  }

  /// Marks a run as done: from now on it is a step like any other.
  func finish(_ seq: Int, count: Int) throws(StoreError) {
    // What the pieces wrote without a sync is synced with this commit, before anyone relies on it.
    try store.database.execute("PRAGMA synchronous = FULL")
    // An import that changed nothing is no step: undo must never seem to do nothing.
    guard count > 0 else { return try takeBack(seq) }
    try store.writeUnrecorded { () throws(StoreError) in
      try store.database.run(
        "UPDATE step SET count = ? WHERE seq = ?", .int(count), .int(seq))
      try store.log.mark(seq, .done)
      try store.log.trim(now: store.clock())
    }
  }

  /// Removes what a run has written, the last piece first; killed meanwhile, it goes on where it was.
  func takeBack(_ seq: Int) throws(StoreError) {
    for piece in try ChangesetStream.pieces(store.database, seq: seq).reversed() {
      try store.writeUnrecorded { () throws(StoreError) in
        try store.apply(seq, pieces: [piece], inverted: true)
        try store.database.run(
          "DELETE FROM step_part WHERE seq = ? AND piece = ?", .int(seq), .int(piece))
      }
    }
    try store.writeUnrecorded { () throws(StoreError) in
      try store.database.run("DELETE FROM step WHERE seq = ?", .int(seq))
    }
  }

  /// Takes back every run whose writer is gone. Needs the import lock.
  func takeBackAbandoned() throws(StoreError) {
    var abandoned: [Int] = []
    try store.database.each(
      "SELECT seq FROM step WHERE state = \(StepState.running.rawValue) ORDER BY seq DESC"
    ) { abandoned.append($0.int(0)) }
    guard !abandoned.isEmpty else { return }
    for seq in abandoned { try takeBack(seq) }
    try mergeIndex()
  }

  /// Whether a run is under way, or was left.
  static func isAnyRunning(_ store: TodoStore) throws(StoreError) -> Bool {
    try store.database.integer(
      "SELECT 1 FROM step WHERE state = \(StepState.running.rawValue) LIMIT 1") != nil
  }
}

/// How much to write at a time: a piece holds the lock for at most about 50 ms.
private struct Pace {
  private static let longestHold = 0.05
  private(set) var size: Int
  /// Smaller pieces would mostly do what every piece costs.
  let least: Int

  init(size: Int, least: Int) {
    self.size = size
    self.least = least
  }

  /// Times a piece of the present size, and sets the size of the next.
  mutating func measure(_ piece: () throws(StoreError) -> Void) throws(StoreError) {
    let began = Self.seconds()
    try piece()
    // At most twice as far at a time: the machine may have been busy just now.
    let ratio = Self.longestHold * 0.8 / max(Self.seconds() - began, 0.000_1)
    size = max(least, Int(Double(size) * min(2, max(0.5, ratio))))
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
