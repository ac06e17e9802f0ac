import Testing
import TodoCore

@testable import TodoTUI

@Suite("What is counted first")
struct CountWishesTests {
  private let milk = TodoQuery(search: "牛奶")
  private let lists = CountWishes.Lists(today: Scene.today, tags: false)

  private func place() throws -> CountWishes.Place {
    let store = try TodoStore.inMemory()
    _ = try store.add(TodoDraft(title: "买牛奶"))
    let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 1).rows
    return CountWishes.Place(query: TodoQuery(), cursor: try #require(rows.first).cursor)
  }

  /// Whether a wish interrupts what runs.
  private func interrupts(
    _ wishes: CountWishes, _ change: (inout CountWishes) -> Void
  ) -> Bool {
    var after = wishes
    change(&after)
    return after.overtakesCurrent(since: wishes)
  }

  @Test("The query first, then the place, then the lists")
  func order() throws {
    var wishes = CountWishes()
    wishes.lists = lists
    let place = try place()
    wishes.place = place
    wishes.query = milk
    for job: CountWishes.Job? in [.query(milk), .place(place), .lists(lists), nil] {
      wishes.begin()
      #expect(wishes.current == job)
    }
  }

  @Test("A query is ended by another query only, a place by both, the lists by either")
  func interrupting() throws {
    let (first, second) = (try place(), try place())
    var wishes = CountWishes()
    wishes.query = milk
    wishes.begin()
    #expect(interrupts(wishes) { $0.query = TodoQuery() })
    #expect(!interrupts(wishes) { $0.place = first })
    #expect(!interrupts(wishes) { $0.lists = lists })
    wishes.place = first
    wishes.begin()
    #expect(interrupts(wishes) { $0.query = TodoQuery() })
    #expect(interrupts(wishes) { $0.place = second })
    #expect(!interrupts(wishes) { $0.lists = lists })
    wishes.lists = lists
    wishes.begin()
    #expect(interrupts(wishes) { $0.query = TodoQuery() })
    #expect(interrupts(wishes) { $0.place = second })
    #expect(!interrupts(wishes) { $0.lists = lists })
  }

  @Test("Where another program writes all the time each is counted in its turn, and to its end")
  func again() throws {
    let place = try place()
    var wishes = CountWishes()
    var counted: [CountWishes.Job?] = []
    for _ in 1...6 {
      let isOvertaken = interrupts(wishes) {
        $0.query = milk
        $0.place = place
        $0.lists = lists
      }
      #expect(!isOvertaken)
      wishes.query = milk
      wishes.place = place
      wishes.lists = lists
      wishes.begin()
      counted.append(wishes.current)
    }
    let round: [CountWishes.Job?] = [.query(milk), .place(place), .lists(lists)]
    #expect(counted == round + round)
    wishes.query = TodoQuery()
    wishes.begin()
    #expect(wishes.current == .query(TodoQuery()))
  }

  @Test("What was interrupted is counted later, unless a newer wish took its place")
  func puttingBack() {
    var wishes = CountWishes()
    wishes.lists = lists
    wishes.begin()
    wishes.query = milk
    wishes.putBack(.lists(lists))
    wishes.begin()
    #expect(wishes.current == .query(milk))
    wishes.query = TodoQuery()
    wishes.putBack(.query(milk))
    wishes.begin()
    #expect(wishes.current == .query(TodoQuery()))
    wishes.begin()
    #expect(wishes.current == .lists(lists))
  }
}
