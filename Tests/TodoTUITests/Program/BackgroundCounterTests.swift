import Foundation
import Synchronization
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Counting beside the loop")
struct BackgroundCounterTests {
  private let file = ListFile()

  @Test("The newest wish and the lists are counted, and the loop is woken", .timeLimit(.minutes(1)))
  func counts() async throws {
    let store = try TodoStore(path: file.path, author: Author(.window))
    for title in ["买牛奶", "milk", "bread"] { _ = try store.add(TodoDraft(title: title)) }
    let wakes = Mutex(0)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let mailbox = Mailbox<Event> {
      wakes.withLock { $0 += 1 }
      continuation.yield()
    }
    let counter = BackgroundCounter(
      BackgroundStore(path: file.path, author: Author(.window)), mailbox: mailbox)
    counter.countLists(today: Scene.today)
    for search in ["b", "br", "milk"] { counter.count(TodoQuery(search: search)) }
    var events: [Event] = []
    for await _ in stream {
      events += mailbox.drain()
      let hasLists = events.contains { if case .countedLists = $0 { true } else { false } }
      if hasLists, events.contains(.counted(TodoQuery(search: "milk"), 1)) { break }
    }
    var expected = ListCounts()
    expected.all = 3
    expected.ungrouped = 3
    #expect(events.contains(.countedLists(expected)))
    #expect(wakes.withLock { $0 } > 0)
  }
}
