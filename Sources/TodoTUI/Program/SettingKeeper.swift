import TodoCore

/// Keeps settings for the next start. No key waits for that: while another program is writing they stay here, and
/// are written as soon as it is done, at the latest when the program ends.
final class SettingKeeper {
  private let store: TodoStore
  private var values: [String: String?] = [:]
  /// Whether they are still to be written, for another program was writing.
  private(set) var isWaiting = false

  /// Keeps them in that store.
  init(_ store: TodoStore) { self.store = store }

  /// Keeps a value, or forgets it.
  func keep(_ setting: Setting, _ value: String?) throws(StoreError) {
    values[setting.rawValue] = .some(value)
    try write()
  }

  /// Writes what waits, if nobody else is writing now.
  func tryAgain() throws(StoreError) {
    if isWaiting { try write() }
  }

  /// The program ends: what was not written yet is written, after waiting for others like any write. Nobody is there
  /// any more to be told that it failed.
  func finish() {
    if !values.isEmpty { try? store.set(values) }
    values = [:]
  }

  private func write() throws(StoreError) {
    // What fails is told once and written at the end, maybe.
    isWaiting = false
    isWaiting = try !store.setIfFree(values)
    if !isWaiting { values = [:] }
  }
}
