import Synchronization
import Testing

@testable import TodoTUI

@Suite("A mailbox")
struct MailboxTests {
  /// Counts how often the loop was woken.
  private final class Bell: Sendable {
    private let rings = Atomic(0)
    var count: Int { rings.load(ordering: .relaxed) }
    func ring() { rings.add(1, ordering: .relaxed) }
  }

  @Test("keeps messages in order and wakes the loop once for all that wait")
  func order() {
    let bell = Bell()
    let mailbox = Mailbox<String> { bell.ring() }
    mailbox.post("买")
    mailbox.post("b")
    #expect(bell.count == 1)
    #expect(mailbox.drain() == ["买", "b"])
    #expect(mailbox.drain() == [])
    mailbox.post("c")
    #expect(bell.count == 2)
  }

  @Test("loses nothing when many threads post")
  func threads() async {
    let mailbox = Mailbox<Int>()
    await withTaskGroup { group in
      for start in 0..<8 {
        group.addTask { for number in 0..<500 { mailbox.post(start * 500 + number) } }
      }
    }
    #expect(mailbox.drain().sorted() == Array(0..<4000))
  }
}
