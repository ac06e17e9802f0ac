import FoundationEssentials
import TodoCore

/// The rows that the list holds: what is on the screen and about one screen more on each side. The whole
/// list is in the database only.
struct ListWindow: Hashable, Sendable {
  private(set) var rows: [Page.Row] = []
  private(set) var isAtStart = true
  private(set) var isAtEnd = true
  /// How many rows of the list come before the first one, where that is known.
  private(set) var offset: Int?

  /// The index of an item in `rows`.
  func index(of id: UUID) -> Int? { rows.firstIndex { $0.item.id == id } }

  /// Takes the rows of a page. Where reading did not tell how many come before, a row that both hold does.
  ///
  /// - Parameter kept: items that are shown and have no number where they are done.
  mutating func replace(with page: Page, kept: Set<UUID> = []) {
    func numbers(_ rows: ArraySlice<Page.Row>) -> Int {
      rows.count { !($0.item.done && kept.contains($0.item.id)) }
    }
    var known = page.isAtStart ? 0 : page.offset
    if known == nil, let offset {
      let old = Dictionary(
        rows.enumerated().map { ($1.item.id, $0) }, uniquingKeysWith: { first, _ in first })
      for (index, row) in page.rows.enumerated() {
        guard let place = old[row.item.id] else { continue }
        known = offset + numbers(rows[..<place]) - numbers(page.rows[..<index])
        break
      }
    }
    rows = page.rows
    isAtStart = page.isAtStart
    isAtEnd = page.isAtEnd
    offset = known.map { max(0, $0) }
  }

  /// Forgets how many rows come before: others may have come or gone there.
  mutating func forgetOffset() { offset = nil }

  /// Takes in how many rows come before, worked out by other means.
  mutating func learn(offset: Int) { self.offset = max(0, offset) }
}
