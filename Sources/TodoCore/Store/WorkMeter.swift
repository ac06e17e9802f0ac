import CSQLite

/// Counts what long work has behind it, and asks its caller whether to go on.
final class WorkMeter {
  /// What there is in all; 0 until that is known.
  var total = 0
  private var done = 0
  private let goOn: (WorkProgress) -> Bool

  init(_ goOn: @escaping (WorkProgress) -> Bool) { self.goOn = goOn }

  /// Whether the caller wants the work to be done.
  var isWanted: Bool { goOn(WorkProgress(done: min(done, total), total: total)) }

  /// So much more is done.
  ///
  /// - Throws: `cancelled` where the caller does not want the rest.
  func advance(by count: Int) throws(StoreError) {
    done += count
    guard isWanted else { throw .cancelled }
  }
}

extension Database {
  /// Asks the caller also while a statement runs; one that is not wanted any more ends with `cancelled`.
  func asking<T>(
    _ goOn: (WorkProgress) -> Bool, _ body: (WorkMeter) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try withoutActuallyEscaping(goOn) { goOn throws(StoreError) in
      let meter = WorkMeter(goOn)
      sqlite3_progress_handler(
        handle, Self.operationsBetweenQuestions,
        { meter in
          guard let meter else { return 0 }
          return Unmanaged<WorkMeter>.fromOpaque(meter).takeUnretainedValue().isWanted ? 0 : 1
        }, Unmanaged.passUnretained(meter).toOpaque())
      defer { sqlite3_progress_handler(handle, 0, nil, nil) }
      return try body(meter)
    }
  }

  /// Runs reads that take up to so many questions, that is about milliseconds, each; `nil` where one takes longer. It is
  /// SQLite's work that is counted and no time, so a busy machine changes nothing.
  func within<T>(
    _ questions: Int, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T? {
    var asked = 0
    let isInTime = { (_: WorkProgress) in
      asked += 1
      return asked <= questions
    }
    do throws(StoreError) {
      return try asking(isInTime) { (_) throws(StoreError) in try body() }
    } catch .cancelled where asked > questions {
      return nil
    }
  }

  /// Of SQLite's virtual machine: about a millisecond.
  private static let operationsBetweenQuestions: Int32 = 10_000
}
