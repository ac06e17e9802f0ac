import FoundationEssentials
import TodoCore

/// Marking items: one by one, a range, all that the list finds.
extension AppState {
  /// How many are marked; `nil` while that is being counted.
  var markedCount: Int? { list.marks?.count(of: list.total) ?? nil }

  /// Marks the selected item or takes its mark off, and goes to the next row.
  mutating func markItem() -> [Effect] {
    guard let item = list.selectedRow?.item else { return [] }
    return mark([item.id]) ? move(by: 1) : []
  }

  /// Marks these, or takes their marks off; `false` where there are too many.
  mutating func mark(_ ids: [UUID]) -> Bool {
    var marks = list.marks ?? Marks(in: list.markedQuery(today: now.day))
    marks.endRange()
    var toggled = Set(ids)
    // What only stays in place is not among all that the list finds.
    if marks.isOfAll {
      for row in list.window.rows where list.isKept(row.item) { toggled.remove(row.item.id) }
    }
    guard marks.toggle(toggled) else {
      message = .tooManyMarked
      return false
    }
    list.marks = marks.isEmpty ? nil : marks
    return true
  }

  /// Begins a range at the selected row, or ends the one that was begun.
  mutating func markRange() {
    guard let row = list.selectedRow else { return }
    var marks = list.marks ?? Marks(in: list.markedQuery(today: now.day))
    if marks.isOfAll {
      message = .allMarked
    } else if marks.range != nil {
      marks.endRange()
    } else {
      marks.range = Marks.Range(start: row.cursor, path: [row.item.id])
    }
    list.marks = marks
  }

  /// Marks all that the list finds: the query, not a list of ids.
  mutating func markAll() {
    var marks = Marks(in: list.markedQuery(today: now.day))
    marks.markAll()
    list.marks = marks
  }

  /// Esc: a range ends and stays marked; else all marks go.
  mutating func clearMarks() {
    if list.marks?.range != nil { list.marks?.endRange() } else { list.marks = nil }
  }

  /// Whatever happened: marks are of the list that is shown, of items that are there, and a range reaches to
  /// the selected row.
  mutating func followMarks(_ event: Event, movedFrom before: UUID?) -> [Effect] {
    guard let marks = list.marks else { return [] }
    if marks.areOfNumber, mode == .browse {
      // Nobody has marked them: the next key must mean the selected item again.
      list.marks = nil
      return []
    }
    guard marks.query == list.markedQuery(today: now.day) else {
      // Another list, another search: nothing that is not seen must be changed by a key.
      if message == nil { message = .marksCleared(marks.count(of: nil)) }
      list.marks = nil
      return []
    }
    if marks.isOfAll {
      // Else what is added to an empty list would be marked.
      if list.isLoaded, list.window.rows.allSatisfy({ list.isKept($0.item) }), isWholeList {
        list.marks = nil
      }
      return []
    }
    var effects = list.selection == before ? [] : followSelection()
    switch event {
    case .changedElsewhere, .wrote, .imported:
      if case .items(let ids) = marks.targets {
        effects.append(.findMarked(list.query(today: now.day), ids))
      }
    default: break
    }
    return effects
  }

  private var isWholeList: Bool { list.window.isAtStart && list.window.isAtEnd }

  /// The range goes on to the selected row. Beyond the window the store tells what lies between.
  private mutating func followSelection() -> [Effect] {
    guard var range = list.marks?.range, let row = list.selectedRow,
      let index = list.selectedIndex, range.path.last != row.item.id
    else { return [] }
    let rows = list.window.rows
    let last = range.path.last.flatMap(list.window.index)
    if last == nil { range.path = [range.start.id] }
    guard let from = last ?? list.window.index(of: range.start.id) else {
      return [.findRange(list.query(today: now.day), from: range.start, to: row.cursor)]
    }
    for next in stride(from: from, through: index, by: index < from ? -1 : 1).dropFirst() {
      range.step(to: rows[next].item.id)
    }
    take(range)
    return []
  }

  /// Takes in what lies between two rows.
  mutating func takeRange(_ ids: [UUID]?, from start: Cursor, to end: UUID) {
    guard var range = list.marks?.range, range.start == start, list.selection == end else { return }
    if let ids {
      range.path = ids
      take(range)
    } else {
      message = .tooManyMarked
      list.marks?.endRange()
    }
  }

  private mutating func take(_ range: Marks.Range) {
    let old = list.marks
    list.marks?.range = range
    guard let count = list.marks?.count(of: nil), count > Marks.maximum else { return }
    message = .tooManyMarked
    list.marks = old
    list.marks?.endRange()
  }
}

extension ListState {
  /// What the list finds, in no order: another order leaves marks as they are.
  func markedQuery(today: CalendarDay) -> TodoQuery {
    var query = countedQuery(today: today)
    query.sort = []
    return query
  }

  /// Whether a row is marked. What is shown only because it was just ticked is not found by the list.
  func isMarked(_ item: TodoItem) -> Bool {
    guard let marks else { return false }
    return marks.contains(item.id) && !(marks.isOfAll && isKept(item))
  }
}
