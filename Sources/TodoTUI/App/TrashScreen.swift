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
}

/// A stretch of the trash that is to be read; without a place, from the newest on.
struct TrashRequest: Hashable, Sendable {
  var from: TrashCursor?
  let limit: Int
}
