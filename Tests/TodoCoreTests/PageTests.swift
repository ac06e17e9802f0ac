import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Pages") struct PageTests {
  /// Thirty items: every third done, some due, three priorities.
  static func seeded() throws -> TodoStore {
    let store = try makeStore()
    for number in 0..<30 {
      _ = try store.add(
        TodoDraft(
          title: "task \(number)", done: number % 3 == 0,
          priority: Priority(rawValue: number % 4) ?? .none,
          due: number % 5 == 0
            ? DueDate(
              day: CalendarDay(number: 20_000 + number % 7), minute: number % 2 == 0 ? nil : 60)
            : nil))
    }
    return store
  }

  static let sorts: [[TodoQuery.SortKey]] = [
    [], [.init(.arrival, ascending: false)], [.init(.due)], [.init(.due, ascending: false)],
    [.init(.priority, ascending: false)], [.init(.completed, ascending: false)],
    [.init(.priority, ascending: false), .init(.due)], [.init(.title)],
    [.init(.modified), .init(.created, ascending: false)],
  ]

  @Test(
    "walking forwards and backwards by cursor visits every row once, in any order", arguments: sorts
  )
  func walk(sort: [TodoQuery.SortKey]) throws {
    let store = try Self.seeded()
    let query = TodoQuery(sort: sort)
    let all = try store.titles(query)
    #expect(Set(all).count == 30)
    var forward: [String] = []
    var page = try store.page(query, at: .start, before: 0, after: 7)
    while true {
      forward += page.rows.map(\.item.title)
      guard !page.isAtEnd, let last = page.rows.last else { break }
      let next = try store.page(query, at: .row(last.cursor), before: 0, after: 8)
      page = Page(
        rows: Array(next.rows.dropFirst()), anchorIndex: 0, isAtStart: false,
        isAtEnd: next.isAtEnd, offset: nil)
    }
    #expect(forward == all)
    var backward: [String] = []
    page = try store.page(query, at: .end, before: 7, after: 0)
    while true {
      backward = page.rows.map(\.item.title) + backward
      guard !page.isAtStart, let first = page.rows.first else { break }
      let next = try store.page(query, at: .row(first.cursor), before: 7, after: 0)
      page = next
    }
    #expect(backward == all)
  }

  @Test("the number of rows before a row is its place, in any order", arguments: sorts)
  func before(sort: [TodoQuery.SortKey]) throws {
    let store = try Self.seeded()
    for filter in [TodoQuery.Filter.everything, .done(false)] {
      let query = TodoQuery(filter: filter, sort: sort)
      let page = try store.page(query, at: .start, before: 0, after: 50)
      #expect(page.rows.count >= 20)
      let counts = try page.rows.map { try store.count(query, before: $0.cursor) }
      #expect(counts == Array(page.rows.indices))
    }
  }

  @Test("rows without a date come last in both directions")
  func nulls() throws {
    let store = try Self.seeded()
    for ascending in [true, false] {
      let rows = try store.page(
        TodoQuery(sort: [.init(.due, ascending: ascending)]), at: .start, before: 0, after: 40
      ).rows
      let dues = rows.map(\.item.due)
      #expect(dues.prefix(6).allSatisfy { $0 != nil })
      #expect(dues.dropFirst(6).allSatisfy { $0 == nil })
    }
  }

  @Test("where the anchor's row is gone, its successor is found, and its predecessor at the end")
  func gone() throws {
    let store = try Self.seeded()
    let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 40).rows
    _ = try store.delete(rows[10].item.id)
    let page = try store.page(TodoQuery(), at: .row(rows[10].cursor), before: 3, after: 3)
    #expect(
      page.rows.map(\.item.title) == (7...9).map { "task \($0)" } + (11...13).map { "task \($0)" })
    #expect(page.rows[page.anchorIndex].item.title == "task 11")
    _ = try store.delete(rows[29].item.id)
    let end = try store.page(TodoQuery(), at: .row(rows[29].cursor), before: 3, after: 3)
    #expect(end.rows[end.anchorIndex].item.title == "task 28")
    #expect(end.isAtEnd)
  }

  @Test("what was just ticked is kept at its place while done items are hidden")
  func keeping() throws {
    let store = try Self.seeded()
    let hidden = TodoQuery(filter: .done(false))
    let rows = try store.page(hidden, at: .start, before: 0, after: 40).rows
    _ = try store.update(rows[2].item.id, ItemPatch(done: true))
    #expect(try store.titles(hidden).count == 19)
    let kept = TodoQuery(filter: .done(false), keeping: [rows[2].item.id])
    #expect(try store.titles(kept) == rows.map(\.item.title))
    // It has no number: a numbered place is the same as without it, and so is what is told of the page's own.
    let place = try store.page(hidden, at: .offset(12), before: 5, after: 5)
    let same = try store.page(kept, at: .offset(12), before: 5, after: 5)
    #expect(same.rows[same.anchorIndex].item == place.rows[place.anchorIndex].item)
    #expect(same.offset == place.offset)
    let near = try store.page(kept, at: .offset(4), before: 3, after: 5)
    #expect(near.rows[0].item.id == rows[2].item.id)
    #expect(near.offset == 2)
  }

  @Test("a numbered place and the counts agree with the list")
  func offsets() throws {
    let store = try Self.seeded()
    let page = try store.page(TodoQuery(), at: .offset(12), before: 5, after: 5)
    #expect(page.rows[page.anchorIndex].item.title == "task 12")
    #expect(page.offset == 7)
    #expect(try store.count(TodoQuery(filter: .done(false))) == 20)
    let counts = try store.listCounts(today: CalendarDay(number: 20_003))
    #expect(counts.all == 20)
    #expect(counts.done == 10)
    #expect(counts.today + counts.upcoming + counts.overdue == 4)
  }
}
