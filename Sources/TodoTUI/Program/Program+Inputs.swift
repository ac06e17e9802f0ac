import Glibc
import TodoCore

/// What reaches the loop. While another thread makes a write (`AppState.delayed`), what the person does waits behind
/// it, as it would if the write were made here; only the picture stays alive, and moving on after a tick, which changes
/// neither the rows nor the selection, does not wait.
extension Program {
  /// Takes in what came; what ends the program is returned.
  func take(_ inputs: [Input]) -> Ending? {
    if state.delayed == nil, let ending = takeHeld() { return ending }
    for input in inputs {
      switch input {
      case .key(let key) where state.givesUp(key):
        held = []
        tell(.key(key))
      case .key(let key): held.append(.key(key))
      case .paste(let text): held.append(.paste(text))
      case .mouse(let mouse):
        // A click means what the person saw then.
        held.append(
          .mouse(mouse, over: shown?.targets(at: mouse.point) ?? [], at: milliseconds()))
      case .resize(let size): tell(.resize(size))
      case .suspend:
        finishDelayed(by: .now + patience.leaving)
        suspend()
      case .closed: return .closed
      case .terminate(let signal): return .terminated(signal)
      case .timeout: if state.delayed != nil { tell(.stillDelayed) }
      case .wake, .fileChanged: break
      }
      if let ending = takeHeld() { return ending }
    }
    if wantsToLeave { performer.writer?.hurry(until: .now + patience.leaving) }
    return nil
  }

  /// Whether the person wants to leave the program, or to stop it, behind the write that waits. A key that does so may
  /// be a letter here: what all of them do is tried on a copy.
  private var wantsToLeave: Bool {
    let mayLeave = held.contains {
      if case .key(let key) = $0 { state.keys.canLeave(key) } else { false }
    }
    guard mayLeave, state.delayed != nil else { return false }
    var next = state
    return held.contains { next.update($0).contains { $0 == .quit || $0 == .suspend } }
  }

  /// Tells the state what the person did, up to what must wait.
  func takeHeld() -> Ending? {
    while let event = held.first, !mustWait(event) {
      held.removeFirst()
      // A key acts on what was seen, also behind a write of its own batch.
      lookElsewhere()
      tell(event)
      if isQuitting { return .quit }
    }
    return nil
  }

  private func mustWait(_ event: Event) -> Bool {
    guard let delayed = state.delayed else { return false }
    guard case .update(_, ItemPatch(done: true), nil, nil) = delayed.write else { return true }
    // What it would do is tried on a copy.
    var next = state
    let effects = next.update(event)
    return next.mode != .browse || next.list.source != state.list.source
      || !effects.allSatisfy(\.onlyReadsRows)
  }

  /// Takes in what other threads have posted.
  func takePosted() {
    for event in mailbox.drain() {
      // What was typed in the belief that it was done is not what the person wants now.
      if case .refused(let write, _) = event, write == state.delayed?.write { held = [] }
      performer.note(event)
      let selected = state.list.selection
      tell(event)
      // Nor is what was meant for an item behind that of the write, which others have taken away.
      if case .wrote(.update(let id, _, _, _), _) = event, !held.isEmpty, selected != id,
        state.list.selection != selected
      {
        refuseHeld()
      }
    }
  }

  /// Waits until the write under way is on disk or refused; for other programs until then.
  func finishDelayed(by end: ContinuousClock.Instant) {
    performer.writer?.hurry(until: end)
    while state.delayed != nil {
      takePosted()
      usleep(1_000)
    }
  }
}

extension Effect {
  /// Whether it reads the rows of the list and nothing else.
  fileprivate var onlyReadsRows: Bool {
    switch self {
    case .load, .count, .locate: true
    default: false
    }
  }
}
