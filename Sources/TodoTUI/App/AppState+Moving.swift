import TodoCore

/// Moving the selection. Inside the window this touches nothing outside.
extension AppState {
  /// Moves by that many rows, reading on where the window ends. `scrolling` keeps the row of the screen.
  mutating func move(by count: Int, scrolling: Bool = false) -> [Effect] {
    list.learnOffset()
    let window = list.window
    guard let index = list.selectedIndex, let last = window.rows.indices.last else { return [] }
    let target = index + count
    if window.rows.indices.contains(target) {
      select(target, from: index, scrolling: scrolling)
      return []
    }
    if count > 0, window.isAtEnd { return select(last, from: index, scrolling: scrolling) }
    if count < 0, window.isAtStart { return select(0, from: index, scrolling: scrolling) }
    if window.offset != nil, let before = list.numbersBefore {
      // From a row without a number down, the next one has the number that this one would have.
      let start = count > 0 && list.isKept(window.rows[index].item) ? before - 1 : before
      return [load(.offset(max(0, start + count)), .select(screenRow: nil))]
    }
    let edge = count > 0 ? last : 0
    return [load(.row(window.rows[edge].cursor), .step(target - edge))]
  }

  /// The first row, or the one with that number.
  mutating func goToStart(_ number: Int?) -> [Effect] {
    if let number { return goTo(number) }
    guard !list.window.isAtStart else { return select(0, from: 0, scrolling: false) }
    return [load(.start, .select(screenRow: nil))]
  }

  /// The last row, or the one with that number.
  mutating func goToEnd(_ number: Int?) -> [Effect] {
    if let number { return goTo(number) }
    guard !list.window.isAtEnd else {
      return select(list.window.rows.count - 1, from: 0, scrolling: false)
    }
    return [load(.end, .select(screenRow: nil))]
  }

  private mutating func goTo(_ number: Int) -> [Effect] {
    if let index = list.index(ofNumber: number) { return select(index, from: 0, scrolling: false) }
    if let offset = list.window.offset, list.window.isAtEnd, number > offset {
      return select(list.window.rows.count - 1, from: 0, scrolling: false)
    }
    return [load(.offset(max(0, number - 1)), .select(screenRow: nil))]
  }

  @discardableResult
  private mutating func select(_ index: Int, from old: Int, scrolling: Bool) -> [Effect] {
    list.select(index, screenRow: scrolling ? old - list.top : nil, height: listHeight)
    return []
  }
}
