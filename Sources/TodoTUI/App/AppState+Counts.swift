import FoundationEssentials
import TodoCore

/// A number before a command: so many rows, or so many items from the selected one on.
extension AppState {
  /// Runs a command that has a number before it.
  mutating func run(_ command: Command, typed sequence: [Key], count: Int) -> [Effect] {
    if refusesUnseen(command, isCounted: command.counting == .items) { return [] }
    switch command.counting {
    case .itself: return run(command, count: count)
    case .items where list.marks == nil || command == .markItem:
      if let obstacle = obstacle(to: command) {
        message = obstacle
        return []
      }
      return find(count, for: command)
    case .items, .none:
      message = .noNumber(KeyMap.label(sequence), marked: command.counting == .items)
      return []
    }
  }

  /// Finds the items from the selected one on; beyond the window the store knows them.
  private mutating func find(_ count: Int, for command: Command) -> [Effect] {
    guard let index = list.selectedIndex else { return [] }
    let rows = list.window.rows
    if index + count <= rows.count || list.window.isAtEnd {
      return take(rows[index...].prefix(count).map(\.item.id), for: command)
    }
    // Where there are more than can be named, it is told.
    let limit = min(count, Marks.maximum + 1)
    return [.findNext(list.query(today: now.day), from: rows[index].cursor, limit, command)]
  }

  /// Takes in what the store found from the selected item on.
  mutating func take(found ids: [UUID], for command: Command) -> [Effect] {
    // Deleted elsewhere: what follows it is not what was meant.
    guard let first = ids.first, first == list.selection else {
      message = .itemGone
      return reload() + count()
    }
    // The same of those that follow it, as far as they are at hand.
    guard Target(object: target.object, rows: ids).isSame(as: target, count: ids.count) else {
      refuse(meantFor: target)
      return reload() + count()
    }
    return take(ids, for: command)
  }

  /// Runs the command on these items, the selected one first.
  private mutating func take(_ ids: [UUID], for command: Command) -> [Effect] {
    guard ids.count <= Marks.maximum else {
      message = .tooManyMarked
      return []
    }
    // A single one is told by its title.
    guard ids.count > 1 else { return run(command, count: nil) }
    if let change = command.change {
      return decide(Bulk(targets: .items(ids), change: change), count: ids.count)
    }
    // What is asked first shows meanwhile what it is asked for.
    guard mark(ids) else { return [] }
    switch command {
    case .changeDue: openForMarked(.due)
    case .changeGroup: openForMarked(.group)
    case .changeTags: openForMarked(.tags)
    default: return move(by: ids.count)
    }
    list.marks?.areOfNumber = true
    return []
  }
}

extension Command {
  /// What a number before it means.
  enum Counting: Hashable {
    /// The command knows: so many rows, or the row of that number.
    case itself
    /// So many items from the selected one on.
    case items
    case none
  }

  var counting: Counting {
    switch self {
    case .moveDown, .moveUp, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .goToStart, .goToEnd:
      .itself
    case .changeDue, .changeGroup, .changeTags, .markItem: .items
    default: change == nil ? .none : .items
    }
  }

  /// What it does to many items at once, where it asks for nothing more.
  var change: Bulk.Change? {
    switch self {
    case .toggleDone: .toggleDone
    case .deleteItem: .delete
    case .raisePriority: .raise(by: 1)
    case .lowerPriority: .raise(by: -1)
    case .priorityNone: .priority(.none)
    case .priorityLow: .priority(.low)
    case .priorityMedium: .priority(.medium)
    case .priorityHigh: .priority(.high)
    default: nil
    }
  }
}
