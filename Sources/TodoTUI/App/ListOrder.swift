import TodoCore

/// An order for the lists that have none of their own; the raw value is what is remembered.
enum ListOrder: String, Hashable, Sendable, CaseIterable {
  case arrival, newest
  case due
  case dueReversed = "due-reversed"
  case priority
  case title
  case titleReversed = "title-reversed"

  /// The field that decides; `nil` for the order of arrival.
  var field: ItemField? {
    switch self {
    case .arrival, .newest: nil
    case .due, .dueReversed: .due
    case .priority: .priority
    case .title, .titleReversed: .title
    }
  }

  /// What the store sorts by.
  var sort: [TodoQuery.SortKey] {
    switch self {
    case .arrival: []
    case .newest: [.init(.arrival, ascending: false)]
    case .due: [.init(.due)]
    case .dueReversed: [.init(.due, ascending: false)]
    case .priority: [.init(.priority, ascending: false)]
    case .title: [.init(.title)]
    case .titleReversed: [.init(.title, ascending: false)]
    }
  }
}

extension ListSource {
  /// Whether the person chooses its order. The others are about days, whose order is what they are for.
  var takesOrder: Bool {
    switch self {
    case .all, .group, .ungrouped, .tag: true
    case .today, .upcoming, .overdue, .done: false
    }
  }
}
