import Glibc
import Synchronization
import Testing

@testable import TodoTUI

/// Holds another thread where it reports something, until the test lets it go on.
///
/// Whoever waits for it gives its thread back meanwhile: the pool of tasks may have one only.
final class Gate: Sendable {
  private let state = Mutex((arrivals: 0, isOpen: false))

  /// What the other thread calls.
  func pass() {
    state.withLock { $0.arrivals += 1 }
    while !state.withLock({ $0.isOpen }) { usleep(1_000) }
  }

  func open() { state.withLock { $0.isOpen = true } }

  func close() { state.withLock { $0 = (0, false) } }

  /// Waits until the other thread stands at the gate.
  func arrival(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<30_000 {
      if state.withLock({ $0.arrivals > 0 }) { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("nobody came to the gate", sourceLocation: sourceLocation)
  }
}

extension Scene {
  /// Looks into the mailbox until the write that another thread makes is over.
  func finishWork(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<30_000 {
      play([.wake])
      if state.work == nil { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("the work never ended", sourceLocation: sourceLocation)
  }
}
