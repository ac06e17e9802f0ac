public import FoundationEssentials

/// A place in the order of a query that stays valid while rows come and go: the id and sort values of a row.
public struct Cursor: Hashable, Sendable {
  /// The row's item.
  public let id: UUID
  /// Its values in the columns that the query sorts by.
  let values: [Value]
}

/// Where a page is read.
public enum Anchor: Hashable, Sendable {
  /// From the first row on.
  case start
  /// Up to the last row.
  case end
  /// Around that row; where it is gone, around its successor.
  case row(Cursor)
  /// Around the item with that id; the start, where the query does not find it.
  case item(UUID)
  /// Around the row with that many before it, kept ones not counted (walks an index: a numbered jump, not for
  /// scrolling).
  case offset(Int)
}

/// Consecutive rows of a query: the ones on the screen and a margin, never the whole list.
public struct Page: Hashable, Sendable {
  /// An item with its place.
  public struct Row: Hashable, Sendable {
    /// The item as it was when the page was read.
    public let item: TodoItem
    /// Where it stands in the order of the query.
    public let cursor: Cursor
  }

  /// The rows, in order.
  public let rows: [Row]
  /// The index in `rows` of what was asked for; 0 where the page is empty.
  public let anchorIndex: Int
  /// Whether no row comes before the first one.
  public let isAtStart: Bool
  /// Whether no row comes after the last one.
  public let isAtEnd: Bool
  /// How many rows come before the first one, kept ones not counted, where reading told it.
  public let offset: Int?
}
