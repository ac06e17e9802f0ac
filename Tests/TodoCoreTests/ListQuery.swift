import FoundationEssentials

@testable import TodoCore

/// What a list of the interface asks for.
struct ListQuery {
  let name: String
  let query: TodoQuery

  static let group = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  static let today = CalendarDay(number: 20_501)

  /// What a person can sort a list by.
  static let orders: [(name: String, keys: [TodoQuery.SortKey])] = [
    ("by arrival", []), ("newest first", [.init(.arrival, ascending: false)]),
    ("by due date", [.init(.due)]), ("by priority", [.init(.priority, ascending: false)]),
    ("by title", [.init(.title)]), ("latest due first", [.init(.due, ascending: false)]),
    ("by title from the end", [.init(.title, ascending: false)]),
  ]

  /// Every list in every order.
  static var inEveryOrder: [ListQuery] {
    all(search: "").flatMap { list in
      orders.map { order in
        var query = list.query
        query.sort = order.keys
        return ListQuery(name: "\(list.name), \(order.name)", query: query)
      }
    }
  }

  static func all(search: String) -> [ListQuery] {
    let byDue: [TodoQuery.SortKey] = [.init(.due)]
    let lists: [(String, TodoQuery.Filter, [TodoQuery.SortKey])] = [
      ("all", .everything, []),
      ("open", .done(false), []),
      ("group", .group(group), []),
      ("open in group", .and([.done(false), .group(group)]), []),
      ("in no group", .group(nil), []),
      ("open in no group", .and([.done(false), .group(nil)]), []),
      ("tag", .anyTag(["写"]), []),
      ("open with tag", .and([.done(false), .allTags(["写"])]), []),
      ("today", .and([.done(false), .due(from: today, through: today)]), byDue),
      ("upcoming", .and([.done(false), .due(from: today + 1, through: nil)]), byDue),
      ("overdue", .and([.done(false), .due(from: nil, through: today + -1)]), byDue),
      ("done", .done(true), [.init(.completed, ascending: false)]),
    ]
    let kept = (0..<200).map { _ in UUID() }
    return lists.flatMap { name, filter, sort in
      let query = TodoQuery(search: search, filter: filter, sort: sort)
      var keeping = query
      keeping.keeping = kept
      let isOpen = filter.conjuncts.contains(.done(false))
      return [ListQuery(name: name, query: query)]
        + (isOpen ? [ListQuery(name: name + ", some kept", query: keeping)] : [])
    }
  }
}

extension TodoQuery {
  /// The way that a long list goes.
  var longPath: QueryPath { isInFilterOrder && !filter.isWhole ? .filter : .order }
}

/// Where a page begins.
enum Place: CaseIterable { case start, end, forward, backward, one }
