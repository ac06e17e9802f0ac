import TodoCore

/// While another thread makes a write of many items: reading goes on, writing waits for it.
extension AppState {
  /// Takes back what the store can't do meanwhile. A write would wait for the lock with the window frozen, and
  /// be refused then; so it is refused at once, and what was typed stays.
  mutating func holdBack(_ effects: inout [Effect]) {
    guard let work else { return }
    let isLeaving = work.isCancelled
    var kept: [Effect] = []
    for effect in effects {
      switch effect {
      // Stopped, the program would keep the list locked for everyone.
      case .write(let write):
        keepPasted(write)
        message = .busy(work, cancel: cancelCommand)
      case .suspend: message = .busy(work, cancel: cancelCommand)
      case .quit where !isLeaving: message = .busy(work, cancel: cancelCommand)
      default: kept.append(effect)
      }
    }
    effects = kept
  }

  /// Another thread makes a write. What it was asked for in makes room for the list.
  mutating func begin(_ work: LongWork) {
    self.work = work
    switch work.task {
    case .bulk, .renameTag:
      self.work?.askedIn = mode
      closeMode()
    default: break
    }
  }

  /// It was not done, for that reason.
  mutating func failWork(_ error: StoreError) {
    guard let work else { return }
    self.work = nil
    if error == .cancelled {
      message = .cancelled(work)
    } else if mode == .browse, let askedIn = work.askedIn {
      mode = askedIn
    }
  }

  /// Asks the other thread to end.
  mutating func cancelWork() -> [Effect] {
    guard work?.isCancelled == false else { return [] }
    work?.isCancelled = true
    return [.cancelWork]
  }

  /// What cancels it from here: Esc has other layers to close first, and neither leaves what is being typed.
  var cancelCommand: Command? {
    guard mode == .browse else { return nil }
    return focus == .list && list.marks == nil && list.search.isEmpty ? .cancel : .interrupt
  }
}
