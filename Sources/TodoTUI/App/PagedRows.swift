/// Rows of a screen that are read page by page, from the newest back, with one of them selected.
struct PagedRows<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable {
  /// How many are read at a time.
  static var pageSize: Int { 200 }
  /// How many are read again at most after a change; what was further back is read again when it is come to.
  static var most: Int { 1000 }

  private(set) var rows: [Row] = []
  private(set) var selected = 0
  /// The first row on the screen.
  private(set) var top = 0
  private(set) var isLoaded = false

  /// The selected row.
  var selectedRow: Row? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// How many to read to have again what is there.
  var countToReload: Int { min(PagedRows.most, max(PagedRows.pageSize, rows.count)) }

  /// Takes rows in place of all, with the selection on its row, or where that is gone on the one in its place.
  mutating func replace(with rows: [Row]) {
    let id = selectedRow?.id
    let place = id.flatMap { id in rows.firstIndex { $0.id == id } }
    self.rows = rows
    selected = max(0, min(place ?? selected, rows.count - 1))
    isLoaded = true
  }

  /// Takes the next page.
  mutating func append(_ more: [Row]) { rows += more }

  /// Selects the row that many further on, as far as there are rows.
  mutating func move(by count: Int) {
    selected = max(0, min(selected + count, rows.count - 1))
  }

  /// Scrolls as little as needed to have the selected row on a screen of that height.
  mutating func scroll(height: Int) {
    top = max(min(top, selected), selected - height + 1)
    top = max(0, min(top, rows.count - height))
  }

  /// Whether the next page should be read: the selection is within a screen of the end.
  func isNearEnd(height: Int) -> Bool { rows.count - 1 - selected < height }
}
