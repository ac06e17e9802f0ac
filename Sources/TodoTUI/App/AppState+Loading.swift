import FoundationEssentials
import TodoCore

/// Reading the rows around the selected one.
extension AppState {
  /// The rows around an anchor: the screen and one more on each side, from the start of a list the screen alone.
  /// Each row costs as much to read as to draw, and the next screen is read as soon as the selection moves near it.
  func load(_ anchor: Anchor, _ purpose: PageRequest.Purpose) -> Effect {
    let margin = max(listHeight, 10)
    let isStart = anchor == .start
    return .load(
      PageRequest(
        query: list.query(today: now.day), anchor: anchor,
        before: isStart ? 0 : margin, after: (isStart ? 0 : margin) + listHeight, purpose: purpose))
  }

  /// Both counts; they come some time later.
  func count() -> [Effect] {
    [.count(list.countedQuery(today: now.day)), countLists()]
  }

  /// Whether an effect is still of use when the frame is shown: a list that is wholly at hand need not be counted.
  func needs(_ effect: Effect) -> Bool {
    guard case .count(let query) = effect else { return true }
    return !list.isWhole || query != list.countedQuery(today: now.day)
  }

  /// Takes in how many items the list finds.
  mutating func takeTotal(_ total: Int) -> [Effect] {
    let isOther = list.counted != nil && list.counted != total
    list.counted = total
    // What was worked out from the old total may be wrong; it is shown until that is known.
    guard isOther, !list.window.isAtStart, let first = list.window.rows.first else { return [] }
    return [.locate(list.locatedQuery(today: now.day), first.cursor)]
  }

  /// Reads again what is shown, without moving the selection off its item or the item on the screen.
  func reload() -> [Effect] {
    guard let index = list.selectedIndex else { return [load(.start, .select(screenRow: nil))] }
    let row = list.window.rows[index]
    return [load(.row(row.cursor), .keep(row.item.id, screenRow: index - list.top))]
  }

  /// Another list, from its first row.
  mutating func show(_ source: ListSource) -> [Effect] {
    list.source = source
    if case .tag(let tag) = source { shownTag = tag }
    return restart(select: nil)
  }

  /// The query is another one: what was kept or counted belonged to the old one.
  mutating func restart(select id: UUID?) -> [Effect] {
    list.kept = []
    list.counted = nil
    list.window.forgetOffset()
    let counting = Effect.count(list.countedQuery(today: now.day))
    guard let id else {
      list.selection = nil
      return [load(.start, .select(screenRow: nil)), counting]
    }
    return [load(.item(id), .find(id, otherwise: .start, screenRow: nil)), counting]
  }

  /// Takes in the rows that were read.
  mutating func show(_ page: Page, for request: PageRequest) -> [Effect] {
    // A list that was left meanwhile.
    guard request.query == list.query(today: now.day) else { return [] }
    list.isLoaded = true
    let effects = follow(page, for: request)
    guard let unlocated = list.unlocated else { return effects }
    return effects + [.locate(list.locatedQuery(today: now.day), unlocated)]
  }

  /// Does what a page was read for.
  private mutating func follow(_ page: Page, for request: PageRequest) -> [Effect] {
    switch request.purpose {
    case .select(let screenRow):
      // A jump past the end of a list that became shorter.
      if page.rows.isEmpty, case .offset = request.anchor {
        return [load(.end, .select(screenRow: nil))]
      }
      take(page, select: page.anchorIndex, screenRow: screenRow)
    case .keep(let id, let screenRow):
      guard let index = page.rows.firstIndex(where: { $0.item.id == id }) else {
        // Gone, or in another place of the order now.
        return [load(.item(id), .find(id, otherwise: request.anchor, screenRow: screenRow))]
      }
      take(page, select: index, screenRow: screenRow)
    case .find(let id, let otherwise, let screenRow):
      guard let index = page.rows.firstIndex(where: { $0.item.id == id }) else {
        let lost = watched.flatMap { $0.id == id ? $0 : nil }
        return [load(otherwise, .select(screenRow: screenRow))] + (lost.map { [.trace($0)] } ?? [])
      }
      take(page, select: index, screenRow: screenRow)
    case .step(let count):
      take(page, select: page.anchorIndex, screenRow: nil)
      return move(by: count)
    }
    return []
  }

  private mutating func take(_ page: Page, select index: Int, screenRow: Int?) {
    list.take(page)
    list.top = 0
    // Without a wish for a row of the screen, a row far from the start is shown in the middle.
    let row = screenRow ?? (index < listHeight ? index : listHeight / 2)
    list.select(index, screenRow: row, height: listHeight)
  }

  /// The next rows, where the window ends within a screen of the selected one and the list does not. On its first
  /// row a list needs no more than the screen.
  func loadMore(around index: Int) -> Effect? {
    let window = list.window
    if index == 0, window.isAtStart, window.rows.count >= listHeight { return nil }
    let isShort =
      !window.isAtStart && index < listHeight
      || !window.isAtEnd && window.rows.count - 1 - index < listHeight
    guard isShort else { return nil }
    let row = window.rows[index]
    return load(.row(row.cursor), .keep(row.item.id, screenRow: index - list.top))
  }
}
