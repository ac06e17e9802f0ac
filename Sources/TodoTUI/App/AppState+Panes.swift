import FoundationEssentials
import TodoCore

/// Clicks on what the panes and the header show.
extension AppState {
  /// A click there; while something else has the keyboard, nothing.
  mutating func pressPane(
    _ target: MouseTarget, at point: Point, isDouble: Bool
  ) -> [Effect] {
    guard mode == .browse || mode == .search else { return [] }
    if case .search(let area) = target {
      list.search.placeCaret(at: point, in: area, focused: mode == .search)
      focus = .list
      mode = .search
      return []
    }
    // The search box is left with its text, as by Enter.
    return accept() + pressPane(target, isDouble: isDouble)
  }

  private mutating func pressPane(_ target: MouseTarget, isDouble: Bool) -> [Effect] {
    switch target {
    case .pane(let pane): focus = pane
    case .row(let id):
      guard selectRow(id) else { return [] }
      return isDouble ? open(.form(.title)) : []
    case .box(let id):
      // This one, whatever is marked: it is what was pointed at.
      guard selectRow(id), let item = list.selectedRow?.item else { return [] }
      return [.write(.update(id, ItemPatch(done: !item.done)))]
    case .source(let source):
      focus = layout.visible.contains(.sidebar) ? .sidebar : .list
      return source == list.source ? [] : show(source)
    case .hideDone: return run(.toggleHideDone, count: nil)
    default: break
    }
    return []
  }

  private mutating func selectRow(_ id: UUID) -> Bool {
    guard let index = list.window.index(of: id) else { return false }
    focus = .list
    list.select(index, height: listHeight)
    return true
  }
}
