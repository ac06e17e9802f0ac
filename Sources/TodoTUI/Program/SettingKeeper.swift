import TodoCore

/// Keeps settings for the next start. No key waits for that: while another program is writing they stay here, and
/// are written as soon as it is done, at the latest when the program ends.
final class SettingKeeper {
  private let store: TodoStore
  private var values: [String: String?] = [:]
  private var lines: [String: LinesChange] = [:]
  /// Whether they are still to be written, for another program was writing.
  private(set) var isWaiting = false

  /// Keeps them in that store.
  init(_ store: TodoStore) { self.store = store }

  /// Keeps a value, or forgets it.
  func keep(_ setting: Setting, _ value: String?) throws(StoreError) {
    values[setting.rawValue] = .some(value)
    try write()
  }

  /// Changes the lines that a setting holds.
  func keep(_ setting: Setting, _ change: LinesChange) throws(StoreError) {
    lines[setting.rawValue, default: LinesChange()].append(change)
    try write()
  }

  /// The lines that settings hold: those that any window has written, with what waits here.
  func lines(of settings: [Setting]) throws(StoreError) -> [Setting: [String]] {
    var result: [Setting: [String]] = [:]
    for setting in settings {
      let stored = LinesChange.lines(of: try store.setting(setting.rawValue))
      result[setting] = (lines[setting.rawValue] ?? LinesChange()).applied(to: stored)
    }
    return result
  }

  /// Writes what waits, if nobody else is writing now.
  func tryAgain() throws(StoreError) {
    if isWaiting { try write() }
  }

  /// The program ends: what was not written yet is written, after waiting for others until then. Nobody is there any
  /// more to be told that it failed.
  func finish(by end: ContinuousClock.Instant) {
    guard !values.isEmpty || !lines.isEmpty else { return }
    try? store.waiting(while: { .now < end }) { () throws(StoreError) in
      try store.set(values, lines: lines)
    }
    (values, lines) = ([:], [:])
  }

  private func write() throws(StoreError) {
    // What fails is told once and written at the end, maybe.
    isWaiting = false
    isWaiting = try !store.setIfFree(values, lines: lines)
    if !isWaiting { (values, lines) = ([:], [:]) }
  }
}
