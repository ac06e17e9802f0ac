import Synchronization

/// Where workers on other threads leave their results for the loop.
///
/// It is the only thing that the loop shares with other threads, and it holds `Sendable` values only.
public final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  private let wakeUp: @Sendable () -> Void

  /// - Parameter wakeUp: Makes a waiting loop return from ``Terminal/nextInput(deadline:)`` with
  ///   `.wake`; called on the thread that posts.
  public init(wakeUp: @escaping @Sendable () -> Void = {}) {
    self.wakeUp = wakeUp
  }

  /// Leaves a message, from any thread.
  public func post(_ message: Message) {
    let wasEmpty = messages.withLock { messages in
      defer { messages.append(message) }
      return messages.isEmpty
    }
    // Whoever posted the first one has woken the loop already.
    if wasEmpty { wakeUp() }
  }

  /// Takes all messages, in the order in which they were posted.
  public func drain() -> [Message] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
