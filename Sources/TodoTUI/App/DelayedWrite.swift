import TodoCore

/// A write of few items that another thread makes, since it has to wait for other programs.
struct DelayedWrite: Hashable, Sendable {
  let write: Write
  /// Whether it was said that it waits, and what gives it up.
  var isTold = false
}

extension AppState {
  /// It waits longer than a person thinks nothing of.
  mutating func tellDelay() {
    guard delayed != nil else { return }
    delayed?.isTold = true
    message = .waiting(
      key: keys.keys(for: .cancel, in: context).first ?? keys.key(for: .interrupt, in: context))
  }

  /// Whether that key gives it up. Not before that was said: Esc behind a line that was just accepted is meant to
  /// close the line.
  func givesUp(_ key: Key) -> Bool {
    guard delayed?.isTold == true, case .command(let command) = keys.match([key], in: context)
    else { return false }
    return command == .cancel || command == .interrupt
  }
}
