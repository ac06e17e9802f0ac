/// Rows of a screen that are read page by page, from the newest back, narrowed by a filter, with one of them selected.
struct PagedRows<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable {
  /// How many are read at a time.
  static var pageSize: Int { 200 }
  /// How many are read at most by one key: again after a change, or for a filter that finds few. What is further
  /// back is read when it is come to.
  static var most: Int { 1000 }

  /// How many rows come before those that were read.
  private(set) var skipped = 0
  /// All that were read.
  private(set) var read: [Row] = []
  /// Those of them that the filter finds.
  private(set) var rows: [Row] = []
  var filter = RowFilter()
  private(set) var selected = 0
  /// The first row on the screen.
  private(set) var top = 0
  private(set) var isLoaded = false

  /// The selected row.
  var selectedRow: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// How many to read to have again what is there.
  var countToReload: Int { min(PagedRows.most, max(PagedRows.pageSize, read.count)) }

  /// Takes rows in place of all, with the selection on its row, or where that is gone on the one in its place.
  mutating func replace(with read: [Row], skipping skipped: Int = 0, where isFound: (Row) -> Bool) {
    self.read = read
    self.skipped = skipped
    isLoaded = true
    show(read.filter(isFound), otherwise: selected)
  }

  /// Takes the next page.
  mutating func append(_ more: [Row], where isFound: (Row) -> Bool) {
    read += more
    rows += more.filter(isFound)
  }

  /// Takes the page before, with the rows where they are on the screen.
  mutating func prepend(_ more: [Row], where isFound: (Row) -> Bool) {
    let found = more.filter(isFound)
    read = more + read
    rows = found + rows
    skipped -= more.count
    selected += found.count
    top += found.count
  }

  /// The filter is another one. Where the selected row is not found the first one is selected.
  mutating func narrow(where isFound: (Row) -> Bool) {
    show(read.filter(isFound), otherwise: 0)
  }

  private mutating func show(_ rows: [Row], otherwise index: Int) {
    let id = selectedRow?.id
    self.rows = rows
    let place = id.flatMap { id in rows.firstIndex { $0.id == id } }
    selected = max(0, min(place ?? index, rows.count - 1))
  }

  /// Selects a row; `false` where it is gone.
  mutating func select(_ id: Row.ID) -> Bool {
    guard let place = rows.firstIndex(where: { $0.id == id }) else { return false }
    selected = place
    return true
  }

  /// Selects the row that many further on, as far as there are rows.
  mutating func move(by count: Int) {
    selected = max(0, min(selected + count, rows.count - 1))
  }

  /// Scrolls as little as needed to have the selected row on a screen of that height.
  mutating func scroll(height: Int) {
    top = max(min(top, selected), selected - height + 1)
    top = max(0, min(top, rows.count - height))
  }

  /// Whether the page before should be read.
  func isNearStart(height: Int) -> Bool { skipped > 0 && selected < height }

  /// Whether the next page should be read: the selection is within a screen of the end.
  func isNearEnd(height: Int) -> Bool { rows.count - 1 - selected < height }
}
