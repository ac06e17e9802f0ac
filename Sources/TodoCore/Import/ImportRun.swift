import FoundationEssentials
import Glibc

/// An import under way: a step that is marked as running until everything is saved and read back. A large one
/// is written piece by piece, so that other windows can write in between; one that failed or was killed is
/// taken back, piece by piece.
struct ImportRun {
  let store: TodoStore

  /// Up to so many records are written in one transaction.
  private static let mostInOnePiece = 20_000
  /// How long a piece of a larger import may hold the lock, in seconds.
  private static let longestHold = 0.05
  /// What is left to others between two pieces, in microseconds: SQLite looks for a free lock every few
  /// milliseconds.
  private static let pause: UInt32 = 5_000

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
    var report = ImportReport()
    var next = 0
    var piece = 0
    let isLarge = records.count > Self.mostInOnePiece
    var size = isLarge ? 500 : records.count
    while next < records.count {
      guard goOn(next) else { throw .cancelled }
      let range = next..<min(next + size, records.count)
      let began = Self.seconds()
      report.add(
        try store.writeUnrecorded { () throws(StoreError) in
          let recorder = try ChangeRecorder(store.database)
          let part = try writer.write(records[range])
          if !recorder.isEmpty { try store.log.append(recorder, to: seq, piece: piece) }
          return part
        })
      next = range.upperBound
      piece += 1
      guard isLarge else { continue }
      // Towards the longest hold, at most twice as far at a time: the machine may be busy just now.
      let ratio = Self.longestHold * 0.8 / (Self.seconds() - began)
      size = max(50, Int(Double(size) * min(2, max(0.5, ratio))))
      usleep(Self.pause)
    }
    return report
  }

  /// Marks a run as done: from now on it is a step like any other.
  func finish(_ seq: Int, count: Int) throws(StoreError) {
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
    for seq in abandoned { try takeBack(seq) }
  }

  /// Whether a run is under way, or was left.
  static func isAnyRunning(_ store: TodoStore) throws(StoreError) -> Bool {
    try store.database.integer(
      "SELECT 1 FROM step WHERE state = \(StepState.running.rawValue) LIMIT 1") != nil
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
