import FoundationEssentials
import TodoCore

/// The trash on the screen: what was deleted, as far as it has been read.
struct TrashScreen: Hashable, Sendable {
  /// A deleted item with the step that deleted it.
  struct Row: Hashable, Sendable, Identifiable {
    let deleted: DeletedItem
    let step: Step?
    var id: UUID { deleted.item.id }
  }

  var list = PagedRows<Row>()
  /// Where the next page begins; `nil` at the end.
  var next: TrashCursor?
  /// How many rows there are, once its end was seen.
  var total: Int?
}

/// A stretch of the trash that is to be read.
struct TrashRequest: Hashable, Sendable {
  /// Where it lies.
  enum Place: Hashable, Sendable {
    /// From the newest on.
    case start
    case after(TrashCursor)
    /// Up to the row of that number, from 0.
    case before(Int)
    /// Up to the oldest; whether that is to be selected.
    case end(selecting: Bool)
  }

  let place: Place
  let limit: Int
}

/// What was read of the trash.
struct TrashStretch: Hashable, Sendable {
  let rows: [TrashScreen.Row]
  /// Where the next page begins; `nil` at the end.
  let next: TrashCursor?
  /// How many rows come before it.
  var skipped = 0
}
