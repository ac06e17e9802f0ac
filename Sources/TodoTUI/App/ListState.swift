import FoundationEssentials
import TodoCore

/// The list on the screen: which one, what is searched in it, the rows at hand and the selected one.
struct ListState: Sendable {
  /// More kept items than this would make the query slow; the oldest are let go.
  static let maximumKept = 200

  var source: ListSource = .all
  /// The text of the search box; it filters also while the box is closed.
  var search = TextField()
  var hideDone = false
  /// How lists are sorted that have no order of their own.
  var order = ListOrder.arrival
  /// What was ticked in this window and is still shown, dim, although done items are hidden.
  var kept: [UUID] = []
  /// What is marked; `nil` where nothing is.
  var marks: Marks?
  var window = ListWindow()
  /// The selected item, by identity: rows may come and go around it.
  var selection: UUID?
  /// The index in the window of the first row on the screen.
  var top = 0
  /// How many items the worker has counted; `nil` until it has.
  var counted: Int?
  /// Whether the rows were read at all.
  var isLoaded = false

  /// What the rows are read with.
  func query(today: CalendarDay) -> TodoQuery {
    var query = source.query(search: search.text, hideDone: hideDone, today: today, keeping: kept)
    if source.takesOrder { query.sort = order.sort }
    return query
  }

  /// What the header counts: kept items are a courtesy and not part of the list.
  func countedQuery(today: CalendarDay) -> TodoQuery {
    source.query(search: search.text, hideDone: hideDone, today: today, keeping: [])
  }

  /// What the offset is counted with: kept items have no number.
  func locatedQuery(today: CalendarDay) -> TodoQuery {
    var query = query(today: today)
    query.keeping = []
    return query
  }

  /// Whether the rows at hand are the whole list.
  var isWhole: Bool { isLoaded && window.isAtStart && window.isAtEnd }

  /// How many items the list finds; `nil` while nobody knows.
  var total: Int? { isWhole ? window.rows.count { !isKept($0.item) } : counted }

  /// Where the selected row is in the window.
  var selectedIndex: Int? { selection.flatMap(window.index(of:)) }

  /// The selected row.
  var selectedRow: Page.Row? { selectedIndex.map { window.rows[$0] } }

  /// How many rows come before the window; the end of the list tells it where the start can't.
  private var offset: Int? {
    if let offset = window.offset { return offset }
    guard window.isAtEnd, let total else { return nil }
    return max(0, total - window.rows.count { !isKept($0.item) })
  }

  /// Takes the rows that were read.
  mutating func take(_ page: Page) {
    window.replace(with: page, kept: source.hidesDone(hideDone) ? Set(kept) : [])
  }

  /// Whether an item stays in its place of the list when these fields of it change.
  func keepsPlace(changing fields: Set<ItemField>) -> Bool {
    // What is ticked in a list of open items is kept where it is.
    if fields.isSubset(of: [.done]) { return source != .done }
    guard search.isEmpty, source.takesOrder else { return false }
    return fields.isDisjoint(with: [order.field, source.field].compactMap(\.self))
  }

  /// Keeps the offset for windows further up, before one is read from here.
  mutating func learnOffset() {
    if window.offset == nil, let offset { window.learn(offset: offset) }
  }

  /// Takes in how many rows of the list come before one of those at hand.
  mutating func learn(_ cursor: Cursor, comesAfter count: Int) {
    guard let index = window.index(of: cursor.id) else { return }
    window.learn(offset: count - window.rows[..<index].count { !isKept($0.item) })
  }

  /// The place of the first row at hand, where nobody knows how many come before it.
  var unlocated: Cursor? { offset == nil ? window.rows.first?.cursor : nil }

  /// How many rows with a number come before the selected one.
  var numbersBefore: Int? {
    guard let index = selectedIndex, let offset else { return nil }
    return offset + window.rows[..<index].count { !isKept($0.item) }
  }

  /// The number of the selected row in the list.
  var position: Int? {
    // With nothing but kept rows there is nothing to be the first of.
    guard let numbersBefore, total != 0 else { return nil }
    return min(numbersBefore + 1, total ?? .max)
  }

  /// Where in the window the row with that number is.
  func index(ofNumber number: Int) -> Int? {
    guard var count = window.offset else { return nil }
    return window.rows.firstIndex { row in
      if isKept(row.item) { return false }
      count += 1
      return count == number
    }
  }

  /// Whether it is shown only because it was ticked just now.
  func isKept(_ item: TodoItem) -> Bool {
    item.done && source.hidesDone(hideDone) && kept.contains(item.id)
  }

  /// Selects a row of the window and scrolls as little as needed, or so that it is on that row of the screen.
  mutating func select(_ index: Int, screenRow: Int? = nil, height: Int) {
    guard window.rows.indices.contains(index) else {
      selection = nil
      top = 0
      return
    }
    selection = window.rows[index].item.id
    if let screenRow { top = index - screenRow }
    top = min(top, index)
    top = max(top, index - height + 1)
    top = max(0, min(top, window.rows.count - height))
  }

  /// Remembers items that were ticked or opened again here; no more than a slip may be.
  mutating func keep(_ ids: [UUID], done: Bool) {
    let changed = Set(ids)
    kept.removeAll(where: changed.contains)
    guard done, source.hidesDone(hideDone), ids.count <= ListState.maximumKept else { return }
    kept = (kept + ids).suffix(ListState.maximumKept)
  }
}
