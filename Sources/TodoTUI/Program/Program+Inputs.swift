import Glibc

/// What reaches the loop. While another thread makes a write, what would write too waits behind it, with all that was
/// done after it; moving about and typing go on.
extension Program {
  /// An input, and what the state is told of it.
  struct Arrival {
    let input: Input
    /// A click means what the person saw then.
    let event: Event?
  }

  func nextArrivals() -> [Arrival] {
    // What waited comes first.
    guard held.isEmpty || state.delayed != nil else { return [] }
    // A terminal that is gone would answer at once, again and again.
    if held.contains(where: { $0.input.endsProgram }) {
      usleep(1_000)
      return []
    }
    return terminal.nextInput(
      deadline: performer.settings.isWaiting ? Program.waitForOthers : Program.longestWait
    ).map { Arrival(input: $0, event: event(of: $0)) }
  }

  /// Takes in what was done, up to what must wait; what ends the program is returned.
  func takeArrivals() -> Ending? {
    while let first = held.first {
      if state.delayed != nil, mustWait(first) { return nil }
      held.removeFirst()
      if let ending = take(first) { return ending }
      if isQuitting { return .quit }
    }
    return nil
  }

  /// Whether it asks for something that has to wait for the write under way: tried on a copy of the state.
  private func mustWait(_ arrival: Arrival) -> Bool {
    guard let event = arrival.event else {
      return arrival.input.endsProgram || arrival.input == .suspend
    }
    var next = state
    return next.update(event).contains(where: \.waitsForWrite)
  }

  private func take(_ arrival: Arrival) -> Ending? {
    if let event = arrival.event { tell(event) }
    switch arrival.input {
    case .suspend: suspend()
    case .closed: return .closed
    case .terminate(let signal): return .terminated(signal)
    case .key, .paste, .resize, .mouse, .wake, .fileChanged, .timeout: break
    }
    return nil
  }

  private func event(of input: Input) -> Event? {
    switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .resize(let size): .resize(size)
    case .mouse(let mouse):
      .mouse(mouse, over: shown?.targets(at: mouse.point) ?? [], at: milliseconds())
    case .wake, .fileChanged, .timeout, .suspend, .closed, .terminate: nil
    }
  }
}

extension Input {
  /// Whether nothing can come after it.
  fileprivate var endsProgram: Bool {
    switch self {
    case .closed, .terminate: true
    default: false
    }
  }
}
