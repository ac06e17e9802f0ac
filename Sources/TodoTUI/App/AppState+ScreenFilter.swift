import TodoCore
import TodoText

/// A row that a filter can look into.
protocol FilteredRow {
  /// All of it that can be searched for.
  func text(in state: AppState) -> String
}

/// Narrowing the trash and the history by what is typed. A key looks at no more than `PagedRows.most` rows: those
/// further back are looked at when one goes on beyond the last row.
extension AppState {
  /// Opens the filter of the screen.
  mutating func filterScreen() -> [Effect] { changeFilter { $0.isTyping = true } }

  /// What is typed stays; keys are commands again.
  mutating func keepFilter() -> [Effect] { changeFilter { $0.isTyping = false } }

  /// Text for the filter, where it is open.
  mutating func typeFilter(_ change: (inout TextField) -> Void) -> [Effect] {
    changeFilter { if $0.isTyping { change(&$0.field) } }
  }

  /// All rows again; `false` where there was no filter.
  mutating func clearFilter() -> Bool {
    guard let filter = screenFilter, filter.isTyping || !filter.field.isEmpty else { return false }
    _ = changeFilter { $0 = RowFilter() }
    return true
  }

  /// The filter of the screen that is open.
  var screenFilter: RowFilter? {
    switch mode {
    case .trash(let screen): screen.list.filter
    case .history(let screen): screen.list.filter
    default: nil
    }
  }

  /// Whether a row holds all words of a filter.
  func finder<Row: FilteredRow>(_ filter: RowFilter) -> (Row) -> Bool {
    let words = filter.words
    return { words.isEmpty || Folding.hasAll(words, in: $0.text(in: self)) }
  }

  /// Changes the filter of the screen that is open, and narrows its rows.
  mutating func changeFilter(_ change: (inout RowFilter) -> Void) -> [Effect] {
    switch mode {
    case .trash(var screen):
      // What was deleted lately is looked at first, also from the other end.
      guard screen.list.skipped == 0 else {
        screen = TrashScreen()
        change(&screen.list.filter)
        mode = .trash(screen)
        return reloadScreen()
      }
      change(&screen.list.filter)
      screen.list.narrow(where: finder(screen.list.filter))
      mode = .trash(screen)
      return readOn(mostRead: PagedRows<TrashScreen.Row>.most)
    case .history(var screen):
      change(&screen.list.filter)
      screen.list.narrow(where: finder(screen.list.filter))
      mode = .history(screen)
      return readOn(mostRead: PagedRows<HistoryScreen.Row>.most)
    default: return []
    }
  }
}

extension TrashScreen.Row: FilteredRow {
  func text(in state: AppState) -> String {
    let tags = deleted.item.tags.map { "#" + $0 }
    return ([deleted.item.title, aside(in: state)] + tags + [deleted.item.notes])
      .joined(separator: "\n")
  }

  /// What is said beside the title: its group, and what deleted it.
  func aside(in state: AppState) -> String {
    let group = deleted.groupName.map { "@" + $0 }
    let name = step.map(StepName.init)
    // That an item was deleted by deleting it goes without saying.
    let action = name.flatMap {
      $0.isPlainDeletion ? nil : state.strings.describe($0, now: state.now)
    }
    return [group, action].compactMap(\.self).joined(separator: "  ")
  }
}

extension HistoryScreen.Row: FilteredRow {
  func text(in state: AppState) -> String {
    sentence(in: state) + "\n" + state.strings.origin(of: step)
  }

  /// What was done, and whether that is not in effect any more.
  func sentence(in state: AppState) -> String { sentence(of: StepName(step), in: state) }

  /// The same for so many columns: first titles lose their ends, then it goes without what was set.
  func sentence(in state: AppState, columns: Int) -> String {
    var name = StepName(step)
    let text = FittingText.of(columns: columns) { sentence(of: name.shortened(to: $0), in: state) }
    guard DisplayWidth.of(text) > columns, name.value != nil else { return text }
    name.value = nil
    return FittingText.of(columns: columns) { sentence(of: name.shortened(to: $0), in: state) }
  }

  private func sentence(of name: StepName, in state: AppState) -> String {
    let text = state.strings.describe(name, now: state.now)
    return step.state == .undone ? state.strings.undone(text) : text
  }
}

extension StepName {
  /// Whether it deleted one item and no more.
  fileprivate var isPlainDeletion: Bool { action == .deleteItem && count == 1 }
}
