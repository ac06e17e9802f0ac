import Foundation
import TodoCore

/// Another program in the middle of a write: from the beginning it holds the list's lock until it is let go.
final class OtherWriter: Sendable {
  private let isWriting = DispatchSemaphore(value: 0)
  private let mayEnd = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// - Parameter deleted: An item that is deleted by that write.
  init(path: String, deleting deleted: UUID? = nil) {
    let (isWriting, mayEnd, hasEnded) = (isWriting, mayEnd, hasEnded)
    Thread.detachNewThread {
      do {
        let store = try TodoStore(path: path, author: Author(.command))
        try store.transaction(.editItem) { () throws(StoreError) in
          if let deleted { _ = try store.delete(deleted) }
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
