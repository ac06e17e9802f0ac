import Foundation
import Testing
import TodoCore

@Suite("Ids: as a condition, and from one row to another")
struct StretchTests {
  @Test("One of these ids, also within not, and with none of them")
  func ids() throws {
    let store = try TodoStore.inMemory()
    var ids: [UUID] = []
    for title in ["a", "二", "c"] { ids.append(try store.add(TodoDraft(title: title)).id) }
    func titles(_ filter: TodoQuery.Filter) throws -> [String] {
      try store.items(TodoQuery(filter: filter), limit: 9).map(\.title)
    }
    #expect(try titles(.ids([ids[2], ids[1], UUID()])) == ["二", "c"])
    #expect(try titles(.not(.ids([ids[0]]))) == ["二", "c"])
    #expect(try titles(.ids([])) == [])
    #expect(try store.update(TodoQuery(filter: .ids([ids[1]])), ItemPatch(done: true)) == 1)
    #expect(try store.delete(TodoQuery(search: "c", filter: .ids(ids))) == 1)
    #expect(try titles(.everything) == ["a", "二"])
  }

  @Test(
    "From one row to another in every order, both ways",
    arguments: TodoQuery.SortField.allCases, [true, false])
  func stretch(_ field: TodoQuery.SortField, _ ascending: Bool) throws {
    let store = try TodoStore.inMemory()
    for n in 0..<30 {
      _ = try store.add(
        TodoDraft(
          title: "项 \(n * 7 % 30)", priority: Priority.allCases[n % 4],
          due: n % 3 == 0 ? nil : DueDate(day: CalendarDay(number: 20_000 + n % 5))))
    }
    let query = TodoQuery(sort: [.init(field, ascending: ascending)])
    let rows = try store.page(query, at: .start, before: 0, after: 30).rows
    let ids = rows.map(\.item.id)
    #expect(
      try store.ids(query, from: rows[4].cursor, to: rows[21].cursor, limit: 30)
        == Array(ids[4...21]))
    #expect(
      try store.ids(query, from: rows[21].cursor, to: rows[4].cursor, limit: 30)
        == Array(ids[4...21].reversed()))
    #expect(
      try store.ids(query, from: rows[7].cursor, to: rows[7].cursor, limit: 1) == [ids[7]])
    #expect(try store.ids(query, from: rows[4].cursor, to: rows[21].cursor, limit: 17) == nil)
    #expect(try store.ids(query, from: rows[4].cursor, limit: 9) == Array(ids[4..<13]))
    #expect(try store.ids(query, from: rows[25].cursor, limit: 9) == Array(ids[25...]))
    // Gone, what followed it comes first.
    _ = try store.delete(ids[4])
    #expect(try store.ids(query, from: rows[4].cursor, limit: 2) == Array(ids[5...6]))
    #expect(try store.ids(query, from: rows[4].cursor, limit: 0) == [])
  }

  @Test("From a row that has moved since, the ids are those behind its new place")
  func moved() throws {
    let store = try TodoStore.inMemory()
    for title in ["a", "b", "c", "买"] { _ = try store.add(TodoDraft(title: title)) }
    let query = TodoQuery(sort: [.init(.title)])
    let rows = try store.page(query, at: .start, before: 0, after: 9).rows
    let ids = rows.map(\.item.id)
    _ = try store.update(ids[0], ItemPatch(title: "bb"))
    #expect(try store.ids(query, from: rows[0].cursor, limit: 9) == [ids[0], ids[2], ids[3]])
  }
}
