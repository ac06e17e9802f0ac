import FoundationEssentials
import TodoCore

/// One of the lists: those of the side bar, and that of a tag.
enum ListSource: Hashable, Sendable {
  case all, today, upcoming, overdue, done
  case group(UUID)
  case ungrouped
  case tag(TodoTag)

  /// The lists above the groups.
  static let fixed: [ListSource] = [.all, .today, .upcoming, .overdue, .done]

  /// The lists that the configuration can name.
  static let nameable: [(name: String, source: ListSource)] = (fixed + [.ungrouped]).compactMap {
    source in source.name.map { ($0, source) }
  }

  /// What it is called in the configuration; `nil` for one that comes and goes.
  private var name: String? {
    switch self {
    case .all: "all"
    case .today: "today"
    case .upcoming: "upcoming"
    case .overdue: "overdue"
    case .done: "done"
    case .group, .tag: nil
    case .ungrouped: "no-group"
    }
  }

  /// Whether hiding what is done makes it another list.
  var canHideDone: Bool { hidesDone(true) != hidesDone(false) }

  /// Whether its query leaves done items out.
  func hidesDone(_ hideDone: Bool) -> Bool {
    switch self {
    case .done: false
    case .today, .upcoming, .overdue: true
    case .all, .group, .ungrouped, .tag: hideDone
    }
  }

  /// The field that decides what belongs to it, beside whether that is done.
  var field: ItemField? {
    switch self {
    case .all, .done: nil
    case .today, .upcoming, .overdue: .due
    case .group, .ungrouped: .group
    case .tag: .tags
    }
  }

  /// Whether it shows other items tomorrow.
  var dependsOnDay: Bool {
    switch self {
    case .today, .upcoming, .overdue: true
    case .all, .done, .group, .ungrouped, .tag: false
    }
  }

  /// What the list asks the store for.
  func query(
    search: String, hideDone: Bool, today: CalendarDay, keeping: [UUID]
  ) -> TodoQuery {
    let byDue: [TodoQuery.SortKey] = [.init(.due)]
    func open(due from: CalendarDay?, _ through: CalendarDay?) -> TodoQuery.Filter {
      .and([.done(false), .due(from: from, through: through)])
    }
    func all(_ filter: TodoQuery.Filter) -> TodoQuery.Filter {
      hideDone ? .and([.done(false), filter]) : filter
    }
    var query =
      switch self {
      case .all: TodoQuery(filter: hideDone ? .done(false) : .everything)
      case .today: TodoQuery(filter: open(due: today, today), sort: byDue)
      case .upcoming: TodoQuery(filter: open(due: today + 1, nil), sort: byDue)
      case .overdue: TodoQuery(filter: open(due: nil, today + -1), sort: byDue)
      case .done: TodoQuery(filter: .done(true), sort: [.init(.completed, ascending: false)])
      case .group(let id): TodoQuery(filter: all(.group(id)))
      case .ungrouped: TodoQuery(filter: all(.group(nil)))
      case .tag(let tag): TodoQuery(filter: all(.anyTag([tag.name])))
      }
    query.search = search
    if hidesDone(hideDone) { query.keeping = keeping }
    return query
  }
}
