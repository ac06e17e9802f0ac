import Foundation
import TodoCore

/// Another program in the middle of a write: from the beginning it holds the list's lock until it is let go.
final class OtherWriter: Sendable {
  private let isWriting = DispatchSemaphore(value: 0)
  private let mayEnd = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(path: String) {
    let (isWriting, mayEnd, hasEnded) = (isWriting, mayEnd, hasEnded)
    Thread.detachNewThread {
      do {
        try TodoStore(path: path, author: Author(.command)).transaction(.editItem) {
          isWriting.signal()
          mayEnd.wait()
        }
      } catch { isWriting.signal() }
      hasEnded.signal()
    }
    isWriting.wait()
  }

  /// Returns when the lock is free.
  func end() {
    mayEnd.signal()
    hasEnded.wait()
  }
}
