import TodoCore

/// How the program ends: what is under way is finished or taken back, and what is being typed is kept.
extension Program {
  /// Runs until the person quits, the terminal is gone or a signal ends it.
  public func run() -> Ending {
    start()
    let ending = loop()
    finish(by: .now + (ending == .quit ? patience.leaving : patience.last))
    return ending
  }

  private func finish(by end: ContinuousClock.Instant) {
    isEnding = true
    // Nothing is wanted that was typed behind the key that leaves.
    if isQuitting { held = [] }
    // What still runs is not wanted any more: nothing of it stays.
    performer.writer?.cancel()
    repeat { finishDelayed(by: end) } while takeHeld() == nil && state.delayed != nil
    // What the last of those keys began is not wanted either.
    performer.writer?.cancel()
    keepOpenText()
    finishDelayed(by: end)
    performer.settings.finish(by: end)
  }
}
