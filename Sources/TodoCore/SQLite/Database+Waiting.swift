import CSQLite
import Glibc

/// How long a connection waits for other programs that are writing.
extension Database {
  /// How long a statement waits for another program that is writing, in milliseconds.
  static let patience: Int32 = 1_000

  func waitForOthers() {
    // SQLite's own handler waits longer each time, up to 100 ms, and misses the short gaps that a program
    // leaves that writes all the time.
    sqlite3_busy_handler(
      handle,
      { _, count in
        guard count < Database.patience else { return 0 }
        usleep(1_000)
        return 1
      }, nil)
  }

  /// Runs a write that throws `busy` at once where another program is writing.
  func withoutWaiting<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    sqlite3_busy_handler(handle, nil, nil)
    defer { waitForOthers() }
    return try body()
  }

  /// Runs a write that waits for another program as long as `goOn` says so, in place of the usual time.
  func waiting<T>(
    while goOn: () -> Bool, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try withoutActuallyEscaping(goOn) { goOn throws(StoreError) in
      let question = Question(goOn)
      sqlite3_busy_handler(
        handle,
        { question, _ in
          guard let question,
            Unmanaged<Question>.fromOpaque(question).takeUnretainedValue().ask()
          else { return 0 }
          usleep(1_000)
          return 1
        }, Unmanaged.passUnretained(question).toOpaque())
      defer {
        waitForOthers()
        withExtendedLifetime(question) {}
      }
      return try body()
    }
  }

  /// What a C function can be given to ask.
  private final class Question {
    let ask: () -> Bool

    init(_ ask: @escaping () -> Bool) { self.ask = ask }
  }
}
